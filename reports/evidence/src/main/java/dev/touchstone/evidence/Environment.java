package dev.touchstone.evidence;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where evidence was gathered.
 *
 * @param java version of the JVM
 * @param vendor of the JVM
 * @param os name, version and architecture
 * @param cpu model; empty where it cannot be told
 * @param cores that the JVM may use
 * @param collector names of the garbage collectors
 * @param flags of the JVM
 */
public record Environment(
    String java,
    String vendor,
    String os,
    String cpu,
    int cores,
    String collector,
    List<String> flags) {

  public Environment {
    flags = List.copyOf(flags);
  }

  /** That of this JVM. */
  public static Environment current() {
    return new Environment(
        System.getProperty("java.runtime.version", ""),
        System.getProperty("java.vendor", ""),
        String.join(
            " ",
            System.getProperty("os.name", ""),
            System.getProperty("os.version", ""),
            System.getProperty("os.arch", "")),
        cpuModel(),
        Runtime.getRuntime().availableProcessors(),
        String.join(
            ", ",
            ManagementFactory.getGarbageCollectorMXBeans().stream().map(b -> b.getName()).toList()),
        ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  private static String cpuModel() {
    Path cpuinfo = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(cpuinfo)) {
      return "";
    }
    try (Stream<String> lines = Files.lines(cpuinfo, StandardCharsets.UTF_8)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("");
    } catch (IOException e) {
      return "";
    }
  }
}
