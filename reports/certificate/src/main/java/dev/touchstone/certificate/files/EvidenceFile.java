package dev.touchstone.certificate.files;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.verdict.LaunchRecord;
import dev.touchstone.certificate.verdict.RunEnd;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code evidence.jsonl}: one JSON object a line, each with a {@code schema}. Engines append to it
 * while they run, and the command line does so between them; never both at once.
 */
public final class EvidenceFile {
  private static final ObjectMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private final Path file;

  public EvidenceFile(Path file) {
    this.file = file;
  }

  /** Where it lies. */
  public Path path() {
    return file;
  }

  /** Appends one line; one that a killed JVM left half written is ended first. */
  public void append(Record line) throws IOException {
    Files.writeString(
        file,
        (endsMidLine() ? "\n" : "") + JsonWriter.write(line) + "\n",
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  /**
   * Everything that it says; lines that cannot be read are counted.
   *
   * @throws IOException if it cannot be read, or does not say what was asked
   */
  public RunLog read() throws IOException {
    Lines lines = new Lines();
    for (String line : text().split("\n", -1)) {
      if (!line.isBlank()) {
        lines.add(line);
      }
    }
    return lines.log();
  }

  /** The length in bytes; 0 if there is no file yet. */
  long length() throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  private boolean endsMidLine() throws IOException {
    if (length() == 0) {
      return false;
    }
    try (var channel = Files.newByteChannel(file)) {
      channel.position(channel.size() - 1);
      var last = java.nio.ByteBuffer.allocate(1);
      channel.read(last);
      return last.get(0) != '\n';
    }
  }

  private String text() throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  /** Reads one line of evidence; null if it is of another schema or cannot be read. */
  static @Nullable Evidence evidence(String line) {
    try {
      JsonNode node = JSON.readTree(line);
      return Evidence.SCHEMA.equals(node.path("schema").asText())
          ? JSON.treeToValue(node, Evidence.class)
          : null;
    } catch (JsonProcessingException e) {
      return null;
    }
  }

  /** Collects lines by their schema. */
  private static final class Lines {
    private @Nullable RunHeader header;
    private final List<Evidence.Plan> plans = new ArrayList<>();
    private final List<Evidence> evidence = new ArrayList<>();
    private final List<Evidence.End> ends = new ArrayList<>();
    private final List<LaunchRecord> launches = new ArrayList<>();
    private @Nullable RunEnd end;
    private int damaged;

    void add(String line) {
      try {
        JsonNode node = JSON.readTree(line);
        switch (node.path("schema").asText()) {
          case RunHeader.SCHEMA -> header = JSON.treeToValue(node, RunHeader.class);
          case Evidence.Plan.SCHEMA -> plans.add(JSON.treeToValue(node, Evidence.Plan.class));
          case Evidence.SCHEMA -> evidence.add(JSON.treeToValue(node, Evidence.class));
          case Evidence.End.SCHEMA -> ends.add(JSON.treeToValue(node, Evidence.End.class));
          case LaunchRecord.SCHEMA -> launches.add(JSON.treeToValue(node, LaunchRecord.class));
          case RunEnd.SCHEMA -> end = JSON.treeToValue(node, RunEnd.class);
          default -> damaged++;
        }
      } catch (JsonProcessingException e) {
        damaged++;
      }
    }

    RunLog log() throws IOException {
      if (header == null) {
        throw new IOException("its first line does not say what was asked");
      }
      return new RunLog(header, plans, evidence, ends, launches, end, damaged);
    }
  }
}
