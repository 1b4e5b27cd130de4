package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Compares relaxedPeek with peek and isEmpty from inside a drain's callback, where a queue that
 * claims a batch has claimed elements still in its slots. What JCTools' SpmcArrayQueue of 4.0.6
 * does wrong: capacity 2; offer a, b; drain; in the callback for a offer x, poll x; then isEmpty()
 * and yet relaxedPeek() is b.
 *
 * <p>The callback does not offer more than was handed out to it: a queue that claims a batch may
 * refuse or wait there, which is not this claim's matter.
 */
final class RelaxedPeekInCallbackCheck extends ScenarioCheck {
  private static final int[] CAPACITIES = {2, 4, 8};

  RelaxedPeekInCallbackCheck() {
    super(
        "relaxed-peek-in-callback",
        QueueClaims.RELAXED,
        "compares relaxedPeek with peek and isEmpty from inside a drain's callback");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return subject
            .capabilities()
            .containsAll(Set.of(Capability.RELAXED_PEEK, Capability.DRAIN, Capability.IS_EMPTY))
        ? Optional.empty()
        : Optional.of("the queue has no drain, or no relaxedPeek, or no isEmpty");
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    for (int capacity : CAPACITIES) {
      scenarios.add(
          new Scenario(
              "drain of " + capacity + " elements with a callback that only looks",
              session -> play(session, capacity, false)));
      scenarios.add(
          new Scenario(
              "drain of " + capacity + " elements with a first callback that calls offer and poll",
              session -> play(session, capacity, true)));
    }
    return scenarios;
  }

  private static void play(Session session, int capacity, boolean offerAndPoll) {
    JournaledQueue queue = session.queue(capacity);
    queue.offerUntilRefused(1, capacity);
    List<String> wrong = new ArrayList<>();
    int[] calls = {0};
    queue.drain(
        element -> {
          if (offerAndPoll && calls[0]++ == 0 && queue.offer(capacity + 1)) {
            queue.poll();
          }
          if (wrong.isEmpty()) {
            wrong.addAll(differences(queue));
          }
        },
        capacity);
    wrong.addAll(differences(queue));
    unless(wrong.isEmpty(), wrong.stream().findFirst().orElse(""));
  }

  private static List<String> differences(JournaledQueue queue) {
    List<String> wrong = new ArrayList<>();
    boolean empty = queue.isEmpty();
    Object relaxed = queue.relaxedPeek();
    if (empty && relaxed != null) {
      wrong.add(
          "the queue is empty, and yet relaxedPeek returned "
              + relaxed
              + ", which was taken before");
    } else if (queue.has(Capability.PEEK)) {
      Object strict = queue.peek();
      if (relaxed != null && !relaxed.equals(strict)) {
        wrong.add("relaxedPeek returned " + relaxed + " while peek returned " + strict);
      }
    }
    return wrong;
  }
}
