package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.HookedThread;
import dev.touchstone.weaver.steering.Abandoned;
import dev.touchstone.weaver.steering.ScheduleNoise;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One storm on one queue: starts the threads, watches them, drains the queue, hands over logs. */
@SuppressWarnings("ThreadPriorityCheck") // more threads than cores: who cannot go on yields
final class Storm {
  private static final int OBSERVE_ONE_IN = 4;
  private static final int PRODUCER_POLLS_ONE_IN = 4;
  private static final long LOOK_MILLIS = 5;

  /**
   * What came of it.
   *
   * @param history null if a thread hung
   * @param failure what an operation threw; null if none did
   * @param failed the thread and operation that threw
   * @param accesses hooked accesses of all threads; 0 without noise
   */
  record Outcome(
      @Nullable StormHistory history,
      @Nullable Hang hang,
      @Nullable Throwable failure,
      String failed,
      long accesses) {}

  private final StormPlan plan;
  private final QueueUnderTest queue;
  private final StormHistory.Setup setup;
  private final boolean fenced;
  private final boolean mayPark;
  private final HangWatch watch;
  private final List<String> names;
  private final List<OpLog> logs = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final List<ScheduleNoise> noises = new ArrayList<>();
  private final CountDownLatch start = new CountDownLatch(1);
  private final CountDownLatch producing;
  private volatile boolean stop;
  private volatile @Nullable Throwable failure;
  private volatile String failed = "";

  /**
   * A storm that did not begin.
   *
   * @param fenced whether fences stand around operations
   * @param mayPark whether noise may park a thread
   */
  Storm(
      StormPlan plan,
      QueueUnderTest queue,
      StormHistory.Setup setup,
      boolean fenced,
      boolean mayPark,
      long hangMillis) {
    this.plan = plan;
    this.queue = queue;
    this.setup = setup;
    this.fenced = fenced;
    this.mayPark = mayPark;
    this.watch = new HangWatch(hangMillis);
    this.names = plan.names();
    this.producing = new CountDownLatch(plan.producers());
  }

  /** Runs it to its end. */
  Outcome run() throws InterruptedException {
    for (int t = 0; t < plan.threads(); t++) {
      prepare(t);
    }
    start.countDown();
    Hang hang = await();
    if (hang == null && failure == null) {
      hang = drain();
    }
    if (hang != null) {
      abandon();
    }
    long accesses = noises.stream().mapToLong(ScheduleNoise::accesses).sum();
    boolean judged = hang == null && failure == null;
    StormHistory history = judged ? new StormHistory(setup, names, logs) : null;
    return new Outcome(history, hang, failure, failed, accesses);
  }

  private void prepare(int t) {
    boolean producer = t < plan.producers();
    boolean consumer = !producer && t < plan.producers() + plan.consumers();
    Element[] elements = producer ? elements(t) : new Element[0];
    QueueWorker worker = worker(elements, t);
    Runnable body =
        producer ? () -> produce(worker) : consumer ? () -> consume(worker) : () -> look(worker);
    start(
        () -> {
          try {
            body.run();
          } finally {
            if (producer) {
              producing.countDown();
            }
          }
        },
        t,
        worker);
  }

  private QueueWorker worker(Element[] elements, int t) {
    OpLog log = new OpLog(plan.entries());
    logs.add(log);
    return new QueueWorker(queue, plan.mix(), fenced, log, elements, (plan.seed() * 31) + t);
  }

  private Element[] elements(int producer) {
    Element[] elements = new Element[plan.entries()];
    if (plan.mix() == Mix.SAME_OBJECT) {
      Arrays.fill(elements, new Element(0));
    } else {
      Arrays.setAll(elements, i -> new Element((producer * plan.entries()) + i));
    }
    return elements;
  }

  private void start(Runnable body, int t, QueueWorker worker) {
    OpLog log = worker.log();
    AccessHook hook = AccessHook.NONE;
    if (plan.noisy()) {
      ScheduleNoise noise = new ScheduleNoise((plan.seed() * 131) + t, mayPark);
      noises.add(noise);
      worker.beforeEach(noise::operationBegins);
      hook = noise;
    }
    Thread thread = new HookedThread(() -> guarded(body, t), names.get(t), hook);
    thread.setDaemon(true);
    threads.add(thread);
    watch.add(thread, log);
    thread.start();
  }

  private void guarded(Runnable body, int t) {
    try {
      start.await();
      body.run();
    } catch (Abandoned e) {
      // Taken out of an operation that did not return; that is told elsewhere.
    } catch (Throwable thrown) {
      failed = names.get(t) + " in " + Hang.operation(thrown.getStackTrace());
      failure = thrown;
      stop = true;
    }
  }

  private void produce(QueueWorker worker) {
    while (!stop && !worker.isSpent()) {
      if (plan.mix() == Mix.OBSERVED && worker.chance(OBSERVE_ONE_IN)) {
        worker.observe();
      }
      boolean polls = plan.producersPoll() && worker.chance(PRODUCER_POLLS_ONE_IN);
      pause(worker, polls ? worker.consume() : worker.produce());
    }
  }

  private void consume(QueueWorker worker) {
    while (!stop && !worker.isSpent()) {
      if (plan.mix() == Mix.OBSERVED && !worker.chance(plan.pollsOneIn())) {
        worker.observeAsConsumer();
      } else {
        pause(worker, worker.consume());
      }
    }
  }

  private void look(QueueWorker worker) {
    while (!stop && !worker.isSpent()) {
      worker.observe();
      pause(worker, !worker.chance(2 * OBSERVE_ONE_IN));
    }
  }

  private static void pause(QueueWorker worker, boolean moved) {
    if (!moved && worker.chance(2)) {
      Thread.yield();
    }
  }

  private @Nullable Hang await() throws InterruptedException {
    while (!producing.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      Hang hang = watch.look();
      if (hang != null) {
        stop = true;
        return hang;
      }
    }
    stop = true;
    return join();
  }

  private @Nullable Hang join() throws InterruptedException {
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        thread.join(LOOK_MILLIS);
        Hang hang = watch.look();
        if (hang != null) {
          return hang;
        }
      }
    }
    return null;
  }

  /** At rest: the size is exact, and what is left comes out. */
  private @Nullable Hang drain() throws InterruptedException {
    int most = 4;
    for (OpLog log : logs) {
      most += log.size();
    }
    int limit = most;
    OpLog log = new OpLog(limit + 4);
    logs.add(log);
    QueueWorker worker = new QueueWorker(queue, Mix.CORE, fenced, log, new Element[0], plan.seed());
    start(
        () -> {
          if (plan.mix() == Mix.OBSERVED && queue.capabilities().contains(Capability.SIZE)) {
            worker.size();
          }
          for (int i = 0; i < limit && worker.poll(false); i++) {}
        },
        plan.threads(),
        worker);
    return join();
  }

  private void abandon() throws InterruptedException {
    noises.forEach(ScheduleNoise::abandon);
    for (Thread thread : threads) {
      thread.join(100);
    }
  }
}
