package dev.touchstone.explorer;

/**
 * What one model thread does. It must be deterministic: given the same answers from its {@link
 * Memory} it makes the same calls. It is run from its first statement many times, on one real
 * thread, and may be abandoned at any call by an error that it must let pass.
 */
@FunctionalInterface
public interface ThreadBody {
  /** Runs the thread once against {@code memory}. */
  void run(Memory memory);
}
