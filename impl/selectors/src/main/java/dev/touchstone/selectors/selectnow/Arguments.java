package dev.touchstone.selectors.selectnow;

import dev.touchstone.selectors.NamedProviders;
import java.util.ArrayList;
import java.util.List;

/**
 * What the program was told.
 *
 * @param connections how many are registered
 * @param requests how many selections a round has
 * @param iterations how many rounds there are
 * @param selector the selector's name
 */
record Arguments(int connections, int requests, int iterations, String selector) {
  static final String USAGE =
      "Usage: selectnow CONNECTIONS REQUESTS ITERATIONS [--selector NAME]\n"
          + "Times REQUESTS calls of selectNow() with CONNECTIONS registered and none ready,"
          + " ITERATIONS times.\n"
          + "Selectors: "
          + String.join(", ", NamedProviders.names())
          + "\nExample: selectnow 2000 10000 10 --selector jdk-poll";

  private static final String DEFAULT = NamedProviders.names().iterator().next();

  /**
   * Reads a command line.
   *
   * @throws IllegalArgumentException in one sentence for people
   */
  static Arguments of(String... words) {
    List<String> numbers = new ArrayList<>(List.of(words));
    String selector = DEFAULT;
    int option = numbers.indexOf("--selector");
    if (option >= 0) {
      numbers.remove(option);
      if (option == numbers.size()) {
        throw new IllegalArgumentException("--selector needs a name.");
      }
      selector = numbers.remove(option);
    }
    if (!NamedProviders.names().contains(selector)) {
      throw new IllegalArgumentException(
          "No selector is named "
              + selector
              + "; there are "
              + String.join(", ", NamedProviders.names())
              + ".");
    }
    if (numbers.size() != 3) {
      throw new IllegalArgumentException(
          "Three numbers are needed, CONNECTIONS REQUESTS ITERATIONS, and "
              + numbers.size()
              + " were given.");
    }
    return new Arguments(
        number("CONNECTIONS", numbers.get(0)),
        number("REQUESTS", numbers.get(1)),
        number("ITERATIONS", numbers.get(2)),
        selector);
  }

  private static int number(String name, String word) {
    try {
      int number = Integer.parseInt(word);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new IllegalArgumentException(
        name + " must be a number from 1 to " + Integer.MAX_VALUE + ", not " + word + ".");
  }
}
