package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges a history in near linear time. Everything that it reports is wrong under every order of
 * the operations that respects their times; it does not find everything that is wrong.
 */
final class Judge {
  private final Rules rules;

  Judge(Rules rules) {
    this.rules = rules;
  }

  /**
   * What is wrong with a history: elements first, then their order, then what was observed; later
   * kinds only if there is none of the earlier, since they would follow from it.
   */
  List<Breach> judge(StormHistory history) {
    List<Breach> breaches = new ArrayList<>(batchCounts(history));
    if (history.setup().anonymous()) {
      breaches.addAll(new CountMonitor(history, rules).breaches());
      return breaches;
    }
    Lifetimes lifetimes = Lifetimes.of(history, breaches);
    if (!breaches.isEmpty()) {
      return breaches;
    }
    OrderMonitor order = new OrderMonitor(history, lifetimes);
    breaches.addAll(order.batchInversions());
    breaches.addAll(
        rules.fifoPerProducer() ? order.inversionsOfEachProducer() : order.inversions());
    if (!breaches.isEmpty()) {
      return breaches;
    }
    return new ObservationMonitor(history, lifetimes, order, rules).breaches();
  }

  private static List<Breach> batchCounts(StormHistory history) {
    List<Breach> breaches = new ArrayList<>();
    for (int entry = 0; entry < history.size(); entry++) {
      Op op = history.op(entry);
      boolean batch = op == Op.DRAIN || op == Op.FILL;
      if (batch
          && (history.result(entry) != history.moved(entry)
              || history.moved(entry) > history.limit(entry))) {
        breaches.add(
            new Breach(
                QueueClaims.BATCH,
                op.operation()
                    + " with limit "
                    + history.limit(entry)
                    + " moved "
                    + history.moved(entry)
                    + " elements and returned "
                    + history.result(entry),
                List.of(entry),
                history.start(entry),
                history.finish(entry)));
      } else if (op == Op.DRAINED && history.value(entry) == Element.NONE) {
        breaches.add(
            new Breach(
                QueueClaims.BATCH,
                "drain handed out null",
                List.of(entry),
                history.start(entry),
                history.finish(entry)));
      }
    }
    return breaches;
  }
}
