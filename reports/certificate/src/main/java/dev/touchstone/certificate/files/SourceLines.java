package dev.touchstone.certificate.files;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.certificate.artifact.SourceJar;
import dev.touchstone.evidence.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of code of which a trace speaks, in {@code lines.json} beside it, so that pages can be
 * made again where the sources are not at hand.
 */
public final class SourceLines {
  private static final ObjectMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<Map<String, String>> MAP = new TypeReference<>() {};

  private SourceLines() {}

  /** Looks the lines of a trace up and writes them beside it, if there are any. */
  public static void write(Path trace, SourceJar sources) throws IOException {
    Map<String, String> lines = new TreeMap<>();
    for (Trace.Step step : TraceFile.read(trace).map(Trace::steps).orElse(List.of())) {
      add(lines, sources, step.file() + ":" + step.line());
      add(lines, sources, step.caller());
    }
    if (!lines.isEmpty()) {
      JSON.writeValue(trace.resolveSibling("lines.json").toFile(), lines);
    }
  }

  private static void add(Map<String, String> lines, SourceJar sources, String place) {
    int colon = place.lastIndexOf(':');
    if (colon > 0 && place.substring(colon + 1).matches("\\d{1,6}")) {
      String file = place.substring(0, colon);
      String code = sources.line(file, Integer.parseInt(place.substring(colon + 1)));
      if (!code.isEmpty()) {
        lines.put(place, code);
      }
    }
  }

  /** The lines beside a trace, by places such as {@code File.java:12}; empty if there are none. */
  public static Map<String, String> read(Path trace) {
    Path file = trace.resolveSibling("lines.json");
    if (!Files.isRegularFile(file)) {
      return Map.of();
    }
    try {
      return JSON.readValue(file.toFile(), MAP);
    } catch (IOException e) {
      return Map.of();
    }
  }
}
