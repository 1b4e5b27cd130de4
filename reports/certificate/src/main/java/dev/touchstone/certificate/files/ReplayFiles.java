package dev.touchstone.certificate.files;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.UsageException;
import dev.touchstone.evidence.ReplayFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads {@code replay.json}. */
public final class ReplayFiles {
  private static final ObjectMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private ReplayFiles() {}

  /**
   * Reads it.
   *
   * @param path the file, the directory of a counterexample, or another file in that
   * @throws UsageException if there is none, or it cannot be read
   */
  public static ReplayFile read(Path path) {
    Path file = file(path);
    if (!Files.isRegularFile(file)) {
      throw new UsageException(
          Files.exists(path)
              ? "There is nothing to replay in '"
                  + path
                  + "': its "
                  + ReplayFile.NAME
                  + " is missing; it lies beside the page of a violation."
              : "There is no file '" + path + "'.");
    }
    try {
      JsonNode root = JSON.readTree(file.toFile());
      if (!ReplayFile.SCHEMA.equals(root.path("schema").asText())) {
        throw new UsageException("'" + file + "' is not of the form " + ReplayFile.SCHEMA + ".");
      }
      return JSON.treeToValue(root, ReplayFile.class);
    } catch (IOException e) {
      throw new UsageException("'" + file + "' cannot be read as a replay file.", e);
    }
  }

  private static Path file(Path path) {
    if (Files.isDirectory(path)) {
      return path.resolve(ReplayFile.NAME);
    }
    boolean itself = String.valueOf(path.getFileName()).endsWith(".json");
    boolean trace = path.endsWith("trace.json");
    return itself && !trace ? path : path.toAbsolutePath().resolveSibling(ReplayFile.NAME);
  }
}
