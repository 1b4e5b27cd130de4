package dev.touchstone.certificate;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

/** Which package may know which: judging knows no files, pages start no engine. */
class RoomsTest {
  private static final String ROOT = "dev.touchstone.certificate";
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void packages() {
    assertThat(CLASSES).hasSizeGreaterThan(50);
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("command")
        .definedBy(ROOT + ".command")
        .layer("launch")
        .definedBy(ROOT + ".launch")
        .layer("page")
        .definedBy(ROOT + ".page..")
        .layer("files")
        .definedBy(ROOT + ".files")
        .layer("artifact")
        .definedBy(ROOT + ".artifact")
        .layer("verdict")
        .definedBy(ROOT + ".verdict")
        .whereLayer("command")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("launch")
        .mayOnlyBeAccessedByLayers("command")
        .whereLayer("page")
        .mayOnlyBeAccessedByLayers("command")
        .whereLayer("files")
        .mayOnlyBeAccessedByLayers("command", "launch", "page")
        .whereLayer("artifact")
        .mayOnlyBeAccessedByLayers("command", "launch", "files")
        .check(CLASSES);
  }

  @Test
  void judgingReadsAndStartsNothing() {
    ArchRuleDefinition.noClasses()
        .that()
        .resideInAPackage(ROOT + ".verdict")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.nio.file..", "com.fasterxml..", "picocli..")
        .check(CLASSES);
  }
}
