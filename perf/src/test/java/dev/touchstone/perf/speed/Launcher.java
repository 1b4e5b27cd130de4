package dev.touchstone.perf.speed;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.CompilerHints;

/** Starts one fork, waits for its end, and reads what it printed. */
final class Launcher {
  /**
   * What a fork said.
   *
   * @param points figures by number of point
   * @param failure null if it ended by itself, with every point
   */
  record Outcome(
      String java, String collector, Map<Integer, Map<String, Double>> points, String failure) {}

  private final Path scratch;

  Launcher(Path scratch) {
    this.scratch = scratch;
  }

  Outcome launch(SpeedRow row, SpeedRow.Side side, List<Point> points, Form form, Path javaHome)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    List<String> classPath = new ArrayList<>(side.shadows());
    classPath.add(System.getProperty("java.class.path"));
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    // Pages that nobody has touched cost more than what is measured: whoever allocates would be
    // compared by that.
    command.addAll(List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch", "-Djmh.ignoreLock=true"));
    if (feature(javaHome) >= 23) {
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(row.flags());
    CompilerHints.addCompilerHints(command);
    command.add(row.mainClass().getName());
    command.addAll(
        List.of(
            row.target(),
            side.name(),
            String.valueOf(form.warmMillis()),
            String.valueOf(form.millis()),
            String.valueOf(form.iterations())));
    points.forEach(point -> command.add(point.argument()));
    Path log = Files.createTempFile(scratch, "fork", ".log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    long seconds =
        60 + points.size() * (2L + 10L * form.millis() * (form.iterations() + 1) / 1_000);
    boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
    if (!ended) {
      process.destroyForcibly().waitFor();
    }
    String said = Files.readString(log, StandardCharsets.UTF_8);
    Files.delete(log);
    return read(said, points.size(), ended, seconds);
  }

  private static Outcome read(String log, int expected, boolean ended, long seconds) {
    String java = "";
    String collector = "";
    Map<Integer, Map<String, Double>> points = new TreeMap<>();
    Map<String, Double> note = Map.of();
    String last = "nothing";
    for (String line : log.lines().toList()) {
      String[] cells = line.split("\t");
      if (cells[0].equals("JVM")) {
        java = cells[1];
        collector = cells[2];
      } else if (cells[0].equals("NOTE")) {
        note = figures(cells, 1);
      } else if (cells[0].equals("POINT")) {
        Map<String, Double> figures = figures(cells, 2);
        figures.putAll(note);
        points.put(Integer.valueOf(cells[1]), figures);
      } else if (!line.isBlank() && !line.startsWith("\tat ")) {
        last = line.strip();
      }
    }
    String failure = null;
    if (!ended) {
      failure = "did not end within " + seconds + " s";
    } else if (points.size() < expected) {
      failure = "gave " + points.size() + " of " + expected + " points; last it said: " + last;
    }
    return new Outcome(java, collector, points, failure);
  }

  private static Map<String, Double> figures(String[] cells, int from) {
    Map<String, Double> figures = new TreeMap<>();
    for (int i = from; i < cells.length; i++) {
      int equals = cells[i].indexOf('=');
      figures.put(cells[i].substring(0, equals), Double.valueOf(cells[i].substring(equals + 1)));
    }
    return figures;
  }

  /** The feature version of a JDK, from its release file. */
  static int feature(Path javaHome) throws IOException {
    for (String line : Files.readAllLines(javaHome.resolve("release"), StandardCharsets.UTF_8)) {
      if (line.startsWith("JAVA_VERSION=")) {
        return Integer.parseInt(line.replaceAll("JAVA_VERSION=\"(\\d+).*", "$1"));
      }
    }
    throw new IOException(javaHome + " has no release file that names its version");
  }
}
