package dev.touchstone.conformance.ring;

import dev.touchstone.conformance.ConformanceCheck;
import java.util.List;

/** The sequential checks of ring buffers. A new check is one class and one line here. */
public final class RingChecks {
  private static final List<ConformanceCheck> ALL = List.of(new RingModelCheck());

  private RingChecks() {}

  /** Every check. */
  public static List<ConformanceCheck> all() {
    return ALL;
  }
}
