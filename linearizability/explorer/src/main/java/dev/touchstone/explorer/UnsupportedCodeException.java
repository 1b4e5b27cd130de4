package dev.touchstone.explorer;

/**
 * A program does something that the explorer cannot take apart into accesses, and so cannot
 * explore. The message names it and where it is done.
 */
public final class UnsupportedCodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is done where. */
  public UnsupportedCodeException(String message) {
    super(message);
  }
}
