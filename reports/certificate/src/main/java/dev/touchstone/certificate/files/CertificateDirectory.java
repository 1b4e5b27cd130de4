package dev.touchstone.certificate.files;

import dev.touchstone.certificate.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The directory of one certificate and the places in it. A marker file says that it is ours;
 * without it a directory that holds anything is refused, because an earlier certificate in it is
 * deleted first.
 *
 * @param root the directory
 */
public record CertificateDirectory(Path root) {
  private static final String MARKER = ".touchstone-certificate";
  private static final List<String> OURS =
      List.of(
          "index.html",
          "certificate.json",
          "evidence.jsonl",
          "junit.xml",
          "summary.md",
          "touchstone.sarif",
          "counterexamples",
          "logs");

  /**
   * Makes the directory ready for a new certificate.
   *
   * @throws UsageException if it holds files of others or cannot be written
   */
  public static CertificateDirectory prepare(Path directory) {
    Path root = check(directory);
    try {
      Files.createDirectories(root);
      for (String name : OURS) {
        FileTree.delete(root.resolve(name));
      }
      Files.writeString(root.resolve(MARKER), "Written by Touchstone, which may replace it.\n");
      Files.createDirectories(root.resolve("logs"));
      return new CertificateDirectory(root);
    } catch (IOException e) {
      throw new UsageException(
          "The directory '" + directory + "' cannot be written (" + e + ") (--out).", e);
    }
  }

  /**
   * Looks whether a certificate may be written there; changes nothing.
   *
   * @throws UsageException if it is a file, or holds files of others
   */
  public static Path check(Path directory) {
    Path root = directory.toAbsolutePath().normalize();
    if (Files.exists(root) && !Files.isDirectory(root)) {
      throw new UsageException("'" + directory + "' is a file, not a directory (--out).");
    }
    try {
      if (Files.exists(root) && !Files.exists(root.resolve(MARKER)) && !isEmpty(root)) {
        throw new UsageException(
            "The directory '"
                + directory
                + "' is not empty and was not written by Touchstone; name another one (--out).");
      }
    } catch (IOException e) {
      throw new UsageException("The directory '" + directory + "' cannot be read (--out).", e);
    }
    return root;
  }

  /**
   * A certificate that is there.
   *
   * @throws UsageException if there is none
   */
  public static CertificateDirectory existing(Path directory) {
    CertificateDirectory found = new CertificateDirectory(directory.toAbsolutePath().normalize());
    if (!Files.isRegularFile(found.evidence())) {
      throw new UsageException(
          "There is no certificate in '" + directory + "': its evidence.jsonl is missing.");
    }
    return found;
  }

  /** What the engines saw, one line each. */
  public Path evidence() {
    return root.resolve("evidence.jsonl");
  }

  /** One directory a violated check. */
  public Path counterexamples() {
    return root.resolve("counterexamples");
  }

  /** What an engine's JVM printed. */
  public Path log(String launch) {
    return root.resolve("logs").resolve(launch + ".log");
  }

  private static boolean isEmpty(Path directory) throws IOException {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries.findAny().isEmpty();
    }
  }
}
