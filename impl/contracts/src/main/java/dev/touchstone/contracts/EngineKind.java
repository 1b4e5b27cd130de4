package dev.touchstone.contracts;

import java.util.Arrays;
import java.util.Optional;

/** The engines of the house by name, with the letter that the catalogue of claims uses for each. */
public enum EngineKind {
  CONFORMANCE('C', "conformance"),
  LINCHECK('L', "lincheck"),
  EXPLORER('X', "explorer"),
  JCSTRESS('R', "jcstress"),
  STORMS('S', "storms"),
  JMH('J', "jmh");

  private final char letter;
  private final String engineName;

  EngineKind(char letter, String engineName) {
    this.letter = letter;
    this.engineName = engineName;
  }

  /** The catalogue's letter. */
  public char letter() {
    return letter;
  }

  /** The name on the command line and in evidence. */
  public String engineName() {
    return engineName;
  }

  /** The kind of that name, if there is one. */
  public static Optional<EngineKind> named(String engineName) {
    return Arrays.stream(values()).filter(kind -> kind.engineName.equals(engineName)).findFirst();
  }

  /** The kind with that letter. */
  public static EngineKind of(char letter) {
    return Arrays.stream(values())
        .filter(kind -> kind.letter == letter)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no engine has the letter " + letter));
  }
}
