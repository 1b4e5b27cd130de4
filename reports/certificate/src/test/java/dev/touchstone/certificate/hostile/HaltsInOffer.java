package dev.touchstone.certificate.hostile;

/** Its offer ends the JVM at once. */
public final class HaltsInOffer extends WellBehaved {
  public HaltsInOffer(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    Runtime.getRuntime().halt(0);
    return super.offer(element);
  }
}
