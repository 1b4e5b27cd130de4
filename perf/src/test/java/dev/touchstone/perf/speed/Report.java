package dev.touchstone.perf.speed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns result lines into tables and a plot, and puts them where readers find them. */
final class Report {
  private static final String BEGIN = "<!-- speed: begin, written by the suite -->\n";
  private static final String PICTURE =
      "![Throughput of array pools against threads](figures/pool-threads.svg)\n\n";
  private static final String END = "<!-- speed: end -->\n";

  private final List<SpeedRow> rows;
  private final Path directory;
  private final Path room;

  Report(List<SpeedRow> rows, Path directory, Path room) {
    this.rows = rows;
    this.directory = directory;
    this.room = room;
  }

  /**
   * Writes tables and plot beside the results.
   *
   * @param publish whether they go into the room's documents too, with the results
   */
  void write(boolean publish) throws IOException {
    Path file = directory.resolve("results.jsonl");
    Results results = Results.read(file);
    String tables =
        rows.stream()
            .filter(row -> !row.onlyLong() || !results.of(row).isEmpty())
            .map(row -> Tables.of(row, results))
            .collect(Collectors.joining("\n"));
    Optional<String> plot = Plot.of(rows.get(0), results);
    Files.writeString(directory.resolve("tables.md"), tables, StandardCharsets.UTF_8);
    if (plot.isPresent()) {
      Files.writeString(directory.resolve("pool-threads.svg"), plot.get(), StandardCharsets.UTF_8);
    }
    if (publish) {
      publish(tables, plot, file);
    }
  }

  private void publish(String tables, Optional<String> plot, Path file) throws IOException {
    Path figures = Files.createDirectories(room.resolve("figures"));
    Files.copy(file, figures.resolve("speed.jsonl"), StandardCopyOption.REPLACE_EXISTING);
    if (plot.isPresent()) {
      Files.writeString(figures.resolve("pool-threads.svg"), plot.get(), StandardCharsets.UTF_8);
    }
    Path document = room.resolve("SPEED.md");
    String text = Files.readString(document, StandardCharsets.UTF_8);
    String picture = plot.isPresent() ? PICTURE : "";
    Files.writeString(document, replaced(text, picture + tables), StandardCharsets.UTF_8);
  }

  /** The document with what stands between the two marks replaced. */
  static String replaced(String document, String tables) {
    int begin = document.indexOf(BEGIN);
    int end = document.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException("the document lacks the marks of the suite");
    }
    return document.substring(0, begin) + BEGIN + "\n" + tables + "\n" + document.substring(end);
  }
}
