package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * What all threads of one storm did to a pool: entries of every log, numbered thread by thread, and
 * the arrays numbered in the order in which the logs have them. Immutable once built. The last
 * thread is the one that took what was left.
 */
final class PoolHistory implements Chronicle {
  /** In the place of an entry or an array where there is none. */
  static final int NONE = -1;

  /**
   * An array in somebody's hands.
   *
   * @param take the entry that took it
   * @param release the entry that released it; {@link #NONE} if nobody did
   */
  record Holding(int take, int release) {}

  private final PoolPlan plan;
  private final List<PoolLog> logs;
  private final int[] firsts;
  private final int[] thread;
  private final int[] array;
  private final List<List<Holding>> holdings = new ArrayList<>();
  private final List<Integer> lengths = new ArrayList<>();
  private final int elementBytes;

  /** A history of logs whose writers have ended. */
  PoolHistory(PoolPlan plan, PoolSubject subject, PoolUnderTest pool, List<PoolLog> logs) {
    this.plan = plan;
    this.logs = List.copyOf(logs);
    this.elementBytes = subject.elementBytes();
    this.firsts = new int[logs.size() + 1];
    for (int t = 0; t < logs.size(); t++) {
      firsts[t + 1] = firsts[t] + logs.get(t).size();
    }
    this.thread = new int[firsts[logs.size()]];
    this.array = new int[thread.length];
    for (int t = 0; t < logs.size(); t++) {
      Arrays.fill(thread, firsts[t], firsts[t + 1], t);
    }
    numberArrays(pool);
    pair();
  }

  private void numberArrays(PoolUnderTest pool) {
    IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
    for (int entry = 0; entry < size(); entry++) {
      array[entry] = NONE;
      if (log(entry).hasArray(place(entry))) {
        Object it = log(entry).array(place(entry));
        Integer known = numbers.putIfAbsent(it, lengths.size());
        array[entry] = known == null ? lengths.size() : known;
        if (known == null) {
          lengths.add(pool.length(it));
          holdings.add(new ArrayList<>());
        }
      }
    }
  }

  private void pair() {
    int[] releases = new int[size()];
    Arrays.fill(releases, NONE);
    for (int entry = 0; entry < size(); entry++) {
      if (op(entry) == PoolOp.RELEASE) {
        int take = log(entry).take(place(entry));
        releases[firsts[take / PoolWorker.MOST_ENTRIES] + take % PoolWorker.MOST_ENTRIES] = entry;
      }
    }
    for (int entry = 0; entry < size(); entry++) {
      if (op(entry) == PoolOp.TAKE) {
        holdings.get(array[entry]).add(new Holding(entry, releases[entry]));
      }
    }
    for (List<Holding> ofArray : holdings) {
      ofArray.sort(Comparator.comparingLong(holding -> finish(holding.take())));
    }
  }

  /** How many arrays there were. */
  int arrays() {
    return holdings.size();
  }

  /** Who had an array, in the order in which their takes returned. */
  List<Holding> holdings(int ofArray) {
    return holdings.get(ofArray);
  }

  int length(int ofArray) {
    return lengths.get(ofArray);
  }

  long bytes(int ofArray) {
    return (long) length(ofArray) * elementBytes;
  }

  /** The number of the array that an entry took or released; {@link #NONE} without. */
  int array(int entry) {
    return array[entry];
  }

  PoolPlan plan() {
    return plan;
  }

  /** Whether the entry is of the thread that took what was left. */
  boolean afterwards(int entry) {
    return thread[entry] == logs.size() - 1;
  }

  private PoolLog log(int entry) {
    return logs.get(thread[entry]);
  }

  private int place(int entry) {
    return entry - firsts[thread[entry]];
  }

  PoolOp op(int entry) {
    return log(entry).op(place(entry));
  }

  /** As {@link PoolOp} says. */
  long value(int entry) {
    return log(entry).value(place(entry));
  }

  /** Whether the entry found something in the array that does not belong there. */
  boolean isMarked(int entry) {
    return log(entry).mark(place(entry)) != 0;
  }

  /** What it found. */
  int found(int entry) {
    return log(entry).mark(place(entry)) - 1;
  }

  @Override
  public int size() {
    return thread.length;
  }

  @Override
  public List<String> threads() {
    return plan.names();
  }

  @Override
  public int thread(int entry) {
    return thread[entry];
  }

  @Override
  public long start(int entry) {
    return log(entry).start(place(entry));
  }

  @Override
  public long finish(int entry) {
    return log(entry).end(place(entry));
  }

  @Override
  public boolean moves(int entry) {
    return op(entry) == PoolOp.TAKE || op(entry) == PoolOp.RELEASE;
  }

  /** An array as a person reads it. */
  static String name(int ofArray) {
    return "a" + ofArray;
  }

  @Override
  public String call(int entry) {
    String operation = op(entry).operation();
    return switch (op(entry)) {
      case TAKE -> operation + "(" + value(entry) + ")";
      case RELEASE -> operation + "(" + name(array[entry]) + ")";
      case RETAINED, TRIM -> operation + "()";
    };
  }

  @Override
  public String returned(int entry) {
    return switch (op(entry)) {
      case TAKE -> name(array[entry]);
      case RELEASE -> value(entry) == 1 ? "kept" : "dropped";
      case RETAINED, TRIM -> value(entry) + " bytes";
    };
  }

  @Override
  public String misfit() {
    return "a pool that keeps this claim";
  }
}
