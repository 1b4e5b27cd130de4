package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * Explores on a subject's compiled classes a scenario as Lincheck runs it, so that the two can be
 * compared. Used by one thread at a time.
 */
public final class ScenarioExploration {
  private final WovenSubjects woven = new WovenSubjects();
  private final Subject subject;

  /**
   * Loads and weaves a subject's classes.
   *
   * @param plain a queue or a pool of arrays
   * @throws SubjectException if it is neither, or cannot be had once woven
   */
  public ScenarioExploration(Subject plain) {
    subject = woven.of(plain);
    if (!(subject instanceof QueueSubject || subject instanceof PoolSubject)) {
      throw new SubjectException(plain.name() + " is neither a queue nor a pool of arrays");
    }
  }

  /**
   * Explores all executions of a scenario, or as many as the time allows, and judges each by the
   * contract.
   *
   * @param scenario of a queue: offers of the elements 1, 2, 3 … in the order of its text, and
   *     polls; at the end the queue is drained whatever stands there
   */
  public Verification.Result explore(Scenario scenario, MemoryModel model, Duration time) {
    if (subject instanceof PoolSubject pool) {
      PoolCampaign.warmUp(pool, scenario);
      return PoolCampaign.explore(
          woven.loader(), pool, new PoolClient(scenario), Set.of(), model, time);
    }
    QueueSubject queue = (QueueSubject) subject;
    int holds = QueueCampaign.warmUp(queue, scenario.capacity());
    return new QueueExploration(woven.loader(), queue, AccessModes.AS_WRITTEN)
        .explore(client(scenario), holds, Set.of(), model, time);
  }

  private static QueueClient client(Scenario scenario) {
    int[] offered = {0};
    String before = letters(scenario.before(), offered);
    List<String> threads =
        scenario.threads().stream().map(steps -> letters(steps, offered)).toList();
    return new QueueClient(scenario.capacity(), before, threads);
  }

  private static String letters(List<Step> steps, int[] offered) {
    StringBuilder letters = new StringBuilder();
    for (Step step : steps) {
      if (step.operation().equals(QueueOperations.POLL)) {
        letters.append(QueueClient.POLL);
      } else if (step.equals(Step.of(QueueOperations.OFFER, offered[0] + 1))) {
        offered[0]++;
        letters.append(QueueClient.OFFER);
      } else {
        throw new IllegalArgumentException("no step of a client program: " + step);
      }
    }
    return letters.toString();
  }
}
