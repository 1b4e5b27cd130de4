package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.storms.Presences.Presence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Whether at any moment more bytes lay in the pool for certain than its cap allows. */
final class CapacityMonitor {
  private static final int MOST_SHOWN = 9;

  private record Change(long time, boolean arrives, Presence presence) {}

  private final PoolHistory history;
  private final Presences presences;
  private final long cap;

  CapacityMonitor(PoolHistory history, Presences presences) {
    this.history = history;
    this.presences = presences;
    this.cap = history.plan().settings().cap();
  }

  void judge(List<Breach> breaches) {
    told(breaches);
    List<Change> changes = new ArrayList<>();
    for (Presence presence : presences.all()) {
      if (presence.isEverCertain()) {
        changes.add(new Change(presence.certainFrom(), true, presence));
        changes.add(new Change(presence.certainTo(), false, presence));
      }
    }
    changes.sort(Comparator.comparingLong(Change::time).thenComparing(Change::arrives));
    Set<Presence> present = new LinkedHashSet<>();
    long bytes = 0;
    for (Change change : changes) {
      long size = history.bytes(change.presence().array());
      if (change.arrives()) {
        present.add(change.presence());
        bytes += size;
      } else {
        present.remove(change.presence());
        bytes -= size;
      }
      if (bytes > cap) {
        breaches.add(breach(present, bytes, change.time()));
        return;
      }
    }
  }

  /** The pool's own word is enough. */
  private void told(List<Breach> breaches) {
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.op(entry) == PoolOp.RETAINED && history.value(entry) > cap) {
        breaches.add(
            new Breach(
                PoolClaims.CAPACITY,
                "retained told "
                    + history.threads().get(history.thread(entry))
                    + " of "
                    + history.value(entry)
                    + " bytes, and the cap is "
                    + cap,
                List.of(entry),
                history.start(entry),
                history.finish(entry)));
        return;
      }
    }
  }

  private Breach breach(Set<Presence> present, long bytes, long time) {
    List<Integer> entries = new ArrayList<>();
    long from = time;
    for (Presence presence : present) {
      if (entries.size() < MOST_SHOWN) {
        entries.add(presence.release());
        from = Math.min(from, history.start(presence.release()));
      }
    }
    return new Breach(
        PoolClaims.CAPACITY,
        "at one moment the pool kept "
            + present.size()
            + " arrays of "
            + bytes
            + " bytes, and the cap is "
            + cap
            + ": all had been released, and were taken only later",
        entries,
        from,
        time);
  }
}
