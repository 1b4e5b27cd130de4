package dev.touchstone.certificate.hostile;

/** Its offer ends the JVM as if all were well. */
public final class ExitsInOffer extends WellBehaved {
  public ExitsInOffer(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    System.exit(0);
    return super.offer(element);
  }
}
