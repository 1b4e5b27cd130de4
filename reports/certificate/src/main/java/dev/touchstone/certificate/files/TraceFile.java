package dev.touchstone.certificate.files;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.touchstone.evidence.Trace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads {@code trace.json}. */
public final class TraceFile {
  /** What an older engine did not write is empty, not null. */
  private static final JsonSetter.Value ABSENT_IS_EMPTY =
      JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY);

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .withConfigOverride(List.class, list -> list.setSetterInfo(ABSENT_IS_EMPTY))
          .withConfigOverride(String.class, text -> text.setSetterInfo(ABSENT_IS_EMPTY))
          .build();

  private TraceFile() {}

  /** The trace; empty if the file is not there or was left half written. */
  public static Optional<Trace> read(Path file) {
    try {
      return Optional.of(JSON.readValue(file.toFile(), Trace.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
