package dev.touchstone.certificate.command;

import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.evidence.ReplayFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Makes a scenario of Lincheck's smaller as long as it still shows the violation: first without a
 * whole thread, then without single calls. Each trial is a replay of a shorter recipe, in a JVM of
 * its own.
 */
final class ScenarioShrinker {
  private final EngineBundle bundle;
  private final ChosenSubjects chosen;
  private final CommandLine line;

  ScenarioShrinker(EngineBundle bundle, ChosenSubjects chosen, CommandLine line) {
    this.bundle = bundle;
    this.chosen = chosen;
    this.line = line;
  }

  /**
   * What came of it.
   *
   * @param scenario the smallest that was found
   * @param tried how many smaller ones were tried
   * @param through whether every one that is smaller by one step was tried
   * @param result of the smallest, whose page is kept; null if none is smaller
   */
  record Shrunk(
      String before,
      String scenario,
      int tried,
      boolean through,
      Replayer.@Nullable Result result) {
    String sentence() {
      String result =
          scenario.equals(before)
              ? "The scenario is " + scenario
              : "The scenario was made smaller, from " + before + " to " + scenario;
      return result
          + "; "
          + (through
              ? "without any of its calls it was not shown (" + tried + " smaller ones tried)."
              : "the time was up after " + tried + " smaller ones.");
    }
  }

  /**
   * Shrinks it.
   *
   * @param limit after which no further trial is begun
   * @param keep where the page of the smallest one is left; the larger one's stays if there is none
   */
  Shrunk shrink(ReplayFile replay, Duration limit, Path keep) throws IOException {
    long end = System.nanoTime() + limit.toNanos();
    String smallest = replay.recipe();
    int tried = 0;
    boolean through = false;
    boolean stopped = false;
    while (!through && !stopped) {
      String from = smallest;
      for (String candidate : smaller(from)) {
        stopped = System.nanoTime() - end > 0;
        if (stopped) {
          break;
        }
        tried++;
        line.getErr().println("smaller: " + candidate);
        Replayer.Result result = play(replay.withRecipe(candidate), null);
        stopped = result.interrupted();
        if (result.shown() > 0) {
          smallest = candidate;
          break;
        }
      }
      through = !stopped && smallest.equals(from);
    }
    if (smallest.equals(replay.recipe())) {
      return new Shrunk(replay.recipe(), smallest, tried, through, null);
    }
    Replayer.Result kept = play(replay.withRecipe(smallest), keep);
    if (kept.shown() == 0) {
      // Not seen this time, and the larger one's page is gone: that one is shown again.
      return new Shrunk(replay.recipe(), replay.recipe(), tried, false, play(replay, keep));
    }
    return new Shrunk(replay.recipe(), smallest, tried, through, kept);
  }

  private Replayer.Result play(ReplayFile replay, @Nullable Path keep) throws IOException {
    return new Replayer(bundle, replay, chosen, line).run(1, 0, keep);
  }

  /** The scenarios that are smaller by a thread or by a call, the largest steps first. */
  static List<String> smaller(String scenario) {
    int colon = scenario.indexOf(':');
    String[] parts = scenario.substring(colon + 1).split(";", -1);
    if (colon < 0 || parts.length != 3) {
      return List.of();
    }
    List<List<String>> sections = new ArrayList<>();
    sections.add(calls(parts[0]));
    Stream.of(parts[1].split("\\|", -1)).map(ScenarioShrinker::calls).forEach(sections::add);
    sections.add(calls(parts[2]));
    List<String> smaller = new ArrayList<>();
    for (int thread = 1; thread < sections.size() - 1 && sections.size() > 4; thread++) {
      List<List<String>> without = new ArrayList<>(sections);
      without.remove(thread);
      smaller.add(text(scenario.substring(0, colon), without));
    }
    for (int section = sections.size() - 1; section >= 0; section--) {
      boolean thread = section > 0 && section < sections.size() - 1;
      int least = thread ? 1 : 0;
      for (int call = sections.get(section).size() - 1;
          call >= 0 && sections.get(section).size() > least;
          call--) {
        List<List<String>> without = new ArrayList<>(sections);
        List<String> fewer = new ArrayList<>(sections.get(section));
        fewer.remove(call);
        without.set(section, fewer);
        smaller.add(text(scenario.substring(0, colon), without));
      }
    }
    return smaller.stream().distinct().toList();
  }

  private static List<String> calls(String section) {
    return Stream.of(section.strip().split("\\s+")).filter(call -> !call.isEmpty()).toList();
  }

  private static String text(String capacity, List<List<String>> sections) {
    int last = sections.size() - 1;
    String threads =
        sections.subList(1, last).stream()
            .map(calls -> String.join(" ", calls))
            .collect(Collectors.joining(" | "));
    return (capacity
            + ": "
            + String.join(" ", sections.get(0))
            + "; "
            + threads
            + "; "
            + String.join(" ", sections.get(last)))
        .strip();
  }
}
