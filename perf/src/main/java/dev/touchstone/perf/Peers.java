package dev.touchstone.perf;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The libraries that subjects are compared with. They travel as jars inside this engine's jar and
 * are on the class path of only those forks that measure them: an artifact of the same library in
 * another release must not meet them.
 */
final class Peers {
  private static final String JCTOOLS = "META-INF/touchstone/peers/jctools-core.jar";

  private final Path directory;

  /**
   * Peers.
   *
   * @param directory where jars are unpacked
   */
  Peers(Path directory) {
    this.directory = directory;
  }

  /** This JVM's class path with JCTools behind it. */
  String withJctools() throws IOException {
    Path jar = directory.resolve("peers").resolve("jctools-core.jar");
    if (!Files.exists(jar)) {
      Files.createDirectories(jar.getParent());
      try (InputStream bytes = Peers.class.getClassLoader().getResourceAsStream(JCTOOLS)) {
        if (bytes == null) {
          throw new IOException("the engine's jar has no " + JCTOOLS);
        }
        Files.copy(bytes, jar, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return ours() + File.pathSeparator + jar;
  }

  /** This JVM's class path. */
  static String ours() {
    return System.getProperty("java.class.path");
  }
}
