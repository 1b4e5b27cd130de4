package dev.touchstone.explorer.client;

/**
 * A small concurrent program over compiled classes. The implementation needs a constructor without
 * arguments, which may prepare what the threads share; it is loaded once more, woven, so that its
 * own fields are seen too. What the threads use beyond their locals must be reachable from it.
 */
@FunctionalInterface
public interface Client {

  /** Says what runs. Called once for each exploration, before any thread runs. */
  void threads(Threads threads);
}
