package dev.touchstone.certificate;

import org.jspecify.annotations.Nullable;

/**
 * A request that cannot be met; the message is one clear sentence for the user, and the exit code
 * is 2.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }

  public UsageException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
