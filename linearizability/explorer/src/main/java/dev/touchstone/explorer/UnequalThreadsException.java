package dev.touchstone.explorer;

/**
 * A thread that was declared as one of several equal ones does what tells it from them. The program
 * can be explored with that thread declared on its own.
 */
public final class UnequalThreadsException extends NondeterministicProgramException {
  private static final long serialVersionUID = 1L;

  /** Says which thread does what. */
  public UnequalThreadsException(String message) {
    super(message);
  }
}
