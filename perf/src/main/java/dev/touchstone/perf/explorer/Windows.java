package dev.touchstone.perf.explorer;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Visitor;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;

/**
 * Counts graphs in a warm-up and in five windows of the exploring thread's processor time, then
 * stops the exploration. Processor time, since other processes may hold the core meanwhile; they
 * still cost cache and clock rate.
 */
final class Windows implements Visitor {
  private static final int WINDOWS = 5;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final long warmUp;
  private final long window;
  private final double[] rates = new double[WINDOWS];
  private int done = -1;
  private long begin = CLOCK.getCurrentThreadCpuTime();
  private long graphs;

  Windows(Duration warmUp, Duration window) {
    this.warmUp = warmUp.toNanos();
    this.window = window.toNanos();
  }

  @Override
  public boolean complete(Execution execution) {
    graphs++;
    if ((graphs & 63) == 0) {
      long now = CLOCK.getCurrentThreadCpuTime();
      long length = now - begin;
      if (length > (done < 0 ? warmUp : window)) {
        if (done >= 0) {
          rates[done] = graphs * 1e9 / length;
        }
        done++;
        graphs = 0;
        begin = now;
      }
    }
    return done < WINDOWS;
  }

  /** The rates of the windows in ascending order, in thousands of graphs a second. */
  double[] thousandsASecond() {
    if (done < WINDOWS) {
      throw new IllegalStateException("the program has too few graphs for the windows");
    }
    double[] sorted = Arrays.stream(rates).map(rate -> rate / 1e3).toArray();
    Arrays.sort(sorted);
    return sorted;
  }
}
