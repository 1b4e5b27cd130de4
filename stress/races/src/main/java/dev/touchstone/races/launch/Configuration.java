package dev.touchstone.races.launch;

import dev.touchstone.races.form.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * One fork: a form with a capacity, a collector and a compile mode.
 *
 * @param capacity to ask the subject for
 * @param seed of a randomized compiler, and of the choice where the actors run
 */
public record Configuration(
    Form form, int capacity, Collector collector, CompileMode mode, int seed) {

  /**
   * A collector by the flag that turns it on; they differ in the barrier behind a stored reference.
   */
  enum Collector {
    PARALLEL("-XX:+UseParallelGC"),
    SERIAL("-XX:+UseSerialGC"),
    G1("-XX:+UseG1GC");

    private final String flag;

    Collector(String flag) {
      this.flag = flag;
    }
  }

  /**
   * Configurations of a form: first those that have shown most, then as many as are asked for from
   * all the others, in an order that the seed gives. Capacities take turns. The same arguments give
   * the same list.
   *
   * <p>A form on publication gets twice as many: what it looks for needs a compiler that reorders
   * and a collector that lets it.
   */
  public static List<Configuration> sample(
      Form form, List<Integer> capacities, int count, long seed) {
    Random random = new Random(seed * 31 + form.name().hashCode());
    List<Configuration> chosen = new ArrayList<>();
    List<Configuration> others = new ArrayList<>();
    for (CompileMode mode : CompileMode.all()) {
      for (Collector collector : Collector.values()) {
        Configuration configuration =
            new Configuration(form, 0, collector, mode, random.nextInt(Integer.MAX_VALUE));
        (configuration.first() ? chosen : others).add(configuration);
      }
    }
    Collections.shuffle(others, random);
    chosen.addAll(others);
    int wanted = Math.min(form.publishes() ? 2 * count : count, chosen.size());
    List<Configuration> sample = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      sample.add(chosen.get(i).withCapacity(capacities.get(i % capacities.size())));
    }
    return sample;
  }

  private boolean first() {
    boolean shows = mode.equals(CompileMode.TIERED) || mode.equals(CompileMode.C2_STRESS);
    return shows
        && (collector == Collector.PARALLEL || (form.publishes() && collector == Collector.SERIAL));
  }

  private Configuration withCapacity(int asked) {
    return new Configuration(form, asked, collector, mode, seed);
  }

  /** The flags that make the fork this configuration. */
  List<String> flags() {
    List<String> flags = new ArrayList<>();
    flags.add(collector.flag);
    flags.addAll(mode.flags());
    if (mode.randomized()) {
      flags.add("-XX:StressSeed=" + seed);
    }
    return flags;
  }

  /** What the actors do. */
  public String program() {
    return form.program();
  }

  /** The collector's name. */
  public String collectorName() {
    return collector.name();
  }

  /** The compile mode's name. */
  public String modeName() {
    return mode.name();
  }

  @Override
  public String toString() {
    return form.title() + ", capacity " + capacity + ", " + collector + ", " + mode.name();
  }
}
