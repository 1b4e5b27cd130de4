package dev.touchstone.perf.speed.pool;

import dev.touchstone.perf.speed.JmhFork;
import dev.touchstone.perf.speed.SpeedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Row 4: what stays reachable under a steady load. Eight threads take one to eight arrays each and
 * release them, window after window; between two windows all stand still with empty hands, and the
 * heap that survives a full collection is read, less what it was before the first. So the bytes of
 * a pool with thread-local parts count too. A line for each window.
 */
public final class RetainedFork {
  private static final int THREADS = 8;
  private static final int MOST = 8;

  private final PoolPeer pool;
  private final CyclicBarrier barrier = new CyclicBarrier(THREADS + 1);
  private volatile boolean open;

  private RetainedFork(PoolPeer pool) {
    this.pool = pool;
  }

  /** As {@link JmhFork#main}; points are windows. */
  public static void main(String[] arguments) throws InterruptedException, BrokenBarrierException {
    JmhFork.machine();
    new RetainedFork(PoolPeer.named(arguments[1]))
        .run(Long.parseLong(arguments[3]), arguments.length - 5);
  }

  private void run(long millis, int windows) throws InterruptedException, BrokenBarrierException {
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int seed = t;
      Thread thread = new Thread(() -> work(windows, new SplittableRandom(seed)));
      thread.start();
      threads.add(thread);
    }
    long before = surviving();
    for (int window = 0; window < windows; window++) {
      open = true;
      barrier.await();
      Thread.sleep(millis); // the length of a window, not an order of events
      open = false;
      barrier.await();
      double kilobytes = (surviving() - before) / 1024.0;
      JmhFork.line(window, Map.of(SpeedRow.FIGURE, Math.max(0, kilobytes)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void work(int windows, SplittableRandom random) {
    Object[] hands = new Object[MOST];
    try {
      for (int window = 0; window < windows; window++) {
        barrier.await();
        while (open) {
          int count = 1 + random.nextInt(MOST);
          for (int i = 0; i < count; i++) {
            hands[i] = pool.take();
            pool.write(hands[i]);
          }
          for (int i = 0; i < count; i++) {
            pool.release(hands[i]);
            hands[i] = null;
          }
        }
        barrier.await();
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private long surviving() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
