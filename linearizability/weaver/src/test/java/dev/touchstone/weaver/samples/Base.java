package dev.touchstone.weaver.samples;

import org.jspecify.annotations.Nullable;

/** A superclass whose field the subclass uses. */
public class Base {
  protected volatile int inherited;

  Base(@Nullable Object ignored) {}
}
