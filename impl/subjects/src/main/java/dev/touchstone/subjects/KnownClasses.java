package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Well-known classes of other artifacts and the contract that each documents: a table that travels
 * with this artifact, one line a class, class name and contract text separated by a tab; lines that
 * begin with # are comments. A claim that is documented weaker carries its citation in the text.
 */
final class KnownClasses {
  /** Where the table lies in the artifact. */
  static final String RESOURCE = "META-INF/touchstone/known-classes.tsv";

  private KnownClasses() {}

  /** The contract of that class; empty if it is not in the table. */
  static Optional<Contract> contract(String className) {
    return Optional.ofNullable(table().get(className)).map(Contracts::parse);
  }

  /** Class name to contract text. */
  static Map<String, String> table() {
    Map<String, String> table = new LinkedHashMap<>();
    text()
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(
            line -> {
              int tab = line.indexOf('\t');
              table.put(line.substring(0, tab), line.substring(tab + 1).strip());
            });
    return table;
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(KnownClasses.class.getResourceAsStream("/" + RESOURCE), RESOURCE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
