package dev.touchstone.certificate.hostile;

/** Its offer throws an error. */
public final class ThrowsErrorInOffer extends WellBehaved {
  public ThrowsErrorInOffer(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    throw new AssertionError("thrown on purpose");
  }
}
