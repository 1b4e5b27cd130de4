package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.storms.PoolWorker.Held;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * One storm on one pool: starts the threads, watches them, takes what is left, and hands over the
 * logs.
 */
@SuppressWarnings("ThreadPriorityCheck") // more threads than cores: who cannot go on yields
final class PoolStorm {
  private static final int RESERVE = 8;
  private static final int TRIM_ONE_IN = 12;
  private static final int MAILBOXES = 4;

  /**
   * What came of it.
   *
   * @param history null if a thread hung or an operation threw
   * @param failure what an operation threw; null if none did
   * @param failed the thread and operation that threw
   * @param accesses hooked accesses of all threads; 0 without noise
   */
  record Outcome(
      @Nullable PoolHistory history,
      @Nullable Hang hang,
      @Nullable Throwable failure,
      String failed,
      long accesses) {}

  private final PoolPlan plan;
  private final PoolSubject subject;
  private final PoolUnderTest pool;
  private final Set<PoolCapability> capabilities;
  private final List<PoolLog> logs = new ArrayList<>();
  private final StormThreads threads;
  private final AtomicReferenceArray<@Nullable Held> mail = new AtomicReferenceArray<>(MAILBOXES);

  /**
   * A storm that did not begin.
   *
   * @param mayPark whether noise may park a thread
   */
  PoolStorm(PoolPlan plan, PoolSubject subject, boolean mayPark, long hangMillis) {
    this.plan = plan;
    this.subject = subject;
    this.pool = subject.create(plan.settings());
    this.capabilities = subject.capabilities();
    this.threads = new StormThreads(plan.names(), plan.noisy(), mayPark, plan.seed(), hangMillis);
  }

  /** Runs it to its end. */
  Outcome run() throws InterruptedException {
    for (int t = 0; t < plan.threads(); t++) {
      PoolWorker worker = worker(plan.entries());
      threads.add(body(worker, t), worker.log()::watchedSize, worker::beforeEach);
    }
    threads.begin();
    Hang hang = threads.join();
    if (hang == null && threads.failure() == null) {
      hang = takeWhatIsLeft();
    }
    if (hang != null) {
      threads.abandon();
    }
    boolean judged = hang == null && threads.failure() == null;
    PoolHistory history = judged ? new PoolHistory(plan, subject, pool, logs) : null;
    return new Outcome(history, hang, threads.failure(), threads.failed(), threads.accesses());
  }

  private PoolWorker worker(int entries) {
    PoolLog log = new PoolLog(entries);
    int t = logs.size();
    logs.add(log);
    return new PoolWorker(pool, plan.mix() == PoolMix.SECRET, t, log, (plan.seed() * 31) + t);
  }

  private Runnable body(PoolWorker worker, int t) {
    if (t >= plan.takers() + plan.releasers()) {
      return () -> observe(worker);
    }
    if (t >= plan.takers()) {
      return () -> releaseOthers(worker);
    }
    return plan.releasers() > 0 ? () -> takeForOthers(worker) : () -> hold(worker);
  }

  private boolean goesOn(PoolWorker worker) {
    return !threads.isStopped() && !worker.log().isFull(plan.most() + RESERVE);
  }

  /** The storm is over when one of its threads is through, so that none runs alone for long. */
  private void hold(PoolWorker worker) {
    List<Held> held = new ArrayList<>();
    while (goesOn(worker)) {
      if (held.isEmpty() || (held.size() < plan.most() && worker.chance(2))) {
        held.add(worker.take(length(worker)));
      } else {
        worker.release(held.remove(worker.choose(held.size())));
      }
      pause(worker);
    }
    threads.stop();
    held.forEach(worker::release);
  }

  private void takeForOthers(PoolWorker worker) {
    while (goesOn(worker)) {
      Held held = worker.take(length(worker));
      while (!threads.isStopped() && !mail.compareAndSet(worker.choose(MAILBOXES), null, held)) {
        Thread.yield();
      }
    }
    threads.stop();
  }

  private void releaseOthers(PoolWorker worker) {
    while (goesOn(worker)) {
      Held held = mail.getAndSet(worker.choose(MAILBOXES), null);
      if (held != null) {
        worker.release(held);
      } else {
        Thread.yield();
      }
    }
    threads.stop();
  }

  private void observe(PoolWorker worker) {
    while (goesOn(worker)) {
      if (capabilities.contains(PoolCapability.TRIM) && worker.chance(TRIM_ONE_IN)) {
        worker.trim();
      } else if (capabilities.contains(PoolCapability.RETAINED)) {
        worker.retained();
      }
      Thread.yield();
    }
  }

  private int length(PoolWorker worker) {
    PoolSettings settings = plan.settings();
    int length = settings.smallest();
    while (length < settings.largest() && worker.chance(2)) {
      length *= 2;
    }
    return length;
  }

  private static void pause(PoolWorker worker) {
    if (worker.chance(16)) {
      Thread.yield();
    }
  }

  /** At rest: what is retained is exact, and everything that was kept can be taken. */
  private @Nullable Hang takeWhatIsLeft() throws InterruptedException {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (PoolLog log : logs) {
      for (int i = 0; i < log.size(); i++) {
        if (log.hasArray(i)) {
          seen.add(log.array(i));
        }
      }
    }
    PoolSettings settings = plan.settings();
    int most = seen.size() + RESERVE;
    PoolWorker worker = worker(2 * most + 2 * RESERVE);
    threads.add(
        () -> {
          if (capabilities.contains(PoolCapability.RETAINED)) {
            worker.retained();
          }
          for (int length = settings.smallest(); length <= settings.largest(); length *= 2) {
            int room = most;
            while (room-- > 0 && !seen.add(worker.take(length).array())) {
              // An array that was seen before: there may be more.
            }
          }
        },
        worker.log()::watchedSize,
        worker::beforeEach);
    return threads.join();
  }
}
