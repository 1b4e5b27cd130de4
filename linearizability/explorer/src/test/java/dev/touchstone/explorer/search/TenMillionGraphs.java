package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.litmus.ScaledPrograms;
import dev.touchstone.explorer.model.Rc11;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.HashSet;
import java.util.Set;

/** Explores ten million graphs of up to 67 events and says how much of the heap it used. */
public final class TenMillionGraphs {
  private TenMillionGraphs() {}

  /** With the argument {@code remember}, keeps a number for each graph, as it should not. */
  public static void main(String[] args) {
    Set<Long> remembered = new HashSet<>();
    boolean remembers = args.length > 0 && args[0].equals("remember");
    Exploration found =
        Explorer.of(new Rc11())
            .within(Limits.wide().withGraphs(10_000_000))
            .explore(
                ScaledPrograms.lastZero(22),
                execution -> !remembers || remembered.add((long) remembered.size()));
    System.out.printf(
        "%d graphs of up to %d events, revisits nested %d deep, at most %d KB in use, %d KB live%n",
        found.complete() + found.blocked(),
        found.maxEvents(),
        found.maxDepth(),
        peak() >> 10,
        live() >> 10);
  }

  private static long peak() {
    long peak = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        peak += pool.getPeakUsage().getUsed();
      }
    }
    return peak;
  }

  private static long live() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
