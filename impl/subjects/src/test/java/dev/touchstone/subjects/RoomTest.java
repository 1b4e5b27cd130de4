package dev.touchstone.subjects;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What the packages of this room may know. */
class RoomTest {
  private static final JavaClasses ROOM =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.touchstone.subjects");

  @Test
  void theRoomWasImported() {
    assertThat(ROOM.size()).isGreaterThan(40);
  }

  @Test
  void specimensKnowNothingButTheInterfaces() {
    classes()
        .that()
        .resideInAPackage("..specimens..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "..specimens..",
            "dev.touchstone.queue",
            "dev.touchstone.pool",
            "dev.touchstone.selector",
            "java..",
            "org.jspecify..")
        .check(ROOM);
  }

  @Test
  void adaptersKnowNoParticularSubject() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "..subjects.queue", "..subjects.ring", "..subjects.pool", "..subjects.keys")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("..specimens..")
        .check(ROOM);
    slices().matching("dev.touchstone.(**)").should().beFreeOfCycles().check(ROOM);
  }
}
