package dev.touchstone.certificate.hostile;

/** Its constructor throws an error. */
public final class ThrowsErrorInConstructor extends WellBehaved {
  public ThrowsErrorInConstructor(int capacity) {
    super(refused(capacity));
  }

  private static int refused(int capacity) {
    throw new AssertionError("no queue of " + capacity);
  }
}
