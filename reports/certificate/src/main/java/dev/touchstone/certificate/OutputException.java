package dev.touchstone.certificate;

/**
 * What was found cannot be written down; the message is one clear sentence for the user, and the
 * exit code is 70.
 */
public final class OutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public OutputException(String message, Throwable cause) {
    super(message, cause);
  }
}
