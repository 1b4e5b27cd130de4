package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Check;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineRun;
import java.util.List;
import java.util.stream.Stream;

/**
 * The storm engine: for each subject a thread stopped at each access, and storms of several kinds,
 * under schedule noise and plain.
 */
public final class StormsEngine implements Engine {
  /** As on the command line and in evidence. */
  public static final String NAME = "storms";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String version() {
    String version = StormsEngine.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  @Override
  public List<Check> checks() {
    return Stream.<Check>concat(Stream.of(StormCheck.values()), Stream.of(PoolCheck.values()))
        .toList();
  }

  @Override
  public void run(EngineRun run) throws InterruptedException {
    for (Subject subject : run.subjects()) {
      if (subject instanceof QueueSubject queue) {
        new QueueStorms(run, queue).run();
      } else if (subject instanceof PoolSubject pool) {
        new PoolStorms(run, pool).run();
      }
    }
  }
}
