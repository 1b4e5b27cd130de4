package dev.touchstone.explorer.throughput;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;

/**
 * Graphs a second: three threads, four locations, one operation in five a fetch-and-add on a shared
 * one; median of five windows of 0.3 s after a warm-up of 1.5 s, in processor time of the exploring
 * thread.
 */
public final class Throughput {
  private static final long WARM_UP = 1_500_000_000L;
  private static final long WINDOW = 300_000_000L;

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private Throughput() {}

  /** How the accesses of a row are ordered. */
  private record Modes(String name, AccessMode read, AccessMode write, AccessMode update) {}

  private static final List<Modes> MODES =
      List.of(
          new Modes("opaque", AccessMode.OPAQUE, AccessMode.OPAQUE, AccessMode.OPAQUE),
          new Modes("acqrel", AccessMode.ACQUIRE, AccessMode.RELEASE, AccessMode.ACQUIRE_RELEASE),
          new Modes("volatile", AccessMode.VOLATILE, AccessMode.VOLATILE, AccessMode.VOLATILE),
          new Modes("lazySet+vol", AccessMode.VOLATILE, AccessMode.RELEASE, AccessMode.VOLATILE));

  private static Program program(Modes modes, int operations) {
    Program.Builder p = Program.named(modes.name() + " " + operations);
    Location[] x = p.array("x", 4, 0);
    for (int t = 0; t < 3; t++) {
      int thread = t;
      p.thread(
          m -> {
            for (int i = 0; i < operations; i++) {
              Location at = x[(thread + i) % 3];
              if ((thread * operations + i) % 5 == 3) {
                m.getAndAdd(x[3], 1, modes.update());
              } else if ((i + thread) % 2 == 0) {
                m.write(at, i + 1, modes.write());
              } else {
                m.read(at, modes.read());
              }
            }
          });
    }
    return p.build();
  }

  private static final class Windows implements Visitor {
    private final double[] rates = new double[5];
    private int window = -1;
    private long begin = CLOCK.getCurrentThreadCpuTime();
    private long graphs;

    @Override
    public boolean complete(Execution execution) {
      graphs++;
      if ((graphs & 63) == 0) {
        long now = CLOCK.getCurrentThreadCpuTime();
        long length = now - begin;
        if (length > (window < 0 ? WARM_UP : WINDOW)) {
          if (window >= 0) {
            rates[window] = graphs * 1e9 / length;
          }
          window++;
          graphs = 0;
          begin = now;
        }
      }
      return window < 5;
    }
  }

  /** Prints a table; arguments are the numbers of operations a thread. */
  public static void main(String[] args) {
    for (String operations : args.length == 0 ? new String[] {"10", "13"} : args) {
      for (MemoryModel model : List.of(new SequentialConsistency(), new Rc11(), new Jamx())) {
        for (Modes modes : MODES) {
          Windows windows = new Windows();
          int events =
              Explorer.of(model)
                  .within(Limits.wide())
                  .explore(program(modes, Integer.parseInt(operations)), windows)
                  .maxEvents();
          Arrays.sort(windows.rates);
          System.out.printf(
              "%s %s %d events: %.0f k/s (%.0f to %.0f)%n",
              model.name(),
              modes.name(),
              events,
              windows.rates[2] / 1e3,
              windows.rates[0] / 1e3,
              windows.rates[4] / 1e3);
        }
      }
    }
  }
}
