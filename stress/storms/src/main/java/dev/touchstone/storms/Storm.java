package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueUnderTest;
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
  private final List<String> names;
  private final List<OpLog> logs = new ArrayList<>();
  private final StormThreads threads;
  private final CountDownLatch producing;

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
    this.names = plan.names();
    this.threads = new StormThreads(names, plan.noisy(), mayPark, plan.seed(), hangMillis);
    this.producing = new CountDownLatch(plan.producers());
  }

  /** Runs it to its end. */
  Outcome run() throws InterruptedException {
    for (int t = 0; t < plan.threads(); t++) {
      prepare(t);
    }
    threads.begin();
    Hang hang = await();
    if (hang == null && threads.failure() == null) {
      hang = drain();
    }
    if (hang != null) {
      threads.abandon();
    }
    boolean judged = hang == null && threads.failure() == null;
    StormHistory history = judged ? new StormHistory(setup, names, logs) : null;
    return new Outcome(history, hang, threads.failure(), threads.failed(), threads.accesses());
  }

  private void prepare(int t) {
    boolean producer = t < plan.producers();
    boolean consumer = !producer && t < plan.producers() + plan.consumers();
    Element[] elements = producer ? elements(t) : new Element[0];
    QueueWorker worker = worker(elements, t);
    Runnable body =
        producer ? () -> produce(worker) : consumer ? () -> consume(worker) : () -> look(worker);
    threads.add(
        () -> {
          try {
            body.run();
          } finally {
            if (producer) {
              producing.countDown();
            }
          }
        },
        worker.log()::watchedSize,
        worker::beforeEach);
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

  private void produce(QueueWorker worker) {
    while (!threads.isStopped() && !worker.isSpent()) {
      if (plan.mix() == Mix.OBSERVED && worker.chance(OBSERVE_ONE_IN)) {
        worker.observe();
      }
      boolean polls = plan.producersPoll() && worker.chance(PRODUCER_POLLS_ONE_IN);
      pause(worker, polls ? worker.consume() : worker.produce());
    }
  }

  private void consume(QueueWorker worker) {
    while (!threads.isStopped() && !worker.isSpent()) {
      if (plan.mix() == Mix.OBSERVED && !worker.chance(plan.pollsOneIn())) {
        worker.observeAsConsumer();
      } else {
        pause(worker, worker.consume());
      }
    }
  }

  private void look(QueueWorker worker) {
    while (!threads.isStopped() && !worker.isSpent()) {
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
      Hang hang = threads.look();
      if (hang != null) {
        return hang;
      }
    }
    threads.stop();
    return threads.join();
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
    threads.add(
        () -> {
          if (plan.mix() == Mix.OBSERVED && queue.capabilities().contains(Capability.SIZE)) {
            worker.size();
          }
          for (int i = 0; i < limit && worker.poll(false); i++) {}
        },
        worker.log()::watchedSize,
        worker::beforeEach);
    return threads.join();
  }
}
