package dev.touchstone.models;

import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.evidence.Check;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.models.lincheck.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The Lincheck engine: scenarios of a contract under Lincheck, judged by the contract's sequential
 * specification. Runs on one thread; one run at a time in a JVM, because Lincheck rewrites classes
 * for all of it.
 */
public final class LincheckEngine implements Engine {
  /** Lincheck's version. */
  static final String VERSION = "3.7";

  /**
   * The entry of the engine's JVM.
   *
   * @param arguments the request file
   */
  public static void main(String[] arguments) {
    EngineMain.main(new LincheckEngine(), arguments);
  }

  @Override
  public String name() {
    return EngineKind.LINCHECK.engineName();
  }

  @Override
  public String version() {
    return VERSION;
  }

  @Override
  public List<Check> checks() {
    return Stream.<Check[]>of(
            QueueCheck.values(), RingCheck.values(), PoolCheck.values(), KeysCheck.values())
        .flatMap(Stream::of)
        .toList();
  }

  @Override
  public void run(EngineRun run) {
    List<Campaign> campaigns = new ArrayList<>();
    for (Subject subject : run.subjects()) {
      if (subject instanceof QueueSubject queue) {
        campaigns.add(new QueueCampaign(run, queue));
      } else if (subject instanceof RingSubject ring) {
        campaigns.add(new RingCampaign(run, ring));
      } else if (subject instanceof PoolSubject pool) {
        campaigns.add(new PoolCampaign(run, pool));
      } else if (subject instanceof KeysSubject keys) {
        campaigns.add(new KeysCampaign(run, keys));
      }
    }
    // Lincheck instruments every class anew when its mode changes: one change for all subjects.
    try {
      campaigns.forEach(Campaign::modelCheck);
      campaigns.forEach(Campaign::stress);
    } finally {
      Trial.restoreClasses();
    }
  }
}
