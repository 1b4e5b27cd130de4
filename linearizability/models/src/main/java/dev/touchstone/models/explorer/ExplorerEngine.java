package dev.touchstone.models.explorer;

import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRun;
import java.util.List;

/**
 * The explorer as an engine: client programs of each subject's contract, run on the subject's own
 * compiled classes. Runs on one thread.
 */
public final class ExplorerEngine implements Engine {

  /**
   * The entry of the engine's JVM.
   *
   * @param arguments the request file
   */
  public static void main(String[] arguments) {
    EngineMain.main(new ExplorerEngine(), arguments);
  }

  @Override
  public String name() {
    return EngineKind.EXPLORER.engineName();
  }

  @Override
  public String version() {
    String version = ExplorerEngine.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  @Override
  public List<ExplorerCheck> checks() {
    return List.of(ExplorerCheck.values());
  }

  @Override
  public void run(EngineRun run) {
    WovenSubjects woven = new WovenSubjects();
    for (Subject subject : run.subjects()) {
      if (subject instanceof QueueSubject queue) {
        new QueueCampaign(run, queue, woven).run();
      } else if (subject instanceof PoolSubject pool) {
        new PoolCampaign(run, pool, woven).run();
      }
    }
  }
}
