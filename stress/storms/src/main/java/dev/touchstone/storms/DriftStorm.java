package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A steady load on one pool: {@value #LOOKS} times the same, with new threads each time, and a look
 * at what is retained after each. At no moment are more arrays out than there are threads, so a
 * pool that finds what it keeps never needs more than that.
 */
@SuppressWarnings("ThreadPriorityCheck") // more threads than cores: who cannot go on yields
final class DriftStorm {
  /** How often what is retained is looked at. */
  static final int LOOKS = 12;

  /**
   * Under noise a thread yields before one in so many accesses: whoever tries three times and gives
   * up shall fail three times in a row.
   */
  private static final int YIELDS_ONE_IN = 2;

  /**
   * What came of it.
   *
   * @param curve the bytes that the pool retained after each part; shorter if a thread hung or an
   *     operation threw
   * @param failure what an operation threw; null if none did
   * @param failed the thread and operation that threw
   * @param accesses hooked accesses of all threads; 0 without noise
   */
  record Outcome(
      List<Long> curve,
      @Nullable Hang hang,
      @Nullable Throwable failure,
      String failed,
      long accesses) {}

  private final DriftPlan plan;
  private final PoolSubject subject;
  private final PoolUnderTest pool;
  private final boolean mayPark;
  private final long hangMillis;

  /**
   * Every array seen that is still reachable; arrays and pooled objects are equal to themselves
   * only.
   */
  private final Set<Object> seen = Collections.newSetFromMap(new WeakHashMap<>());

  /**
   * A storm that did not begin.
   *
   * @param mayPark whether noise may park a thread
   */
  DriftStorm(DriftPlan plan, PoolSubject subject, boolean mayPark, long hangMillis) {
    this.plan = plan;
    this.subject = subject;
    this.pool = subject.create(plan.settings());
    this.mayPark = mayPark;
    this.hangMillis = hangMillis;
  }

  /** Runs it to its end. */
  Outcome run() throws InterruptedException {
    List<Long> curve = new ArrayList<>();
    long accesses = 0;
    for (int look = 0; look < LOOKS; look++) {
      Part part = new Part(plan.seed() + look);
      Hang hang = part.run();
      accesses += part.threads.accesses();
      Throwable failure = part.threads.failure();
      if (hang != null || failure != null) {
        return new Outcome(curve, hang, failure, part.threads.failed(), accesses);
      }
      curve.add(retained(part));
    }
    return new Outcome(curve, null, null, "", accesses);
  }

  /** What the pool says, or else what is still reachable after a collection. */
  private long retained(Part part) {
    if (subject.capabilities().contains(PoolCapability.RETAINED)) {
      return pool.retained();
    }
    part.loads.forEach(load -> seen.addAll(load.seen));
    part.loads.clear();
    System.gc();
    Set<Object> reachable = Collections.newSetFromMap(new IdentityHashMap<>());
    reachable.addAll(seen);
    long bytes = 0;
    for (Object array : reachable) {
      bytes += (long) pool.length(array) * subject.elementBytes();
    }
    return bytes;
  }

  /** The same load once more. */
  private final class Part {
    private final StormThreads threads;
    private final List<Load> loads = new ArrayList<>();
    private final AtomicInteger arrived = new AtomicInteger();
    private final AtomicInteger turn = new AtomicInteger();

    Part(long seed) {
      threads =
          new StormThreads(
              Collections.nCopies(plan.threads(), "holder"),
              plan.noisy(),
              mayPark,
              seed,
              hangMillis);
      threads.yieldsOneIn(YIELDS_ONE_IN);
    }

    @Nullable Hang run() throws InterruptedException {
      for (int t = 0; t < plan.threads(); t++) {
        Load load = new Load(this, t);
        loads.add(load);
        threads.add(load::run, load.operations::get, load::beforeEach);
      }
      threads.begin();
      Hang hang = threads.join();
      if (hang != null) {
        threads.abandon();
      }
      return hang;
    }
  }

  /** One thread of a part. */
  final class Load {
    private final Part part;
    private final int number;
    private final AtomicInteger operations = new AtomicInteger();
    private final Set<Object> seen = Collections.newSetFromMap(new WeakHashMap<>());
    private Runnable beforeEach = () -> {};

    Load(Part part, int number) {
      this.part = part;
      this.number = number;
    }

    void beforeEach(Runnable action) {
      beforeEach = action;
    }

    void run() {
      for (int round = 0; round < plan.rounds() && !part.threads.isStopped(); round++) {
        if (plan.together()) {
          part.arrived.incrementAndGet();
          await(part.arrived, (round + 1) * plan.threads());
        }
        Object array = take();
        if (plan.together()) {
          await(part.turn, round * plan.threads() + number);
        }
        release(array);
        part.turn.incrementAndGet();
      }
    }

    private Object take() {
      beforeEach.run();
      Object array = pool.take(plan.settings().smallest());
      operations.incrementAndGet();
      seen.add(array);
      return array;
    }

    private void release(Object array) {
      beforeEach.run();
      pool.release(array);
      operations.incrementAndGet();
    }

    /** Who waits for others counts too: it is not in the middle of an operation. */
    private void await(AtomicInteger counter, int number) {
      while (counter.get() < number && !part.threads.isStopped()) {
        operations.incrementAndGet();
        Thread.yield();
      }
    }
  }
}
