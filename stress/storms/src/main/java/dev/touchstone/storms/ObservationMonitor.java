package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Observations: a refusal while the queue was certainly not full, a null while it was certainly not
 * empty, a peek at what was not the head, a size that cannot have been.
 */
final class ObservationMonitor {
  /** The most breaches of one claim that are told of one history. */
  private static final int MOST_SHOWN = 40;

  private final StormHistory history;
  private final Lifetimes lifetimes;
  private final Rules rules;
  private final OrderMonitor.Times times;
  private final Population certain;
  private final Population possible;
  private final Population ended;
  private final Population begun;
  private final SizeMonitor sizes;
  private final List<Breach> breaches = new ArrayList<>();
  private final Map<String, Integer> shown = new HashMap<>();
  private long @Nullable [] heads;

  ObservationMonitor(StormHistory history, Lifetimes lifetimes, OrderMonitor order, Rules rules) {
    this.history = history;
    this.lifetimes = lifetimes;
    this.rules = rules;
    this.times = rules.fifoPerProducer() ? order.logged() : order.narrowed();
    this.certain = times.certain();
    this.possible = times.possible();
    this.ended = order.logged().ended();
    this.begun = order.logged().possible();
    this.sizes = new SizeMonitor(history, rules, certain, possible, ended, begun);
  }

  /** Judges every observation. */
  List<Breach> breaches() {
    for (int thread = 0; thread < history.threads().size(); thread++) {
      int emptyPoll = -1;
      for (int entry = history.first(thread); entry < history.last(thread); entry++) {
        judge(entry, emptyPoll);
        if (history.op(entry) == Op.POLL && !history.removed(entry)) {
          emptyPoll = entry;
        }
      }
      breaches.addAll(sizes.hopes(thread));
    }
    overflow();
    return breaches;
  }

  private void judge(int entry, int emptyPoll) {
    switch (history.op(entry)) {
      case OFFER -> {
        if (!history.inserted(entry)) {
          refused(entry, emptyPoll);
        }
      }
      case POLL -> {
        if (!history.removed(entry)) {
          foundNothing(entry, QueueClaims.EMPTY, rules.empty());
        }
      }
      case PEEK, RELAXED_PEEK -> peeked(entry);
      case SIZE, IS_EMPTY -> breaches.addAll(sizes.judge(entry));
      default -> {}
    }
  }

  private void add(String claim, int entry, String sentence, List<Integer> others) {
    if (shown.merge(claim, 1, Integer::sum) > MOST_SHOWN) {
      return;
    }
    List<Integer> entries = new ArrayList<>(others);
    entries.add(entry);
    long from = history.start(entry);
    long to = history.finish(entry);
    for (int other : others) {
      from = Math.min(from, history.start(other));
      to = Math.max(to, history.finish(other));
    }
    breaches.add(new Breach(claim, sentence, entries, from, to));
  }

  private void refused(int entry, int emptyPoll) {
    long from = history.start(entry);
    long to = history.finish(entry);
    int capacity = history.setup().leastCapacity();
    if (capacity == Integer.MAX_VALUE) {
      add(QueueClaims.FULL, entry, "a queue without bound refused an element", List.of());
      return;
    }
    if (!rules.full() && removalOverlaps(from, to)) {
      return;
    }
    int most = possible.greatest(from, to);
    if (most < capacity) {
      add(
          QueueClaims.FULL,
          entry,
          "offer was refused although at no moment of the call the queue can have held more than "
              + most
              + " of "
              + capacity,
          latest(to));
    } else if (rules.empty() && emptyPoll >= 0) {
      refusedAfterEmpty(entry, emptyPoll, capacity);
    }
  }

  /** The last elements that came in before a moment, with their removals. */
  private List<Integer> latest(long moment) {
    int last = -1;
    for (int x = 0; x < lifetimes.size(); x++) {
      boolean before = times.insertedFrom()[x] <= moment;
      if (before && (last < 0 || times.insertedFrom()[x] > times.insertedFrom()[last])) {
        last = x;
      }
    }
    return last < 0 ? List.of() : witnesses(last);
  }

  /** A thread that found the queue empty knows that what was in it before is gone. */
  private void refusedAfterEmpty(int entry, int emptyPoll, int capacity) {
    int since =
        possible.arrivedBy(history.finish(entry)) - ended.arrivedBefore(history.start(emptyPoll));
    if (since < capacity) {
      add(
          QueueClaims.FULL,
          entry,
          "offer was refused although the same thread had found the queue empty and at most "
              + since
              + " of "
              + capacity
              + " were put in since",
          List.of(emptyPoll));
    }
  }

  private boolean removalOverlaps(long from, long to) {
    return ended.departedBy(to) - begun.departedBefore(from) > 0;
  }

  private boolean insertionOverlaps(long from, long to) {
    return begun.arrivedBy(to) - ended.arrivedBefore(from) > 0;
  }

  private void foundNothing(int entry, String claim, boolean strict) {
    long from = history.start(entry);
    long to = history.finish(entry);
    if (!strict && (claim.equals(QueueClaims.PEEK) || insertionOverlaps(from, to))) {
      return;
    }
    int least = certain.least(from, to);
    if (least > 0) {
      add(
          claim,
          entry,
          history.op(entry).operation()
              + " found nothing although at each moment of the call the queue held at least "
              + least,
          holder(from, to));
    }
  }

  /** An element that was there during the whole call, if there is one. */
  private List<Integer> holder(long from, long to) {
    for (int x = 0; x < lifetimes.size(); x++) {
      if (times.insertedBy()[x] < from && times.removedFrom()[x] > to) {
        return lifetimes.removal(x) < 0
            ? List.of(lifetimes.insertion(x))
            : List.of(lifetimes.insertion(x), lifetimes.removal(x));
      }
    }
    return List.of();
  }

  private void peeked(int entry) {
    boolean relaxed = history.op(entry) == Op.RELAXED_PEEK;
    String claim = relaxed ? QueueClaims.RELAXED : QueueClaims.PEEK;
    int element = history.value(entry);
    if (element == Element.NONE) {
      if (!relaxed) {
        foundNothing(entry, claim, rules.peek());
      }
      return;
    }
    int x = lifetimes.indexOf(element);
    if (x < 0) {
      add(claim, entry, "what was seen was never put in", List.of());
      return;
    }
    long earliest = Math.max(history.start(entry), times.insertedFrom()[x]);
    if (!rules.fifoPerProducer()) {
      earliest = Math.max(earliest, headFrom(x));
    }
    long latest = Math.min(history.finish(entry), times.removedBy()[x]);
    if (earliest > latest) {
      add(
          claim,
          entry,
          history.op(entry).operation()
              + " returned "
              + StormHistory.name(element)
              + ", which was not the head at any moment of the call",
          witnesses(x));
    }
  }

  /** From when on an element can have been the head: removals of those ahead of it have begun. */
  private long headFrom(int x) {
    long[] known = heads;
    if (known == null) {
      known = headTimes();
      heads = known;
    }
    return known[x];
  }

  private long[] headTimes() {
    long[] from = lifetimes.removedFrom();
    long[] by = lifetimes.removedBy();
    int[] ahead = Dominance.greatestBefore(lifetimes.insertedBy(), from, lifetimes.insertedFrom());
    int[] gone = Dominance.greatestBefore(by, from, from);
    long[] result = new long[from.length];
    for (int i = 0; i < result.length; i++) {
      long a = ahead[i] < 0 ? Long.MIN_VALUE : from[ahead[i]];
      long g = gone[i] < 0 ? Long.MIN_VALUE : from[gone[i]];
      result[i] = Math.max(a, g);
    }
    return result;
  }

  private List<Integer> witnesses(int x) {
    return lifetimes.removal(x) < 0
        ? List.of(lifetimes.insertion(x))
        : List.of(lifetimes.insertion(x), lifetimes.removal(x));
  }

  /** More elements than the queue may hold. */
  private void overflow() {
    int capacity = history.setup().mostCapacity();
    if (!history.setup().bounded() || lifetimes.size() == 0) {
      return;
    }
    for (int x = 0; x < lifetimes.size(); x++) {
      int entry = lifetimes.insertion(x);
      long at = times.insertedBy()[x];
      if (at != Long.MAX_VALUE && certain.greatest(at, at + 1) > capacity) {
        add(
            QueueClaims.CAPACITY,
            entry,
            "the queue held " + certain.greatest(at, at + 1) + ", more than its " + capacity,
            List.of());
        return;
      }
    }
  }
}
