package dev.touchstone.certificate.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which known name a mistyped one was meant to be, by the number of letters to change. */
final class Nearest {
  private Nearest() {}

  /** The known name that is near enough for a guess; case does not matter. */
  static Optional<String> to(String typed, Collection<String> known) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(name -> distance(wanted, last(name)) <= allowed(wanted))
        .min(Comparator.comparingInt(name -> distance(wanted, last(name))))
        .or(
            () ->
                known.stream()
                    .filter(name -> distance(wanted, lower(name)) <= allowed(wanted))
                    .min(Comparator.comparingInt(name -> distance(wanted, lower(name)))));
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** What stands behind the colon: people leave the prefix out. */
  private static String last(String name) {
    return lower(name.substring(name.indexOf(':') + 1));
  }

  private static int allowed(String typed) {
    return Math.max(1, typed.length() / 3);
  }

  /** Levenshtein's distance, one row at a time. */
  static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
