package dev.touchstone.certificate.hostile;

/** What {@link LacksDependency} needs and the test's jar lacks. */
public class Missing extends WellBehaved {
  public Missing(int capacity) {
    super(capacity);
  }
}
