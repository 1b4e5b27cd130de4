package dev.touchstone.contracts;

import org.jspecify.annotations.Nullable;

/**
 * A subject that cannot be had; the message is one sentence for the user that says what was wrong.
 */
public final class SubjectException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SubjectException(String message) {
    super(message);
  }

  public SubjectException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
