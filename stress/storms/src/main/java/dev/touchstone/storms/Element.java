package dev.touchstone.storms;

import org.jspecify.annotations.Nullable;

/** What storms put into queues. An element is known by identity; its number stands in logs. */
final class Element {
  /** The number of what is not there: a result of null. */
  static final int NONE = -1;

  /** The number of an object that no storm ever offered. */
  static final int FOREIGN = -2;

  private final int number;

  Element(int number) {
    this.number = number;
  }

  /** The number of what a queue handed out. */
  static int numberOf(@Nullable Object handedOut) {
    if (handedOut == null) {
      return NONE;
    }
    return handedOut instanceof Element element ? element.number : FOREIGN;
  }

  int number() {
    return number;
  }

  @Override
  public String toString() {
    return "e" + number;
  }
}
