package dev.touchstone.models;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Who may know whom inside the room. */
class RoomTest {
  private static final JavaClasses ROOM =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.touchstone.models");

  @Test
  void thereIsSomethingToLookAt() {
    assertThat(ROOM.size()).isGreaterThan(20);
  }

  @Test
  void scenariosJudgementAndTheExplorerKnowNoLincheck() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.touchstone.models.scenario..",
            "dev.touchstone.models.judge..",
            "dev.touchstone.models.explorer..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.jetbrains.lincheck..", "org.jetbrains.kotlinx..")
        .orShould()
        .dependOnClassesThat()
        .resideInAPackage("dev.touchstone.models.lincheck..")
        .check(ROOM);
  }

  @Test
  void tracePointsAndFailuresAreTouchedInThreeClassesOnly() {
    classes()
        .that()
        .resideInAPackage("dev.touchstone.models..")
        .and()
        .haveSimpleNameNotStartingWith("LincheckInternals")
        .and()
        .haveSimpleNameNotStartingWith("TracePoints")
        .and()
        .haveSimpleNameNotStartingWith("OpenCalls")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages(
            "org.jetbrains.kotlinx.lincheck.trace..", "org.jetbrains.kotlinx.lincheck.strategy..")
        .check(ROOM);
  }
}
