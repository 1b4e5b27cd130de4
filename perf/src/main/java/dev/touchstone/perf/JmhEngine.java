package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.util.Version;

/** The JMH engine: one thing is measured at a time. */
public final class JmhEngine implements Engine {
  /** As on the command line and in evidence. */
  public static final String NAME = "jmh";

  private static final List<PerfCheck> CHECKS =
      Stream.of(new QueueRowSet(), new PoolRowSet(), new KeysRowSet())
          .flatMap(
              rowSet -> Stream.<PerfCheck>of(new AllocationCheck(rowSet), new SpeedCheck(rowSet)))
          .toList();

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String version() {
    return Version.getPlainVersion();
  }

  @Override
  public List<PerfCheck> checks() {
    return CHECKS;
  }

  @Override
  public void run(EngineRun run) {
    for (Subject subject : run.subjects()) {
      for (PerfCheck check : CHECKS) {
        if (!run.applicable(check, subject).isEmpty()) {
          Instant startedAt = Instant.now();
          run.report(subject, check, measure(subject, check, run), startedAt);
        }
      }
    }
  }

  private static Finding measure(Subject subject, PerfCheck check, EngineRun run) {
    try {
      return check.run(subject, run);
    } catch (Exception failure) {
      run.problem(check.id() + " of " + subject.name() + " failed: " + failure);
      return Finding.inconclusive(
          check.claim(), "the check itself failed: " + failure, Strength.NONE, Replay.Kind.RERUN);
    }
  }
}
