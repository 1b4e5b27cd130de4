package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.verdict.LaunchOrder;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The engines as directories of jars, one a name: {@code conformance}, {@code lincheck}, …, and
 * {@code subjects}. They travel whole inside the runnable jar and are unpacked once into a cache.
 *
 * @param root the directory that holds one directory an engine
 */
public record EngineBundle(Path root) {
  /**
   * Names a directory of engines to be used instead of those in the jar: for tests and for engines
   * under development.
   */
  static final String OVERRIDE = "touchstone.engines";

  /** Where the engines are unpacked to. */
  static final String CACHE = "touchstone.cache";

  /** The name under which the subjects travel. */
  public static final String SUBJECTS = "subjects";

  /**
   * The bundle that travels with this program, unpacked if it was not yet.
   *
   * @throws UsageException if the cache directory cannot be written
   */
  public static EngineBundle own() {
    String override = System.getProperty(OVERRIDE);
    if (override != null) {
      return new EngineBundle(Path.of(override));
    }
    Path program = program();
    if (Files.isDirectory(program)) {
      return new EngineBundle(program.resolve("engines"));
    }
    Path cache = cache();
    try {
      return new EngineBundle(new Unpacking(program, "engines/").into(cache));
    } catch (IOException e) {
      throw new UsageException(
          "The engines cannot be unpacked into '"
              + cache
              + "' ("
              + e.getMessage()
              + "); -D"
              + CACHE
              + "=DIR before -jar names another directory.",
          e);
    }
  }

  /** The engines that are there and can be started, in the order in which they run. */
  public List<String> engines() {
    return LaunchOrder.names().stream()
        .filter(name -> EngineEntry.mainClass(jars(name)).isPresent())
        .toList();
  }

  /** The jars of one engine, or of the subjects, in a fixed order; empty if it is not there. */
  public List<Path> jars(String name) {
    Path directory = root.resolve(name);
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(directory)) {
      return entries.filter(path -> path.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static Path program() {
    try {
      return Path.of(
          EngineBundle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("this program does not know where it lies", e);
    }
  }

  private static Path cache() {
    String told = System.getProperty(CACHE);
    if (told != null) {
      return Path.of(told);
    }
    String xdg = System.getenv("XDG_CACHE_HOME");
    if (xdg != null && !xdg.isBlank()) {
      return Path.of(xdg, "touchstone");
    }
    String local = System.getenv("LOCALAPPDATA");
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    if (windows && local != null) {
      return Path.of(local, "touchstone");
    }
    return Path.of(System.getProperty("user.home"), ".cache", "touchstone");
  }
}
