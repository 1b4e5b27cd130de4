package dev.touchstone.certificate.hostile;

/** Its superclass is not in the jar. */
public final class LacksDependency extends Missing {
  public LacksDependency(int capacity) {
    super(capacity);
  }
}
