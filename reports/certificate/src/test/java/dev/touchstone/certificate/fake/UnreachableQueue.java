package dev.touchstone.certificate.fake;

import org.jspecify.annotations.Nullable;

/** A queue whose only constructor wants what nobody knows. */
public class UnreachableQueue {
  private final String secret;

  /** A queue for those who know the secret. */
  public UnreachableQueue(String secret) {
    this.secret = secret;
  }

  /** Adds an element. */
  public boolean offer(Object element) {
    return element.equals(secret);
  }

  /** Takes an element. */
  public @Nullable Object poll() {
    return null;
  }
}
