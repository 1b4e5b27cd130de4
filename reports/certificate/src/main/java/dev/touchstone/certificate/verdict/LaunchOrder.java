package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.EngineKind;
import java.util.List;

/**
 * The order in which engines run and are shown: what answers soonest first, measurements last and
 * alone.
 */
public final class LaunchOrder {
  /** Every engine that the catalogue knows. */
  public static final List<EngineKind> ALL =
      List.of(
          EngineKind.CONFORMANCE,
          EngineKind.LINCHECK,
          EngineKind.EXPLORER,
          EngineKind.JCSTRESS,
          EngineKind.STORMS,
          EngineKind.JMH);

  private LaunchOrder() {}

  /** Their names. */
  public static List<String> names() {
    return ALL.stream().map(EngineKind::engineName).toList();
  }
}
