package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.explorer.woven.WovenHeap;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.scenario.PoolScenarios;
import dev.touchstone.models.scenario.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that one run of the engine tries on one pool. */
final class PoolCampaign extends ClientCampaign<PoolClient> {
  private @Nullable PoolSubject pool;

  PoolCampaign(EngineRun run, PoolSubject subject, WovenSubjects woven) {
    super(run, subject, ExplorerCheck.POOL_CLIENTS, woven);
  }

  @Override
  List<PoolClient> clients(Subject subject) {
    if (!(subject instanceof PoolSubject woven)) {
      throw new SubjectException("it is not a pool once woven");
    }
    pool = woven;
    List<Scenario> scenarios = PoolScenarios.pinned();
    warmUp(woven, scenarios.get(0));
    return scenarios.stream().map(PoolClient::new).toList();
  }

  /** Lets classes be initialized before any thread runs. */
  static void warmUp(PoolSubject subject, Scenario scenario) {
    PoolUnderTest pool = subject.create(PoolJudge.settings(scenario, subject));
    Object array = pool.take(PoolJudge.LENGTH);
    if (pool.release(array)) {
      pool.release(pool.take(PoolJudge.LENGTH));
    }
  }

  @Override
  Verification.Result explore(
      PoolClient client, Set<String> violated, MemoryModel model, Duration time) {
    return explore(loader(), Objects.requireNonNull(pool), client, violated, model, time);
  }

  /** Explores a client program of a pool whose classes come from this loader. */
  static Verification.Result explore(
      ClassLoader loader,
      PoolSubject subject,
      PoolClient client,
      Set<String> violated,
      MemoryModel model,
      Duration time) {
    WovenHeap heap = new WovenHeap(loader, AccessModes.AS_WRITTEN);
    PoolProgram program =
        new PoolProgram(
            client, subject.create(PoolJudge.settings(client.scenario(), subject)), heap);
    return QueueExploration.verified(
        program.program(),
        heap,
        new PoolOrder(subject, client.scenario(), program.resultsBefore(), violated),
        model,
        time);
  }

  @Override
  String foundation() {
    return PoolClaims.EXCLUSIVE;
  }

  @Override
  String progress() {
    return PoolClaims.PROGRESS;
  }
}
