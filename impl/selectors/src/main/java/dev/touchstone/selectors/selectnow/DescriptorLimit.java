package dev.touchstone.selectors.selectnow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** How many descriptors this process may have open, as Linux tells. */
final class DescriptorLimit {
  /** What the JVM itself and the selector have open. */
  private static final int OTHERS = 100;

  private static final String LINE = "Max open files";

  private DescriptorLimit() {}

  /** The limit; empty where it cannot be seen. */
  static OptionalLong soft() {
    try {
      return Files.readAllLines(Path.of("/proc/self/limits")).stream()
          .filter(line -> line.startsWith(LINE))
          .map(line -> line.substring(LINE.length()).trim().split("\\s+")[0])
          .filter(word -> !"unlimited".equals(word))
          .mapToLong(Long::parseLong)
          .findFirst();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /**
   * Both ends of each connection are in this process.
   *
   * @throws IOException if the limit is too low; it says what to do
   */
  static void check(int connections) throws IOException {
    long needed = 2L * connections + OTHERS;
    OptionalLong limit = soft();
    if (limit.isPresent() && limit.getAsLong() < needed) {
      throw new IOException(
          "The descriptor limit is too low: "
              + connections
              + " connections need "
              + needed
              + " descriptors, and this process may open "
              + limit.getAsLong()
              + ". Raise it with: ulimit -n "
              + needed);
    }
  }
}
