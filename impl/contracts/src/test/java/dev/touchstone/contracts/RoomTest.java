package dev.touchstone.contracts;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The general vocabulary knows no family of primitives; only the list of families does. */
class RoomTest {

  @Test
  void generalVocabularyKnowsNoFamily() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.touchstone.contracts..");
    assertThat(classes).as("imported").hasSizeGreaterThan(20);

    noClasses()
        .that()
        .resideInAPackage("dev.touchstone.contracts")
        .and()
        .doNotHaveSimpleName("Contracts")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.touchstone.contracts.*")
        .check(classes);
  }
}
