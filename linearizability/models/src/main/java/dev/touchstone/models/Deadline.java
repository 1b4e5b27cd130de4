package dev.touchstone.models;

import java.time.Duration;

/** When a subject's time is up: then the engine stops by itself, and says so. */
final class Deadline {
  private final long end;

  Deadline(Duration time) {
    this.end = System.nanoTime() + time.toNanos();
  }

  boolean isOver() {
    return System.nanoTime() - end > 0;
  }
}
