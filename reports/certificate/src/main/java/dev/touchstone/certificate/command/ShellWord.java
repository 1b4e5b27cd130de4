package dev.touchstone.certificate.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  /** The words of a line that {@link #line} made. */
  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean open = false;
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\'') {
        quoted = !quoted;
        open = true;
      } else if (c == '\\' && !quoted && i + 1 < line.length()) {
        word.append(line.charAt(++i));
        open = true;
      } else if (c == ' ' && !quoted) {
        if (open) {
          words.add(word.toString());
        }
        word.setLength(0);
        open = false;
      } else {
        word.append(c);
        open = true;
      }
    }
    if (open) {
      words.add(word.toString());
    }
    return words;
  }
}
