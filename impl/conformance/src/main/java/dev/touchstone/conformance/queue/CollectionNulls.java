package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.function.Predicate;

/** Every way to put null into a queue: each must throw NullPointerException and change nothing. */
final class CollectionNulls {

  private interface Attempt {
    boolean run(JournaledQueue queue);
  }

  private CollectionNulls() {}

  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // null is the point
  static List<Scenario> scenarios(QueueSubject subject) {
    List<Scenario> scenarios = new ArrayList<>();
    scenarios.add(refused("offer(null)", queue -> queue.offer(null)));
    scenarios.add(refused("add(null)", queue -> journaled(queue, "add(null)", q -> q.add(null))));
    scenarios.add(
        refused(
            "addAll([null])",
            queue ->
                journaled(queue, "addAll([null])", q -> q.addAll(Arrays.asList((Object) null)))));
    if (subject.capabilities().contains(Capability.RELAXED_OFFER)) {
      scenarios.add(refused("relaxedOffer(null)", queue -> queue.relaxedOffer(null)));
    }
    return scenarios;
  }

  private static boolean journaled(
      JournaledQueue queue, String call, Predicate<Queue<Object>> body) {
    return queue.call(call, () -> body.test(queue.collection()));
  }

  private static Scenario refused(String call, Attempt attempt) {
    return new Scenario(
        call + " on a queue of two elements",
        session -> {
          JournaledQueue queue = session.queue(4);
          queue.offer("a");
          queue.offer("b");
          try {
            boolean said = attempt.run(queue);
            throw new Deviation(
                call + " returned " + said + ", and must throw NullPointerException");
          } catch (NullPointerException right) {
            CollectionCheck.holds(queue, List.of("a", "b"));
          }
          unless(queue.offer("c"), "afterwards offer(c) is refused by an empty queue");
          CollectionCheck.holds(queue, List.of("c"));
        });
  }
}
