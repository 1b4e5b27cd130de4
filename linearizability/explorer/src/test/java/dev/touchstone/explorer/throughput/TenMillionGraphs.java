package dev.touchstone.explorer.throughput;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.litmus.ScaledPrograms;
import dev.touchstone.explorer.model.Rc11;

/** Explores ten million graphs of up to 62 events and says how large the heap became. */
public final class TenMillionGraphs {
  private TenMillionGraphs() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    Exploration found =
        Explorer.of(new Rc11())
            .within(Limits.wide().withGraphs(10_000_000))
            .count(ScaledPrograms.lastZero(22));
    Runtime runtime = Runtime.getRuntime();
    System.out.printf(
        "%d graphs of up to %d events, revisits nested %d deep, heap %d MB%n",
        found.complete() + found.blocked(),
        found.maxEvents(),
        found.maxDepth(),
        runtime.totalMemory() >> 20);
  }
}
