package dev.touchstone.explorer;

/** A thread body made other calls although its memory gave the same answers. */
public class NondeterministicProgramException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** Says what was different. */
  public NondeterministicProgramException(String message) {
    super(message);
  }
}
