package dev.touchstone.certificate.command;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Quotes words so that a command can be pasted into a POSIX shell. */
final class ShellWord {
  private ShellWord() {}

  static String quote(String word) {
    return word.matches("[A-Za-z0-9_.,:/=@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The whole line. */
  static String line(String... words) {
    return Arrays.stream(words).map(ShellWord::quote).collect(Collectors.joining(" "));
  }
}
