package dev.touchstone.certificate.artifact;

import dev.touchstone.certificate.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/** A jar that the user names by its path. */
public final class JarOnDisk {
  private JarOnDisk() {}

  /**
   * The artifact that is this one jar.
   *
   * @throws UsageException if there is no such file or it is no zip file
   */
  public static Artifact read(Path path) {
    Path jar = path.toAbsolutePath().normalize();
    if (!Files.isRegularFile(jar)) {
      throw new UsageException("There is no file '" + path + "' (--jar).");
    }
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      if (zip.size() == 0) {
        throw new UsageException("The file '" + path + "' is an empty zip file (--jar).");
      }
      return new Artifact(String.valueOf(jar.getFileName()), Digest.of(jar), List.of(jar));
    } catch (IOException e) {
      throw new UsageException(
          "The file '" + path + "' is not a jar: it cannot be read as a zip file (--jar).", e);
    }
  }
}
