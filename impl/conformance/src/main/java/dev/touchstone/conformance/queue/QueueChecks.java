package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.ConformanceCheck;
import java.util.List;

/** The sequential checks of queues. A new check is one class and one line here. */
public final class QueueChecks {
  private static final List<ConformanceCheck> ALL =
      List.of(
          new SequentialModelCheck(),
          new WrapCheck(),
          new RelaxedPeekInCallbackCheck(),
          new BatchLimitCheck(),
          new RetentionCheck(),
          new CollectionCheck(),
          new CapacityCheck(),
          new CallbackCheck());

  private QueueChecks() {}

  /** Every check, those last that may exhaust the heap or leave a hanging thread behind. */
  public static List<ConformanceCheck> all() {
    return ALL;
  }
}
