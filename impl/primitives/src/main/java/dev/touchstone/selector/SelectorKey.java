package dev.touchstone.selector;

import org.jspecify.annotations.Nullable;

/**
 * A descriptor's registration with a {@link SelectorKeySet}. It has no methods that change it: that
 * is the set's business. A key is equal to itself only, so that a descriptor that was closed,
 * opened again and registered again has another key.
 */
public interface SelectorKey {

  /** The descriptor, as the kernel counts them. Any thread. */
  int descriptor();

  /** What was given at the registration. Any thread. */
  @Nullable Object attachment();

  /** Whether the key was not cancelled and its set not closed. Any thread. */
  boolean isValid();

  /**
   * The operations for which the descriptor was found ready since the key became selected; what it
   * was when the key stopped being selected stays until it is selected again. The owner only.
   */
  int readyOps();
}
