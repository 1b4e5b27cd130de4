package dev.touchstone.contracts;

import org.jspecify.annotations.Nullable;

/**
 * A subject that cannot be had; the message is one sentence for the user that says what was wrong.
 */
public final class SubjectException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean byItsCode;

  public SubjectException(String message) {
    this(message, null);
  }

  public SubjectException(String message, @Nullable Throwable cause) {
    this(message, cause, false);
  }

  private SubjectException(String message, @Nullable Throwable cause, boolean byItsCode) {
    super(message, cause);
    this.byItsCode = byItsCode;
  }

  /** Of a subject that is there, but whose own code failed when it was made. */
  public static SubjectException byItsCode(String message, Throwable thrown) {
    return new SubjectException(message, thrown, true);
  }

  /** Whether the subject's own code ran and failed; else it is the request that is wrong. */
  public boolean isByItsCode() {
    return byItsCode;
  }
}
