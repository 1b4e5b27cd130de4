package dev.touchstone.perf;

/** A fork that gave no figure; the reason is a sentence without a full stop. */
final class ForkFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String reason;

  ForkFailedException(String reason, Throwable cause) {
    super(reason, cause);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
