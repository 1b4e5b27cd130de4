package dev.touchstone.conformance;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Runs checks in the test's JVM and collects their findings. */
public final class Conformance {
  private Conformance() {}

  /** Every finding of every check that applies to the subject. */
  public static List<Finding> findings(Subject subject, Budget budget, String... onlyClaims)
      throws InterruptedException {
    List<Finding> findings = Collections.synchronizedList(new ArrayList<>());
    for (ConformanceCheck check : new ConformanceEngine().checks()) {
      List<String> claims =
          check.claims().stream()
              .filter(claim -> onlyClaims.length == 0 || Arrays.asList(onlyClaims).contains(claim))
              .filter(claim -> check.notApplicable(subject, claim).isEmpty())
              .toList();
      if (!claims.isEmpty()) {
        String problem =
            ConformanceEngine.attempt(subject, check, new Trial(claims, budget, 1, findings::add));
        if (problem != null) {
          throw new AssertionError(problem);
        }
      }
    }
    return List.copyOf(findings);
  }

  /** Runs the sequential model check again, and does something where the recipe leads to. */
  public static void repeat(Subject subject, Trial trial, String recipe, Runnable there)
      throws InterruptedException {
    trial.journal().at(Long.parseLong(recipe), there);
    ConformanceCheck model =
        new ConformanceEngine()
            .checks().stream().filter(c -> c.id().equals("sequential-model")).findFirst().get();
    ConformanceEngine.attempt(subject, model, trial);
  }

  /** The subject of that name. */
  public static Subject subject(String name) {
    return Subjects.find(name, null);
  }
}
