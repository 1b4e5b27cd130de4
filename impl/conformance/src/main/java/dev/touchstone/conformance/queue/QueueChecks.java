package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.ConformanceCheck;
import java.util.List;

/** The sequential checks of queues. A new check is one class and one line here. */
public final class QueueChecks {
  private static final List<ConformanceCheck> ALL =
      List.of(
          new SequentialModelCheck(),
          new CapacityCheck(),
          new WrapCheck(),
          new CallbackCheck(),
          new RelaxedPeekInCallbackCheck(),
          new RetentionCheck(),
          new CollectionCheck());

  private QueueChecks() {}

  /** Every check, cheapest evidence first. */
  public static List<ConformanceCheck> all() {
    return ALL;
  }
}
