package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.storms.PoolHistories.Taken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random histories of pools, made by a pool in one thread whose calls are then stretched in time,
 * so that they overlap but each still contains the moment at which it took effect. Of a right pool
 * they are legal, and nothing may be found. Where a wrong pool's calls do not overlap, what it did
 * must be found; where they do, an order may explain much of it, but not all.
 */
class PoolSoundnessTest {
  private static final int HISTORIES = 10_000;
  private static final int STEP = 10;
  private static final int OVERLAPPING = 4 * STEP;
  private static final int CALLS = 14;
  private static final int THREADS = 3;

  /** What a pool does wrong, now and then. */
  enum Fault {
    NONE(""),
    /** No second holder, if the first releases the array before the next take. */
    TAKES_WITHOUT_REMOVING("POOL-EXCLUSIVE"),
    KEEPS_TOO_MUCH("POOL-CAPACITY"),
    LOSES("POOL-CONSERVE"),
    KEEPS_WHAT_IT_SAYS_IT_DROPS("POOL-CONSERVE");

    private final String claim;

    Fault(String claim) {
      this.claim = claim;
    }
  }

  /** One call: who made it, when it took effect, and how it goes into a history. */
  private record Call(int thread, long moment, Entry entry) {}

  /** Writes a call's entry, given the call's time. */
  private interface Entry {
    void add(PoolHistories history, long start, long end);
  }

  /** A pool of one size class, and what its users did. */
  private static final class Model {
    private final Random random;
    private final boolean relaxed;
    private final Fault fault;
    private final int room;
    private final Deque<char[]> pool = new ArrayDeque<>();
    private final List<Call> calls = new ArrayList<>();
    private final Map<Integer, Taken> taken = new HashMap<>();
    private final Map<Integer, char[]> byHandle = new HashMap<>();
    private final List<List<Integer>> hands = new ArrayList<>();
    private final List<char[]> arrays = new ArrayList<>();
    private long time;
    private int handle;
    private boolean wrong;

    Model(Random random, boolean relaxed, Fault fault) {
      this.random = random;
      this.relaxed = relaxed;
      this.fault = fault;
      this.room = 1 + random.nextInt(3);
      for (int t = 0; t < THREADS; t++) {
        hands.add(new ArrayList<>());
      }
    }

    private boolean now(Fault which) {
      return fault == which && random.nextInt(3) == 0;
    }

    void run() {
      for (int i = 0; i < CALLS; i++) {
        int thread = random.nextInt(THREADS - 1);
        List<Integer> held = hands.get(thread);
        int what = random.nextInt(10);
        if (what == 0) {
          observe(thread, PoolOp.RETAINED, bytes());
        } else if (what == 1) {
          observe(thread, PoolOp.TRIM, bytes());
          pool.clear();
        } else if (held.isEmpty() || what < 5) {
          take(thread);
        } else {
          release(thread, held.remove(random.nextInt(held.size())));
        }
      }
      int left = THREADS - 1;
      observe(left, PoolOp.RETAINED, bytes());
      int before = arrays.size();
      while (arrays.size() == before) {
        take(left, false);
      }
    }

    private long bytes() {
      return (long) pool.size() * PoolHistories.BYTES;
    }

    private void observe(int thread, PoolOp op, long bytes) {
      add(thread, (history, start, end) -> history.observe(thread, op, bytes, start, end));
    }

    private void take(int thread) {
      take(thread, relaxed && random.nextInt(4) == 0);
    }

    private void take(int thread, boolean misses) {
      char[] array = misses || pool.isEmpty() ? null : pool.pop();
      if (array == null) {
        array = new char[PoolHistories.LENGTH];
        arrays.add(array);
      } else if (thread != THREADS - 1 && now(Fault.TAKES_WITHOUT_REMOVING)) {
        pool.push(array);
        wrong = true;
      }
      char[] given = array;
      int mine = handle++;
      byHandle.put(mine, array);
      hands.get(thread).add(mine);
      add(
          thread,
          (history, start, end) -> taken.put(mine, history.take(thread, given, start, end)));
    }

    private void release(int thread, int mine) {
      boolean fits = pool.size() < room;
      boolean kept = fits && !(relaxed && random.nextInt(4) == 0);
      boolean lost = kept && now(Fault.LOSES);
      boolean over = !fits && now(Fault.KEEPS_TOO_MUCH);
      boolean secret = !kept && !over && now(Fault.KEEPS_WHAT_IT_SAYS_IT_DROPS);
      if ((kept && !lost) || over || secret) {
        pool.push(byHandle.get(mine));
      }
      wrong |= lost || over || secret;
      boolean told = kept || over;
      add(
          thread,
          (history, start, end) -> history.release(thread, taken.get(mine), told, start, end));
    }

    private void add(int thread, Entry entry) {
      time += STEP;
      calls.add(new Call(thread, time, entry));
    }

    /** Stretches every call as far as the calls of its thread let it, or less, by chance. */
    PoolHistories history(String subject, int most) {
      PoolHistories history = new PoolHistories(subject, PoolMix.CORE, THREADS, room);
      long[] ends = new long[THREADS];
      for (int i = 0; i < calls.size(); i++) {
        Call call = calls.get(i);
        long next = Long.MAX_VALUE;
        for (int j = i + 1; j < calls.size() && next == Long.MAX_VALUE; j++) {
          next = calls.get(j).thread() == call.thread() ? calls.get(j).moment() : next;
        }
        boolean afterwards = call.thread() == THREADS - 1;
        int reach = afterwards ? 1 : 1 + random.nextInt(most);
        long start = Math.max(ends[call.thread()] + 1, call.moment() - random.nextInt(reach));
        long atRest = afterwards ? Long.MAX_VALUE : firstAtRest() - 1;
        long end = Math.min(Math.min(call.moment() + random.nextInt(reach), next - 1), atRest);
        ends[call.thread()] = end;
        call.entry().add(history, start, end);
      }
      return history;
    }

    private long firstAtRest() {
      return calls.stream()
          .filter(call -> call.thread() == THREADS - 1)
          .mapToLong(Call::moment)
          .min()
          .orElseThrow();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void nothingIsFoundInWhatARightPoolDid(String subject) {
    Random random = new Random(1);
    boolean relaxed = subject.equals(PoolHistories.RELAXED);
    for (int i = 0; i < HISTORIES; i++) {
      Model model = new Model(random, relaxed, Fault.NONE);
      model.run();
      assertThat(model.history(subject, OVERLAPPING).found()).as("history %d", i).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(value = Fault.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void whatAWrongPoolDidIsFound(Fault fault) {
    Random random = new Random(2);
    int wrong = 0;
    int apart = 0;
    int overlapping = 0;
    for (int i = 0; i < HISTORIES / 5; i++) {
      Model model = new Model(random, false, fault);
      model.run();
      if (model.wrong) {
        wrong++;
        apart += isFound(fault, model.history(PoolHistories.STRICT, 1)) ? 1 : 0;
        overlapping += isFound(fault, model.history(PoolHistories.STRICT, OVERLAPPING)) ? 1 : 0;
      }
    }
    System.out.printf(
        "%s: of %d wrong histories of a pool %d were found, and %d when calls overlapped%n",
        fault, wrong, apart, overlapping);
    assertThat(wrong).isGreaterThan(100);
    assertThat(apart)
        .isGreaterThanOrEqualTo(fault == Fault.TAKES_WITHOUT_REMOVING ? wrong / 2 : wrong);
    assertThat(overlapping).isBetween(wrong / 4, apart);
  }

  private static boolean isFound(Fault fault, PoolHistories history) {
    return history.judge().stream().anyMatch(breach -> breach.claim().equals(fault.claim));
  }
}
