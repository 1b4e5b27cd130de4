package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.storms.Presences.Presence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Whether what was kept can be taken again when no operation is in progress, and what was dropped
 * cannot; and of a strict pool, whether it missed or dropped where it had no reason to.
 */
final class ConserveMonitor {
  private final PoolHistory history;
  private final Presences presences;
  private final boolean strict;

  ConserveMonitor(PoolHistory history, Presences presences, boolean strict) {
    this.history = history;
    this.presences = presences;
    this.strict = strict;
  }

  void judge(List<Breach> breaches) {
    for (Presence presence : presences.ofDropped()) {
      breaches.add(
          breach(
              PoolHistory.name(presence.array())
                  + " was taken again, though its release had said that it was dropped",
              presence.release(),
              presence.take()));
      return;
    }
    atRest(breaches);
    if (breaches.isEmpty() && strict) {
      misses(breaches);
      drops(breaches);
    }
  }

  private Breach breach(String sentence, int... entries) {
    List<Integer> shown = new ArrayList<>();
    long from = Long.MAX_VALUE;
    long to = Long.MIN_VALUE;
    for (int entry : entries) {
      shown.add(entry);
      from = Math.min(from, history.start(entry));
      to = Math.max(to, history.finish(entry));
    }
    return new Breach(PoolClaims.CONSERVE, sentence, shown, from, to);
  }

  /** What is missing was trimmed, byte by byte, and what the pool says it retains is there. */
  private void atRest(List<Breach> breaches) {
    long missing = 0;
    Presence example = null;
    long found = 0;
    for (Presence presence : presences.all()) {
      if (presence.take() == PoolHistory.NONE) {
        missing += history.bytes(presence.array());
        example = presence;
      } else if (history.afterwards(presence.take())) {
        found += history.bytes(presence.array());
      }
    }
    long trimmed = 0;
    int told = PoolHistory.NONE;
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.op(entry) == PoolOp.TRIM) {
        trimmed += history.value(entry);
      } else if (history.op(entry) == PoolOp.RETAINED && history.afterwards(entry)) {
        told = entry;
      }
    }
    if (missing != trimmed && example != null) {
      breaches.add(breach(lost(example, missing, trimmed), example.release(), history.size() - 1));
    } else if (missing != trimmed) {
      breaches.add(
          breach(
              "trims told of " + trimmed + " dropped bytes, and nothing is missing",
              history.size() - 1));
    }
    if (told != PoolHistory.NONE && history.value(told) != found) {
      breaches.add(
          breach(
              "at rest retained told of "
                  + history.value(told)
                  + " bytes, and arrays of "
                  + found
                  + " bytes could be taken",
              told));
    }
  }

  private static String lost(Presence example, long missing, long trimmed) {
    return PoolHistory.name(example.array())
        + " was kept, and afterwards, with no operation in progress, nobody could take it: "
        + missing
        + " bytes of kept arrays are missing"
        + (trimmed == 0 ? "" : ", and trims told of " + trimmed + " dropped bytes");
  }

  /** A strict pool allocates only if at some moment of the call it has nothing of that length. */
  private void misses(List<Breach> breaches) {
    Map<Integer, NavigableMap<Long, Presence>> longest = new HashMap<>();
    List<Presence> byBegin = new ArrayList<>(presences.all());
    byBegin.sort(Comparator.comparingLong(Presence::certainFrom));
    for (Presence presence : byBegin) {
      NavigableMap<Long, Presence> ofLength =
          longest.computeIfAbsent(history.length(presence.array()), length -> new TreeMap<>());
      Map.Entry<Long, Presence> before = ofLength.lastEntry();
      if (before == null || before.getValue().certainTo() < presence.certainTo()) {
        ofLength.put(presence.certainFrom(), presence);
      }
    }
    PoolSettings settings = history.plan().settings();
    for (int array = 0; array < history.arrays(); array++) {
      int take = history.holdings(array).get(0).take();
      NavigableMap<Long, Presence> ofLength =
          longest.get(settings.served((int) history.value(take)));
      Map.Entry<Long, Presence> there =
          ofLength == null ? null : ofLength.floorEntry(history.start(take));
      if (there != null && there.getValue().certainTo() > history.finish(take)) {
        breaches.add(
            breach(
                "take allocated "
                    + PoolHistory.name(array)
                    + " although "
                    + PoolHistory.name(there.getValue().array())
                    + " lay in the pool all the time",
                there.getValue().release(),
                take));
        return;
      }
    }
  }

  /** A strict pool drops only if at some moment of the call there may be no room. */
  private void drops(List<Breach> breaches) {
    NavigableMap<Long, Long> possible = possible();
    PoolSettings settings = history.plan().settings();
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.op(entry) != PoolOp.RELEASE
          || history.value(entry) == 1
          || !settings.hasClass(history.length(history.array(entry)))) {
        continue;
      }
      Map.Entry<Long, Long> before = possible.floorEntry(history.start(entry));
      long most = before == null ? 0 : before.getValue();
      for (long bytes :
          possible.subMap(history.start(entry), true, history.finish(entry), true).values()) {
        most = Math.max(most, bytes);
      }
      if (history.bytes(history.array(entry)) <= settings.cap() - most) {
        breaches.add(
            breach(
                "release dropped "
                    + PoolHistory.name(history.array(entry))
                    + " although at most "
                    + most
                    + " of "
                    + settings.cap()
                    + " bytes were in the pool",
                entry));
        return;
      }
    }
  }

  /** From each moment on, the bytes that may be in the pool. */
  private NavigableMap<Long, Long> possible() {
    NavigableMap<Long, Long> changes = new TreeMap<>();
    for (Presence presence : presences.all()) {
      long bytes = history.bytes(presence.array());
      changes.merge(presence.possibleFrom(), bytes, Long::sum);
      if (presence.possibleTo() != Long.MAX_VALUE) {
        // The moment itself still counts.
        changes.merge(presence.possibleTo() + 1, -bytes, Long::sum);
      }
    }
    NavigableMap<Long, Long> levels = new TreeMap<>();
    long level = 0;
    for (Map.Entry<Long, Long> change : changes.entrySet()) {
      level += change.getValue();
      levels.put(change.getKey(), level);
    }
    return levels;
  }
}
