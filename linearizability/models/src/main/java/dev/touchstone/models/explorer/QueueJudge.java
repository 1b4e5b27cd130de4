package dev.touchstone.models.explorer;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Judge;
import dev.touchstone.explorer.judge.Publication;
import dev.touchstone.explorer.judge.Verdicts;
import dev.touchstone.explorer.model.Synchronisation;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.scenario.OperationGroup;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges an execution by a queue's contract, and names the claim that it violates. Of claims that
 * are violated already it says nothing.
 */
final class QueueJudge implements Judge {
  private final QueueClient client;
  private final dev.touchstone.models.judge.Judge order;
  private final Set<String> known;
  private final boolean judgesPublication;
  private final Publication publication =
      new Publication(QueueOperations.OFFER, QueueOperations.POLL);
  private final Verdicts<Fault> verdicts = new Verdicts<>(this::ordered);

  /**
   * A judge of one client's executions.
   *
   * @param actual how many elements the queue holds
   * @param known claims that are known to be violated
   */
  QueueJudge(QueueContract contract, QueueClient client, int actual, Set<String> known) {
    this.client = client;
    this.order = new dev.touchstone.models.judge.Judge(contract, actual, OperationGroup.ORDER);
    this.known = Set.copyOf(known);
    this.judgesPublication = !client.repeatsAnElement() && !known.contains(QueueClaims.PUBLISH);
  }

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation before) {
    if (execution.failure().isPresent()) {
      return null;
    }
    Fault verdict = verdicts.of(execution, before);
    if (verdict != null || !judgesPublication) {
      return verdict;
    }
    Fault fault = publication.judge(execution, before);
    return fault == null ? null : new Fault(fault.kind(), QueueClaims.PUBLISH, fault.text());
  }

  private @Nullable Fault ordered(History history) {
    if (known.contains(QueueClaims.FIFO)) {
      return null;
    }
    Violation violation = order.judge(whole(history), known);
    return violation == null
        ? null
        : new Fault(Fault.Kind.NO_LEGAL_ORDER, violation.claims().get(0), violation.reason());
  }

  /** The history with what was done before the threads ran. */
  private History whole(History history) {
    History.Builder whole = History.builder();
    int element = 1;
    int first = 0;
    for (int i = 0; i < client.before().length(); i++) {
      char step = client.before().charAt(i);
      whole.add(
          client.threadCount(),
          step == QueueClient.OFFER
              ? Operation.of(QueueOperations.OFFER, element++, true)
              : Operation.of(QueueOperations.POLL, element - 1));
      first++;
    }
    for (int i = 0; i < history.size(); i++) {
      History.Call call = history.calls().get(i);
      whole.add(call.thread(), call.operation());
      if (first > 0) {
        whole.order(first - 1, first + i);
      }
      for (int j = 0; j < i; j++) {
        if (history.precedes(j, i)) {
          whole.order(first + j, first + i);
        } else if (history.precedes(i, j)) {
          whole.order(first + i, first + j);
        }
      }
    }
    return whole.build();
  }
}
