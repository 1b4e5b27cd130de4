package dev.touchstone.certificate.artifact;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the user's Maven, because its {@code conf/settings.xml} may name a mirror or a proxy
 * without which nothing can be resolved: MAVEN_HOME or M2_HOME, else the first {@code mvn} on the
 * PATH, links followed.
 */
final class MavenHome {
  private MavenHome() {}

  static Optional<Path> find(Map<String, String> environment) {
    Stream<Path> told =
        Stream.of("MAVEN_HOME", "M2_HOME")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isBlank())
            .map(Path::of);
    String separator = Pattern.quote(File.pathSeparator);
    Stream<Path> onPath =
        Stream.of(environment.getOrDefault("PATH", "").split(separator))
            .filter(entry -> !entry.isBlank())
            .flatMap(entry -> Stream.of("mvn", "mvn.cmd").map(mvn -> Path.of(entry, mvn)))
            .filter(Files::isRegularFile)
            .flatMap(MavenHome::home);
    return Stream.concat(told, onPath)
        .filter(home -> Files.isDirectory(home.resolve("conf")))
        .findFirst();
  }

  /** The directory above {@code bin/mvn}, seen through links. */
  private static Stream<Path> home(Path mvn) {
    try {
      Path bin = mvn.toRealPath().getParent();
      return bin == null ? Stream.empty() : Stream.ofNullable(bin.getParent());
    } catch (IOException e) {
      return Stream.empty();
    }
  }
}
