package dev.touchstone.contracts;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The engines of the house by name, with the letter that the catalogue of claims uses for each. */
public enum EngineKind {
  CONFORMANCE('C', "conformance"),
  LINCHECK('L', "lincheck"),
  /**
   * Every access of the code under test leads through the same long path. A compiler that copies it
   * to each access is busy for longer than most explorations last.
   */
  EXPLORER('X', "explorer", "-XX:+UseSerialGC", "-XX:FreqInlineSize=100"),
  JCSTRESS('R', "jcstress"),
  STORMS('S', "storms"),
  JMH('J', "jmh");

  private final char letter;
  private final String engineName;
  private final List<String> jvmFlags;

  EngineKind(char letter, String engineName, String... jvmFlags) {
    this.letter = letter;
    this.engineName = engineName;
    this.jvmFlags = List.of(jvmFlags);
  }

  /** The catalogue's letter. */
  public char letter() {
    return letter;
  }

  /** The name on the command line and in evidence. */
  public String engineName() {
    return engineName;
  }

  /** Flags that its JVM is given for speed, besides those of all engines. */
  public List<String> jvmFlags() {
    return jvmFlags;
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
