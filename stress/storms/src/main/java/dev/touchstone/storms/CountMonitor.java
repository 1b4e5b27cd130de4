package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Judges a history in which every element is the same object: nothing may be lost or multiplied,
 * nothing reported empty or full that certainly was not.
 */
final class CountMonitor {
  private final StormHistory history;
  private final Rules rules;
  private final List<Breach> breaches = new ArrayList<>();

  CountMonitor(StormHistory history, Rules rules) {
    this.history = history;
    this.rules = rules;
  }

  List<Breach> breaches() {
    long[] insertedFrom = times(true, true);
    long[] insertedBy = times(true, false);
    long[] removedFrom = times(false, true);
    long[] removedBy = times(false, false);
    int lost = insertedFrom.length - removedFrom.length;
    if (lost < 0 || (lost > 0 && history.setup().complete())) {
      conservation(lost);
      return breaches;
    }
    Population ended = Population.certain(insertedBy, removedFrom);
    Population begun = Population.possible(insertedFrom, removedBy);
    for (int entry = 0; entry < history.size(); entry++) {
      judge(entry, ended, begun);
    }
    return breaches;
  }

  private long[] times(boolean insertions, boolean start) {
    long[] times = new long[history.size()];
    int n = 0;
    for (int entry = 0; entry < history.size(); entry++) {
      if (insertions ? history.inserted(entry) : history.removed(entry)) {
        times[n++] = start ? history.start(entry) : history.finish(entry);
      }
    }
    return Arrays.copyOf(times, n);
  }

  private void conservation(int lost) {
    String sentence =
        lost > 0
            ? lost + " elements that were put in never came out (every element is the same object)"
            : -lost + " more elements came out than were put in (every element is the same object)";
    int last = history.size() - 1;
    breaches.add(
        new Breach(
            QueueClaims.FIFO, sentence, List.of(last), history.start(last), history.finish(last)));
  }

  private void judge(int entry, Population ended, Population begun) {
    long from = history.start(entry);
    long to = history.finish(entry);
    Op op = history.op(entry);
    if (op == Op.POLL && !history.removed(entry) && rules.empty() && ended.least(from, to) > 0) {
      add(
          QueueClaims.EMPTY,
          entry,
          "poll found nothing although the queue was never empty during the call");
    }
    boolean refused = op == Op.OFFER && !history.inserted(entry);
    if (refused && rules.full() && begun.greatest(from, to) < history.setup().leastCapacity()) {
      add(
          QueueClaims.FULL,
          entry,
          "offer was refused although the queue was never full during the call");
    }
  }

  private void add(String claim, int entry, String sentence) {
    breaches.add(
        new Breach(claim, sentence, List.of(entry), history.start(entry), history.finish(entry)));
  }
}
