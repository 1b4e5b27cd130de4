package dev.touchstone.conformance;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs a check's body in a thread of its own and looks whether one of the subject's calls never
 * returns. A thread cannot be stopped from outside, so one that hangs is left behind at the lowest
 * priority; the engine's JVM ends by halting.
 *
 * <p>A busy machine must not make a verdict: a call counts as hanging only when, beyond the limit,
 * its thread either waits or has used the processor for a good part of the limit, or when twenty
 * limits have passed.
 */
final class Watchdog {
  private static final long LOOK_MILLIS = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Duration limit;
  private long watched;
  private long cpuAtWatched;

  Watchdog(Duration limit) {
    this.limit = limit;
  }

  /**
   * Runs the body to its end, or until a call hangs.
   *
   * @return the hang; null if the body came to its end
   * @throws ExecutionException if the body threw
   */
  @SuppressWarnings("ThreadPriorityCheck") // the hanging thread must not slow down what comes after
  @Nullable Hang run(String name, Journal journal, Runnable body)
      throws ExecutionException, InterruptedException {
    CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                body.run();
                end.complete(null);
              } catch (Throwable t) {
                end.completeExceptionally(t);
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        end.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return null;
      } catch (TimeoutException stillRunning) {
        if (hangs(thread, journal.since())) {
          StackTraceElement[] stack = thread.getStackTrace();
          thread.setPriority(Thread.MIN_PRIORITY);
          return Hang.of(journal, stack, limit.toSeconds());
        }
      }
    }
  }

  private boolean hangs(Thread thread, long since) {
    long cpu = THREADS.getThreadCpuTime(thread.getId());
    if (since == 0 || since != watched) {
      watched = since;
      cpuAtWatched = cpu;
      return false;
    }
    long waited = System.nanoTime() - since;
    if (waited < limit.toNanos()) {
      return false;
    }
    boolean runs = thread.getState() == Thread.State.RUNNABLE;
    return !runs || cpu - cpuAtWatched > limit.toNanos() / 4 || waited > 20 * limit.toNanos();
  }
}
