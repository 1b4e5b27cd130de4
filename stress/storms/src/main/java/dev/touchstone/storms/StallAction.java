package dev.touchstone.storms;

/**
 * An operation in which a thread is stopped, or which others try meanwhile.
 *
 * @param <T> what it is done to
 */
interface StallAction<T> {
  /** The subject's operation. */
  String operation();

  /** Who does it, in one word. */
  String role();

  /** Does it; results do not matter. */
  void run(T instance);
}
