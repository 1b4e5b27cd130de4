package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.SizePromise;
import java.util.ArrayList;
import java.util.List;

/** What size and isEmpty returned, against what the queue can have held. */
final class SizeMonitor {
  private final StormHistory history;
  private final Rules rules;
  private final Population certain;
  private final Population possible;
  private final Population ended;
  private final Population begun;

  /**
   * A monitor of one history.
   *
   * @param certain elements that were certainly there
   * @param possible elements that were possibly there
   * @param ended elements by logged ends of insertions and starts of removals
   * @param begun elements by logged starts of insertions and ends of removals
   */
  SizeMonitor(
      StormHistory history,
      Rules rules,
      Population certain,
      Population possible,
      Population ended,
      Population begun) {
    this.history = history;
    this.rules = rules;
    this.certain = certain;
    this.possible = possible;
    this.ended = ended;
    this.begun = begun;
  }

  List<Breach> judge(int entry) {
    boolean isSize = history.op(entry) == Op.SIZE;
    int result = history.result(entry);
    int most = history.setup().mostCapacity();
    if (isSize && (result < 0 || result > most)) {
      return breach(entry, "size returned " + result + ", which no queue of that capacity holds");
    }
    if (!judged(history.op(entry))) {
      return List.of();
    }
    int low = low(history.start(entry), history.finish(entry));
    int high = Math.min(most, high(history.start(entry), history.finish(entry)));
    String held =
        " although the queue held from " + low + " to " + high + " elements during the call";
    if (isSize) {
      return result < low || result > high
          ? breach(entry, "size returned " + result + held)
          : List.of();
    }
    boolean wrong = result == 1 ? low > 0 : high <= 0;
    return wrong ? breach(entry, "isEmpty returned " + (result == 1) + held) : List.of();
  }

  /** Whether more is promised of it than a number that the queue can hold. */
  private boolean judged(Op op) {
    return op == Op.SIZE ? rules.size() != SizePromise.ESTIMATE : rules.emptiness();
  }

  private int low(long from, long to) {
    int low =
        rules.size() == SizePromise.EXACT
            ? certain.least(from, to)
            : ended.arrivedBefore(from) - ended.departedBy(to);
    return Math.min(Math.max(0, low), history.setup().mostCapacity());
  }

  private int high(long from, long to) {
    return rules.size() == SizePromise.EXACT
        ? possible.greatest(from, to)
        : begun.arrivedBy(to) - begun.departedBefore(from);
  }

  /** The sole consumer saw an element, and its next poll found none. */
  List<Breach> hopes(int thread) {
    List<Breach> breaches = new ArrayList<>();
    if (!rules.soleConsumer() || !rules.empty()) {
      return breaches;
    }
    int seen = -1;
    for (int entry = history.first(thread); entry < history.last(thread); entry++) {
      Op op = history.op(entry);
      boolean hope = op == Op.SIZE ? history.result(entry) > 0 : history.result(entry) == 0;
      if (hope && (op == Op.SIZE || op == Op.IS_EMPTY) && judged(op)) {
        seen = entry;
      } else if (op == Op.DRAIN || history.removed(entry)) {
        seen = -1;
      } else if (op == Op.POLL && seen >= 0) {
        breaches.add(
            new Breach(
                QueueClaims.SIZE,
                history.op(seen).operation()
                    + " told the only consumer that there is an element, and its next poll found none",
                List.of(seen, entry),
                history.start(seen),
                history.finish(entry)));
        seen = -1;
      }
    }
    return breaches;
  }

  private List<Breach> breach(int entry, String sentence) {
    return List.of(
        new Breach(
            QueueClaims.SIZE,
            sentence,
            List.of(entry),
            history.start(entry),
            history.finish(entry)));
  }
}
