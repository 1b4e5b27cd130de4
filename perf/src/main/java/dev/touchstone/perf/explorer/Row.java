package dev.touchstone.perf.explorer;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * One row of the table: a memory model, how the accesses are ordered, the size of the program, and
 * what the prototype reached.
 *
 * @param model SC, RC11 or JAMx
 * @param modes opaque, acqrel, volatile, or lazySet+vol (release stores, the rest volatile)
 * @param events events of a graph, the initial one included
 * @param jdk17 thousands of graphs a second of the prototype on JDK 17
 * @param jdk25 the same on JDK 25
 */
record Row(String model, String modes, int events, int jdk17, int jdk25) {
  private static final int THREADS = 3;

  /** All rows, from the resource with the prototype's figures. */
  static List<Row> all() {
    try (InputStream in = Row.class.getResourceAsStream("prototype.csv")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Row::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Row parse(String line) {
    String[] cells = line.split(";", -1);
    return new Row(
        cells[0],
        cells[1],
        Integer.parseInt(cells[2]),
        Integer.parseInt(cells[3]),
        Integer.parseInt(cells[4]));
  }

  String name() {
    return model + " " + modes + " " + events;
  }

  /** What the prototype reached on this JDK, or on the nearest one that it was measured on. */
  int prototype() {
    return Runtime.version().feature() < 25 ? jdk17 : jdk25;
  }

  MemoryModel memoryModel() {
    return switch (model) {
      case "SC" -> new SequentialConsistency();
      case "RC11" -> new Rc11();
      case "JAMx" -> new Jamx();
      default -> throw new IllegalArgumentException("no model " + model);
    };
  }

  private AccessMode read() {
    return switch (modes) {
      case "opaque" -> AccessMode.OPAQUE;
      case "acqrel" -> AccessMode.ACQUIRE;
      case "volatile", "lazySet+vol" -> AccessMode.VOLATILE;
      default -> throw new IllegalArgumentException("no modes " + modes);
    };
  }

  private AccessMode write() {
    return switch (modes) {
      case "opaque" -> AccessMode.OPAQUE;
      case "acqrel", "lazySet+vol" -> AccessMode.RELEASE;
      default -> AccessMode.VOLATILE;
    };
  }

  private AccessMode update() {
    return modes.equals("acqrel") ? AccessMode.ACQUIRE_RELEASE : read();
  }

  /**
   * Three threads on four locations: in turn reads and writes of three of them, and one operation
   * in five a fetch-and-add on the fourth.
   */
  Program program() {
    int operations = (events - 1) * 5 / (6 * THREADS);
    Program.Builder program = Program.named(name());
    Location[] x = program.array("x", THREADS + 1, 0);
    AccessMode read = read();
    AccessMode write = write();
    AccessMode update = update();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      program.thread(
          memory -> {
            for (int i = 0; i < operations; i++) {
              Location at = x[(thread + i) % THREADS];
              if ((thread * operations + i) % 5 == 3) {
                memory.getAndAdd(x[THREADS], 1, update);
              } else if ((i + thread) % 2 == 0) {
                memory.write(at, i + 1, write);
              } else {
                memory.read(at, read);
              }
            }
          });
    }
    return program.build();
  }
}
