package dev.touchstone.perf.speed;

import dev.touchstone.perf.PairedRatio;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Markdown of one row: figures, then ratios with their intervals. */
final class Tables {
  private static final List<String> LATENCIES = List.of("p50", "p99", "p99.9", "p99.99", "max");

  private final SpeedRow row;
  private final Results results;
  private final List<Point> points;
  private final StringBuilder text = new StringBuilder();

  private Tables(SpeedRow row, Results results) {
    this.row = row;
    this.results = results;
    this.points = results.points(row);
  }

  /** The row's part of a document; says so if nothing was measured. */
  static String of(SpeedRow row, Results all) {
    Results results = all.of(row);
    Tables tables = new Tables(row, results);
    tables.text.append("### ").append(row.title()).append("\n\n");
    if (results.isEmpty()) {
      return tables.text.append("Not measured.\n").toString();
    }
    tables.text.append(results.conditions()).append("\n\n");
    switch (row.kind()) {
      case THROUGHPUT -> {
        tables.figures("operations/ms", SpeedRow.FIGURE);
        tables.bytes();
        tables.ratios();
      }
      case RETAINED -> tables.figures("KB reachable", SpeedRow.FIGURE);
      case LATENCY -> {
        tables.latencies();
        tables.ratios();
      }
    }
    tables.entered();
    results.failures().forEach(failure -> tables.text.append("\n- ").append(failure).append('\n'));
    return tables.text.toString();
  }

  private void figures(String unit, String figure) {
    head(unit, points.stream().map(this::label).toList());
    for (SpeedRow.Side side : row.sides()) {
      line(
          side.name(),
          points.stream()
              .map(point -> results.median(side.name(), point.name(), figure).map(Tables::number))
              .map(cell -> cell.orElse("–"))
              .toList());
    }
    text.append('\n');
  }

  private void bytes() {
    head("bytes/operation", points.stream().map(Point::name).toList());
    for (SpeedRow.Side side : row.sides()) {
      line(
          side.name(),
          points.stream()
              .map(point -> results.median(side.name(), point.name(), "bytes"))
              .map(bytes -> bytes.map(Tables::roundedBytes).orElse("–"))
              .toList());
    }
    text.append('\n');
  }

  private void ratios() {
    head(row.subject() + " over …", points.stream().map(this::label).toList());
    List<String> others = new ArrayList<>(List.of(row.subject() + SpeedResult.AGAIN));
    row.sides().stream().skip(1).map(SpeedRow.Side::name).forEach(others::add);
    for (String side : others) {
      String name = side.endsWith(SpeedResult.AGAIN) ? "itself (A/A)" : side;
      line(
          name,
          points.stream()
              .map(point -> results.ratio(row.subject(), side, point.name()))
              .map(ratio -> ratio.map(Tables::words).orElse("–"))
              .toList());
    }
  }

  private void latencies() {
    for (Point point : points) {
      List<String> columns = new ArrayList<>(LATENCIES.stream().map(l -> l + ", µs").toList());
      columns.add("refused");
      head(point.name(), columns);
      for (SpeedRow.Side side : row.sides()) {
        List<String> cells = new ArrayList<>();
        for (String figure : LATENCIES) {
          cells.add(
              results
                  .median(side.name(), point.name(), figure)
                  .map(nanos -> number(nanos / 1_000))
                  .orElse("–"));
        }
        cells.add(
            results
                .median(side.name(), point.name(), "refused")
                .map(share -> String.format(Locale.ROOT, "%.1f %%", 100 * share))
                .orElse("–"));
        line(side.name(), cells);
      }
      text.append('\n');
    }
  }

  /** Whose queues were entered, where a side stands in for others. */
  private void entered() {
    List<String> seen =
        results.lines().stream()
            .filter(line -> line.figures().containsKey("queuesMade"))
            .filter(line -> !line.side().endsWith(SpeedResult.AGAIN) && line.round() == 0)
            .map(
                line ->
                    line.point()
                        + ": "
                        + number(line.figures().get("queuesMade"))
                        + " made, "
                        + number(line.figures().get("elementsThrough"))
                        + " elements")
            .toList();
    if (!seen.isEmpty()) {
      text.append(
              "\nQueues that stood in, so far in the fork's life, and the elements through the first 256 of them: ")
          .append(String.join("; ", seen))
          .append(".\n");
    }
  }

  private String label(Point point) {
    int cores = results.lines().get(0).cores();
    return point.threads() > cores && row.kind() == SpeedRow.Kind.THROUGHPUT
        ? point.name() + " *"
        : point.name();
  }

  private void head(String first, List<String> columns) {
    line(first, columns);
    text.append("|---|").append("---:|".repeat(columns.size())).append('\n');
  }

  private void line(String first, List<String> cells) {
    text.append(cells.stream().collect(Collectors.joining(" | ", "| " + first + " | ", " |\n")));
  }

  /** One pair of forks has a ratio and no interval. */
  private static String words(PairedRatio ratio) {
    return ratio.pairs() > 1 ? ratio.toString() : String.format(Locale.ROOT, "%.2f", ratio.ratio());
  }

  private static String roundedBytes(double bytes) {
    return String.format(Locale.ROOT, "%.0f", Math.max(0, bytes));
  }

  /** Three digits, or as many as stand before the point. */
  static String number(double value) {
    if (value == 0) {
      return "0";
    }
    if (value >= 100) {
      return String.format(Locale.ROOT, "%,.0f", value).replace(',', ' ');
    }
    return String.format(Locale.ROOT, value >= 10 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.4f", value);
  }
}
