package dev.touchstone.races.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a fork's actors are compiled.
 *
 * @param name in evidence
 * @param split jcstress' number for a compiler per actor, or {@link #UNIFIED}
 * @param flags of the JVM
 * @param randomized whether the compiler takes a seed
 */
record CompileMode(String name, int split, List<String> flags, boolean randomized) {
  /** jcstress' number for no compiler per actor. */
  static final int UNIFIED = org.openjdk.jcstress.vm.CompileMode.UNIFIED;

  /** As users run it: interpreter, then C1, then C2. */
  static final CompileMode TIERED = unified("tiered");

  /** C2 alone, with its order of code randomized. */
  static final CompileMode C2_STRESS =
      new CompileMode("C2 randomized", UNIFIED, stress(List.of("-XX:-TieredCompilation")), true);

  private static final List<String> COMPILERS = List.of("interpreter", "C1", "C2");

  /** Every mode: unified ones, then one compiler for each of two actors. */
  static List<CompileMode> all() {
    return Stream.concat(
            Stream.of(
                TIERED,
                C2_STRESS,
                unified("C2", "-XX:-TieredCompilation"),
                unified("C1", "-XX:TieredStopAtLevel=1"),
                unified("interpreter", "-Xint")),
            perActor().stream())
        .toList();
  }

  private static List<CompileMode> perActor() {
    List<CompileMode> modes = new ArrayList<>();
    int n = COMPILERS.size();
    for (int split = 0; split < n * n; split++) {
      String name = COMPILERS.get(split % n) + " ‖ " + COMPILERS.get(split / n);
      modes.add(new CompileMode(name, split, List.of(), false));
      if (name.contains("C2")) {
        modes.add(new CompileMode(name + " randomized", split, stress(List.of()), true));
      }
    }
    return modes;
  }

  private static CompileMode unified(String name, String... flags) {
    return new CompileMode(name, UNIFIED, List.of(flags), false);
  }

  private static List<String> stress(List<String> first) {
    List<String> flags = new ArrayList<>(first);
    flags.addAll(List.of("-XX:+StressLCM", "-XX:+StressGCM", "-XX:+StressIGVN", "-XX:+StressCCP"));
    return flags;
  }
}
