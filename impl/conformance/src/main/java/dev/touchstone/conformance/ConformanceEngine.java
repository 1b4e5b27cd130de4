package dev.touchstone.conformance;

import dev.touchstone.conformance.keys.KeysChecks;
import dev.touchstone.conformance.pool.PoolChecks;
import dev.touchstone.conformance.queue.QueueChecks;
import dev.touchstone.conformance.ring.RingChecks;
import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The sequential engine: runs each check on each subject, one after the other, each in a thread of
 * its own.
 */
public final class ConformanceEngine implements Engine {
  /** As on the command line and in evidence. */
  public static final String NAME = "conformance";

  private static final List<ConformanceCheck> ALL =
      Stream.of(QueueChecks.all(), RingChecks.all(), PoolChecks.all(), KeysChecks.all())
          .flatMap(List::stream)
          .toList();

  private static final Duration CALL_LIMIT = Duration.ofSeconds(3);
  private static final Replay.Kind REPLAY = Replay.Kind.DETERMINISTIC;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String version() {
    String version = ConformanceEngine.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  @Override
  public List<ConformanceCheck> checks() {
    return ALL;
  }

  @Override
  public void run(EngineRun run) throws InterruptedException {
    for (Subject subject : run.subjects()) {
      for (ConformanceCheck check : checks()) {
        List<String> claims = run.applicable(check, subject);
        if (!claims.isEmpty()) {
          run(run, subject, check, claims);
        }
      }
    }
  }

  private static void run(
      EngineRun run, Subject subject, ConformanceCheck check, List<String> claims)
      throws InterruptedException {
    Instant startedAt = Instant.now();
    Trial trial =
        new Trial(
            claims,
            run.budget(),
            run.seed(),
            finding -> run.report(subject, check, finding, startedAt));
    run.recipe()
        .ifPresent(page -> trial.journal().at(Long.parseLong(page), run::failingExecutionBegins));
    String problem = attempt(subject, check, trial);
    if (problem != null) {
      run.problem(problem);
    }
  }

  /**
   * Runs one check on one subject under a watchdog.
   *
   * @return what went wrong with the check itself; null if nothing did
   */
  static @Nullable String attempt(Subject subject, ConformanceCheck check, Trial trial)
      throws InterruptedException {
    String title = check.id() + " of " + subject.name();
    try {
      Hang hang =
          new Watchdog(CALL_LIMIT).run(title, trial.journal(), () -> check.run(subject, trial));
      if (hang != null) {
        trial.report(violated(check, hang));
      }
      trial.close(hang == null ? "the check said nothing" : "cut short: " + hang.reason(), REPLAY);
      return null;
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      trial.close("the check itself failed: " + cause, REPLAY);
      return title + " failed: " + cause + " at " + List.of(cause.getStackTrace());
    }
  }

  private static Finding violated(ConformanceCheck check, Hang hang) {
    Strength strength =
        new Strength(Strength.Kind.EXAMPLE, 1, hang.steps().size(), "one thread", false, Map.of());
    return Finding.violated(
        check.hangClaim(),
        hang.reason(),
        strength,
        hang.trace(hang.call() + " never returns"),
        REPLAY);
  }
}
