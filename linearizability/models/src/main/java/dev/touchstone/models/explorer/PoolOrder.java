package dev.touchstone.models.explorer;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Execution.CallRecord;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Judge;
import dev.touchstone.explorer.judge.Verdicts;
import dev.touchstone.explorer.model.Synchronisation;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges an execution by a pool's contract, and names the claim that it violates. Of claims that
 * are violated already it says nothing.
 */
final class PoolOrder implements Judge {
  private final Scenario scenario;
  private final List<Object> resultsBefore;
  private final PoolJudge judge;
  private final Set<String> known;
  private final Verdicts<Fault> verdicts = new Verdicts<>(this::ordered);

  /**
   * A judge of one client's executions.
   *
   * @param resultsBefore what the calls before the threads returned
   * @param known claims that are known to be violated
   */
  PoolOrder(PoolSubject subject, Scenario scenario, List<Object> resultsBefore, Set<String> known) {
    this.scenario = scenario;
    this.resultsBefore = List.copyOf(resultsBefore);
    this.judge = new PoolJudge(subject, scenario);
    this.known = Set.copyOf(known);
  }

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    if (execution.failure().isPresent()) {
      return null;
    }
    Fault verdict = verdicts.of(execution, order);
    return verdict != null || known.contains(PoolClaims.PUBLISH)
        ? verdict
        : unpublished(execution, order);
  }

  private @Nullable Fault ordered(History history) {
    Violation violation =
        judge.judge(new dev.touchstone.models.judge.Execution(calls(history)), known);
    return violation == null
        ? null
        : new Fault(Fault.Kind.NO_LEGAL_ORDER, violation.claims().get(0), violation.reason());
  }

  private List<Returned> calls(History history) {
    List<Returned> calls = new ArrayList<>();
    int nobody = scenario.threads().size() + 1;
    for (int i = 0; i < scenario.before().size(); i++) {
      calls.add(new Returned(nobody, scenario.before().get(i), resultsBefore.get(i), List.of()));
    }
    int first = calls.size();
    for (int i = 0; i < history.size(); i++) {
      History.Call call = history.calls().get(i);
      List<Integer> after = new ArrayList<>();
      if (first > 0) {
        after.add(first - 1);
      }
      for (int j = 0; j < i; j++) {
        if (history.precedes(j, i)) {
          after.add(first + j);
        }
      }
      calls.add(new Returned(call.thread(), step(call), call.operation().result(), after));
    }
    return calls;
  }

  private static Step step(History.Call call) {
    return Step.of(call.operation().name(), (Integer) call.operation().arguments().get(0));
  }

  /**
   * A release and a take of one array, of which neither comes before the other: what the releaser
   * wrote need not be there for the taker.
   */
  private @Nullable Fault unpublished(Execution execution, Synchronisation order) {
    Map<Object, Object> arrays = new HashMap<>();
    for (int i = 0; i < resultsBefore.size(); i++) {
      arrays.put(scenario.before().get(i).arguments().get(0), resultsBefore.get(i));
    }
    List<Span> takes = new ArrayList<>();
    List<Span> releases = new ArrayList<>();
    for (int t = 0; t < execution.program().threads(); t++) {
      for (CallRecord call : execution.calls(t)) {
        boolean isRelease = call.operation().name().equals(PoolOperations.RELEASE);
        Object result = call.operation().result();
        if (!isRelease && result != null) {
          arrays.put(call.operation().arguments().get(0), result);
        }
        if (call.from() < call.to()) {
          (isRelease ? releases : takes).add(Span.of(execution, t, call));
        }
      }
    }
    for (Span release : releases) {
      Object array = arrays.get(release.call().arguments().get(0));
      for (Span take : takes) {
        if (take.thread() != release.thread()
            && take.call().result() != null
            && take.call().result().equals(array)
            && !order.before(release.first(), take.last())
            && !order.before(take.first(), release.last())) {
          return fault(take, release);
        }
      }
    }
    return null;
  }

  private static Fault fault(Span take, Span release) {
    return new Fault(
        Fault.Kind.NOT_PUBLISHED,
        PoolClaims.PUBLISH,
        "Thread "
            + take.thread()
            + " took array "
            + take.call().result()
            + ", but nothing orders what thread "
            + release.thread()
            + " wrote into it before it was released.");
  }

  /** An operation with its first and last event. */
  private record Span(int thread, Operation call, int first, int last) {
    static Span of(Execution execution, int thread, CallRecord call) {
      return new Span(
          thread,
          call.operation(),
          execution.graph().event(thread, call.from()),
          execution.graph().event(thread, call.to() - 1));
    }
  }
}
