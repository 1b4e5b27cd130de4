package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.ConformanceCheck;
import java.util.List;

/** The sequential checks of array pools. A new check is one class and one line here. */
public final class PoolChecks {
  private static final List<ConformanceCheck> ALL =
      List.of(new PoolModelCheck(), new MisuseCheck(), new SecretCheck());

  private PoolChecks() {}

  /** Every check. */
  public static List<ConformanceCheck> all() {
    return ALL;
  }
}
