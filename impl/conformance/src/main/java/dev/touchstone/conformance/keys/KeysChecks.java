package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.ConformanceCheck;
import java.util.List;

/** The sequential checks of selector key sets. A new check is one class and one line here. */
public final class KeysChecks {
  private static final List<ConformanceCheck> ALL =
      List.of(new KeysModelCheck(), new KeysCostCheck());

  private KeysChecks() {}

  /** Every check. */
  public static List<ConformanceCheck> all() {
    return ALL;
  }
}
