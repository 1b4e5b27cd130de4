package dev.touchstone.certificate.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * Finds the main class of an engine: the manifest of its own jar names it, as for a runnable jar.
 */
final class EngineEntry {
  private static final String OURS = "touchstone-";

  private EngineEntry() {}

  /**
   * The main class that one of Touchstone's own jars names; libraries' main classes do not count.
   */
  static Optional<String> mainClass(List<Path> jars) {
    return jars.stream()
        .filter(jar -> String.valueOf(jar.getFileName()).startsWith(OURS))
        .flatMap(jar -> named(jar).stream())
        .findFirst();
  }

  private static Optional<String> named(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      return Optional.ofNullable(manifest)
          .map(m -> m.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS))
          .filter(named -> file.getEntry(named.replace('.', '/') + ".class") != null);
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
