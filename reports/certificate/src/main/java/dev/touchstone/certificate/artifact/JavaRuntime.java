package dev.touchstone.certificate.artifact;

import dev.touchstone.certificate.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The JDK's own classes as an artifact: nothing joins the class path, and the digest is that of its
 * modules.
 */
public final class JavaRuntime {
  private JavaRuntime() {}

  /** Whether a class of that name comes with the JDK. */
  public static boolean has(String className) {
    return className.startsWith("java.");
  }

  /** This JDK. */
  public static Artifact current() {
    Path modules = Path.of(System.getProperty("java.home"), "lib", "modules");
    try {
      return new Artifact("JDK " + Runtime.version(), Digest.of(modules), List.of());
    } catch (IOException e) {
      throw new UsageException("The modules of this JDK cannot be read (" + modules + ").", e);
    }
  }
}
