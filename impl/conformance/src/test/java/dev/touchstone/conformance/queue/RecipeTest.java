package dev.touchstone.conformance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.ConformanceCheck;
import dev.touchstone.conformance.ConformanceEngine;
import dev.touchstone.conformance.keys.KeysChecks;
import dev.touchstone.conformance.pool.PoolChecks;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A check is one class, one control and one line in the catalogue: these fail when one of the three
 * is missing.
 */
class RecipeTest {
  /**
   * Claims whose controls need two threads; one thread sees a part of them, and the tests of
   * attribution have made-up queues, pools and key sets for that part.
   */
  private static final Set<String> WITHOUT_CONTROL_FOR_ONE_THREAD =
      Set.of(
          "QUEUE-EMPTY",
          "QUEUE-PEEK",
          "QUEUE-PROGRESS",
          "POOL-EXCLUSIVE",
          "POOL-PROGRESS",
          "KEYS-LINEAR",
          "KEYS-INTEREST",
          "KEYS-PROGRESS");

  private final List<ConformanceCheck> checks = new ConformanceEngine().checks();

  @ParameterizedTest
  @ValueSource(classes = {QueueChecks.class, PoolChecks.class, KeysChecks.class})
  void everyCheckClassIsListed(Class<?> list) throws IOException, URISyntaxException {
    Set<Class<?>> listed = checks.stream().map(Object::getClass).collect(Collectors.toSet());

    assertThat(checkClasses(list))
        .isNotEmpty()
        .allSatisfy(type -> assertThat(listed).contains(type));
  }

  @Test
  void idsAreUnique() {
    assertThat(checks).extracting(ConformanceCheck::id).doesNotHaveDuplicates();
  }

  @Test
  void everyClaimOfACheckIsInTheCatalogueWithAControlForThisEngine() {
    for (ConformanceCheck check : checks) {
      for (String id : check.claims()) {
        Claim claim = claim(id);
        if (!WITHOUT_CONTROL_FOR_ONE_THREAD.contains(id)) {
          assertThat(claim.engines()).as(id).contains(EngineKind.CONFORMANCE);
        }
      }
      assertThat(check.claims()).contains(check.hangClaim());
    }
  }

  @Test
  void everyControlForThisEngineExistsAndHasACheck() {
    Set<String> specimens = Subjects.all().stream().map(Subject::name).collect(Collectors.toSet());
    Set<String> tried =
        checks.stream().flatMap(check -> check.claims().stream()).collect(Collectors.toSet());
    for (Claim claim : Contracts.catalogue()) {
      for (Control control : claim.controls()) {
        if (control.engines().contains(EngineKind.CONFORMANCE)) {
          assertThat(specimens).contains(control.specimen());
          assertThat(tried).contains(claim.id());
        }
      }
    }
  }

  private static Claim claim(String id) {
    return Contracts.catalogue().stream()
        .filter(claim -> claim.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no claim " + id + " in the catalogue"));
  }

  /** The classes of the list's package that are checks and can be made. */
  private static List<? extends Class<?>> checkClasses(Class<?> list)
      throws IOException, URISyntaxException {
    Path classes =
        Path.of(list.getProtectionDomain().getCodeSource().getLocation().toURI())
            .resolve(list.getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(classes)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Check.class"))
          .map(name -> load(list, name.substring(0, name.length() - ".class".length())))
          .filter(ConformanceCheck.class::isAssignableFrom)
          .filter(type -> !java.lang.reflect.Modifier.isAbstract(type.getModifiers()))
          .toList();
    }
  }

  private static Class<?> load(Class<?> list, String simpleName) {
    try {
      return Class.forName(list.getPackageName() + "." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
