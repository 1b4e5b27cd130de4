package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Batches with a limit that leaves nothing to do: 0 must move nothing and return 0, a negative
 * limit must move nothing and return 0 or be refused with an exception.
 */
final class BatchLimitCheck extends ScenarioCheck {
  private static final int CAPACITY = 4;
  private static final int[] LIMITS = {0, -1, Integer.MIN_VALUE};

  BatchLimitCheck() {
    super("batch-limit", QueueClaims.BATCH, "drains and fills with a limit of 0 and below");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return subject.capabilities().contains(Capability.DRAIN)
            || subject.capabilities().contains(Capability.FILL)
        ? Optional.empty()
        : Optional.of("the queue has neither drain nor fill");
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    for (int limit : LIMITS) {
      if (subject.capabilities().contains(Capability.DRAIN)) {
        scenarios.add(
            new Scenario(
                "drain with a limit of " + limit + " on a queue of two elements",
                session -> play(session, limit, true)));
      }
      if (subject.capabilities().contains(Capability.FILL)) {
        scenarios.add(
            new Scenario(
                "fill with a limit of " + limit + " on a queue of two elements",
                session -> play(session, limit, false)));
      }
    }
    return scenarios;
  }

  private static void play(Session session, int limit, boolean drain) {
    JournaledQueue queue = session.queue(CAPACITY);
    List<Object> held = queue.offerUntilRefused(1, 2);
    List<Object> moved = new ArrayList<>();
    Supplier<Object> source =
        () -> {
          moved.add("new");
          return "new";
        };
    int count =
        countOf(drain ? () -> queue.drain(moved::add, limit) : () -> queue.fill(source, limit));
    unless(moved.isEmpty(), "it moved " + moved.size() + " elements");
    unless(count == 0, "it returned " + count);
    List<Object> left = queue.pollUntilEmpty(2 * CAPACITY);
    unless(left.equals(held), "the queue then held " + left + ", not " + held);
  }

  /** What the batch returned; 0 if it refused its limit. */
  private static int countOf(IntSupplier batch) {
    try {
      return batch.getAsInt();
    } catch (RuntimeException refused) {
      return 0;
    }
  }
}
