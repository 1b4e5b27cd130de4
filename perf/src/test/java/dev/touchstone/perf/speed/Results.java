package dev.touchstone.perf.speed;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.touchstone.perf.PairedRatio;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The lines of a result file, and what is computed of them. */
final class Results {
  private static final long SEED = 42;

  private final List<SpeedResult> lines;

  Results(List<SpeedResult> lines) {
    this.lines = List.copyOf(lines);
  }

  static Results read(Path file) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<SpeedResult> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(mapper.readValue(line, SpeedResult.class));
    }
    return new Results(lines);
  }

  /** Of one row. */
  Results of(SpeedRow row) {
    return new Results(lines.stream().filter(line -> line.row().equals(row.id())).toList());
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  List<SpeedResult> lines() {
    return lines;
  }

  /** Names of points that were measured, in the row's order. */
  List<Point> points(SpeedRow row) {
    return row.points().stream()
        .filter(point -> lines.stream().anyMatch(line -> line.point().equals(point.name())))
        .toList();
  }

  /** The median over rounds of a figure; empty if no round has it. */
  Optional<Double> median(String side, String point, String figure) {
    double[] values =
        lines.stream()
            .filter(line -> line.side().equals(side) && line.point().equals(point))
            .filter(line -> line.figures().containsKey(figure))
            .mapToDouble(line -> line.figures().get(figure))
            .sorted()
            .toArray();
    return values.length == 0
        ? Optional.empty()
        : Optional.of((values[(values.length - 1) / 2] + values[values.length / 2]) / 2);
  }

  /** The subject's score over a side's, from rounds in which both have one. */
  Optional<PairedRatio> ratio(String subject, String side, String point) {
    List<Double> ofSubject = new ArrayList<>();
    List<Double> ofSide = new ArrayList<>();
    for (SpeedResult line : inOrder()) {
      if (line.side().equals(side) && line.point().equals(point) && line.score() > 0) {
        lines.stream()
            .filter(other -> other.side().equals(subject) && other.point().equals(point))
            .filter(other -> other.round() == line.round() && other.score() > 0)
            .findFirst()
            .ifPresent(
                other -> {
                  ofSubject.add(1 / other.score());
                  ofSide.add(1 / line.score());
                });
      }
    }
    return ofSubject.isEmpty()
        ? Optional.empty()
        : Optional.of(PairedRatio.of(ofSubject, ofSide, SEED));
  }

  private List<SpeedResult> inOrder() {
    return lines.stream().sorted(Comparator.comparingInt(SpeedResult::round)).toList();
  }

  /** What could not be measured, each with its reason, once. */
  List<String> failures() {
    return lines.stream()
        .filter(line -> line.failure() != null)
        .map(line -> line.side() + ": " + line.failure())
        .distinct()
        .toList();
  }

  /** How they were measured, in a sentence. */
  String conditions() {
    SpeedResult any = lines.get(0);
    long rounds = lines.stream().mapToInt(SpeedResult::round).distinct().count();
    double[] loads = lines.stream().mapToDouble(SpeedResult::load).sorted().toArray();
    return String.format(
        java.util.Locale.ROOT,
        "%s, %d cores; JDK %s; %s; form %s, %d %s; load average %.1f (median of the row).",
        any.cpu(),
        any.cores(),
        distinct(lines.stream().map(SpeedResult::java).toList()),
        distinct(lines.stream().map(SpeedResult::collector).toList()),
        any.form(),
        rounds,
        rounds == 1 ? "round" : "rounds",
        loads[loads.length / 2]);
  }

  private static String distinct(List<String> values) {
    return String.join(
        ", ",
        Arrays.stream(values.toArray(String[]::new))
            .filter(value -> !value.isEmpty())
            .distinct()
            .toList());
  }
}
