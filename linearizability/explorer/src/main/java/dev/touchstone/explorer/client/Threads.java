package dev.touchstone.explorer.client;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where a {@link Client} puts its threads. */
public interface Threads {

  /**
   * Adds a thread. An outcome has the text of its result, in the order of these calls; what it
   * throws is a failure.
   *
   * @param name for people
   * @param body deterministic: no time, no randomness
   */
  Threads add(String name, Supplier<? extends @Nullable Object> body);

  /** Adds what one more thread does when all others have ended. At most once, as the last one. */
  Threads afterwards(String name, Supplier<? extends @Nullable Object> body);
}
