package dev.touchstone.perf.speed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A row's throughput against its points, as one self-contained SVG: a line for each side, named at
 * its end, on a logarithmic scale. Light and dark follow the reader's system.
 */
final class Plot {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 520;
  private static final int LEFT = 70;
  private static final int RIGHT = 560;
  private static final int TOP = 56;
  private static final int BOTTOM = 450;
  private static final int LINE_HEIGHT = 16;
  private static final List<String> COLOURS =
      List.of(
          "#c2410c", "#2563eb", "#0f766e", "#7c3aed", "#be185d", "#4d7c0f", "#0369a1", "#a16207",
          "#6d28d9", "#15803d", "#b91c1c", "#64748b");

  private final SpeedRow row;
  private final Results results;
  private final List<Point> points;
  private final double least;
  private final double most;
  private final StringBuilder svg = new StringBuilder();

  private Plot(SpeedRow row, Results results) {
    this.row = row;
    this.results = results;
    this.points = results.points(row);
    double[] scores =
        row.sides().stream()
            .flatMap(side -> points.stream().map(point -> score(side, point)))
            .flatMap(Optional::stream)
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    least = scores.length == 0 ? 1 : Math.pow(10, Math.floor(Math.log10(scores[0])));
    most = scores.length == 0 ? 10 : scores[scores.length - 1] * 1.2;
  }

  /** The picture; empty if the row has no figures. */
  static Optional<String> of(SpeedRow row, Results all) {
    Results results = all.of(row);
    Plot plot = new Plot(row, results);
    return plot.points.size() < 2 ? Optional.empty() : Optional.of(plot.draw());
  }

  private record End(String name, String colour, double y) {}

  private String draw() {
    head();
    scale();
    List<End> ends = new ArrayList<>();
    for (int i = 0; i < row.sides().size(); i++) {
      SpeedRow.Side side = row.sides().get(i);
      String colour = COLOURS.get(i % COLOURS.size());
      curve(side, colour, i == 0 ? 3 : 1.5)
          .ifPresent(y -> ends.add(new End(side.name(), colour, y)));
    }
    names(ends);
    return svg.append("</svg>\n").toString();
  }

  private void head() {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-labelledby=\"t d\">",
        WIDTH, HEIGHT);
    add("<title id=\"t\">%s</title>", escape(row.title()));
    add("<desc id=\"d\">%s</desc>", escape(results.conditions()));
    svg.append(
        """
        <style>
          svg { background: #ffffff; font: 12px system-ui, sans-serif; }
          text { fill: #1f2937; } .grid { stroke: #d1d5db; } .small { font-size: 11px; fill: #4b5563; }
          @media (prefers-color-scheme: dark) {
            svg { background: #111827; } text { fill: #e5e7eb; } .grid { stroke: #374151; } .small { fill: #9ca3af; }
            .curve { filter: brightness(1.6); }
          }
        </style>
        """);
    add("<text x=\"16\" y=\"24\" font-size=\"15\">%s</text>", escape(row.title()));
    add(
        "<text x=\"16\" y=\"42\" class=\"small\">operations a millisecond, logarithmic; median of the rounds</text>");
    add(
        "<text x=\"16\" y=\"%d\" class=\"small\">%s</text>",
        HEIGHT - 14, escape(results.conditions()));
  }

  private void scale() {
    for (double decade = least; decade <= most; decade *= 10) {
      for (int step : new int[] {1, 2, 5}) {
        double value = decade * step;
        if (value <= most) {
          add(
              "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>",
              LEFT, RIGHT, y(value), y(value));
          add(
              "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>",
              LEFT - 8, y(value) + 4, Tables.number(value));
        }
      }
    }
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      String star = point.threads() > results.lines().get(0).cores() ? " *" : "";
      add(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s%s</text>",
          x(i), BOTTOM + 20, escape(point.name()), star);
    }
    add(
        "<text x=\"%d\" y=\"%d\" class=\"small\">* more threads than cores</text>",
        LEFT, BOTTOM + 40);
  }

  /** Draws a side's line; returns where it ends. */
  private Optional<Double> curve(SpeedRow.Side side, String colour, double width) {
    StringBuilder path = new StringBuilder();
    Double end = null;
    for (int i = 0; i < points.size(); i++) {
      Optional<Double> score = score(side, points.get(i));
      if (score.isPresent()) {
        end = y(score.get());
        path.append(
            String.format(Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : " L", x(i), end));
      }
    }
    if (end == null) {
      return Optional.empty();
    }
    add(
        "<path class=\"curve\" d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%.1f\"/>",
        path, colour, width);
    return Optional.of(end);
  }

  /** Names beside the ends, pushed apart where they would overlap. */
  private void names(List<End> ends) {
    ends.sort(Comparator.comparingDouble(End::y));
    double free = TOP;
    for (End end : ends) {
      double at = Math.max(end.y(), free);
      free = at + LINE_HEIGHT;
      add(
          "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>",
          RIGHT, RIGHT + 20, end.y(), at, end.colour());
      add("<text x=\"%d\" y=\"%.1f\">%s</text>", RIGHT + 25, at + 4, escape(end.name()));
    }
  }

  private Optional<Double> score(SpeedRow.Side side, Point point) {
    return results.median(side.name(), point.name(), SpeedRow.FIGURE).filter(score -> score > 0);
  }

  private double x(int i) {
    return LEFT + 20 + (RIGHT - LEFT - 20.0) * i / Math.max(1, points.size() - 1);
  }

  private double y(double score) {
    double part = Math.log(score / least) / Math.log(most / least);
    return BOTTOM - (BOTTOM - TOP) * part;
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
