package dev.touchstone.perf.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.models.explorer.ScenarioExploration;
import dev.touchstone.models.judge.Judge;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.Scenario;
import java.time.Duration;
import java.util.Set;

/** A JVM that brings one side to its verdict on one scenario. */
public final class VerdictFork {
  private static final Duration AMPLE = Duration.ofMinutes(5);

  private final Subject subject;

  private VerdictFork(Subject subject) {
    this.subject = subject;
  }

  /**
   * Prints a {@link Verdict}.
   *
   * @param arguments side, invocations of Lincheck, subject, scenario to start with, scenario
   */
  public static void main(String[] arguments) {
    boolean explores = arguments[0].equals(AgainstLincheck.EXPLORER);
    int invocations = Integer.parseInt(arguments[1]);
    Scenario first = Scenario.parse(arguments[3]);
    Scenario scenario = Scenario.parse(arguments[4]);
    long begin = System.nanoTime();
    VerdictFork fork = new VerdictFork(Subjects.find(arguments[2], null));
    ScenarioExploration exploration = explores ? new ScenarioExploration(fork.subject) : null;
    long started;
    Verdict verdict;
    if (exploration != null) {
      explore(exploration, first, 0, 0);
      started = System.nanoTime();
      verdict = explore(exploration, scenario, begin, started);
    } else {
      fork.invoke(first, 1, 0, 0);
      started = System.nanoTime();
      verdict = fork.invoke(scenario, invocations, begin, started);
    }
    System.out.println(verdict.line());
  }

  private static Verdict explore(
      ScenarioExploration exploration, Scenario scenario, long begin, long started) {
    Verification.Result result = exploration.explore(scenario, new Jamx(), AMPLE);
    return verdict(
        begin,
        started,
        result.exploration().complete() + result.exploration().blocked(),
        result.holds() ? "holds in all executions" : "not decided or violated: " + result);
  }

  private Verdict invoke(Scenario scenario, int invocations, long begin, long started) {
    Outcome outcome = outcome(scenario, invocations);
    return verdict(
        begin,
        started,
        outcome.judged(),
        outcome.failure() == null
            ? outcome.exhausted() ? "holds in all interleavings" : "holds in those"
            : "failed: " + outcome);
  }

  private Outcome outcome(Scenario scenario, int invocations) {
    if (subject instanceof PoolSubject pool) {
      PoolJudge judge = new PoolJudge(pool, scenario);
      return Trial.ofPools(Trial.Mode.MODEL_CHECKING, invocations, step -> false)
          .run(
              scenario,
              () -> pool.create(PoolJudge.settings(scenario, pool)),
              execution -> judge.judge(execution, Set.of()));
    }
    QueueSubject queue = (QueueSubject) subject;
    int actual = queue.contract().rounding().round(scenario.capacity());
    Judge judge = new Judge(queue.contract(), actual, OperationGroup.ORDER);
    return new Trial(Trial.Mode.MODEL_CHECKING, invocations, step -> false)
        .run(
            scenario,
            () -> queue.create(scenario.capacity()),
            execution -> judge.judge(execution, Set.of()));
  }

  private static Verdict verdict(long begin, long started, long executions, String outcome) {
    return new Verdict(
        (started - begin) / 1e9, (System.nanoTime() - started) / 1e9, executions, outcome);
  }
}
