package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Callbacks of drain and fill that throw at each place, and that use the queue themselves. Whether
 * a drain takes elements one by one or as a batch is the queue's own affair: judged is only that no
 * element is lost or repeated, that each way out keeps the order, and that the queue works
 * afterwards.
 */
final class CallbackCheck extends ScenarioCheck {
  private static final int[] CAPACITIES = {2, 4, 8};

  /** What a callback throws; without a stack, since it is ours. */
  @SuppressWarnings("OverrideThrowableToString") // a trace is no place for the name of our class
  private static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Thrown() {
      super("thrown by the callback", null, false, false);
    }

    @Override
    public String toString() {
      return "an exception of the callback";
    }
  }

  CallbackCheck() {
    super(
        "callbacks",
        QueueClaims.CALLBACK,
        "gives drain and fill callbacks that throw at each place and that call offer, poll, peek and drain themselves");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return subject.capabilities().contains(Capability.DRAIN)
            || subject.capabilities().contains(Capability.FILL)
        ? Optional.empty()
        : Optional.of("the queue has no operation with a callback");
  }

  /** Documentation that speaks of callbacks that throw leaves those that use the queue. */
  @Override
  boolean undefined(Claim bound) {
    return super.undefined(bound) && !leavesOnlyThrowingUndefined(bound);
  }

  private static boolean leavesOnlyThrowingUndefined(Claim bound) {
    return bound.modality() == Modality.RELAXED && bound.note().contains("never to throw");
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    boolean mayThrow = !leavesOnlyThrowingUndefined(subject.contract().claim(QueueClaims.CALLBACK));
    for (int capacity : CAPACITIES) {
      int inside = capacity;
      for (int at = 1; mayThrow && at <= capacity; at++) {
        int k = at;
        if (subject.capabilities().contains(Capability.DRAIN)) {
          scenarios.add(
              new Scenario(
                  "drain of " + capacity + " elements with a callback that throws at number " + k,
                  session -> throwingDrain(session, inside, k)));
        }
        if (subject.capabilities().contains(Capability.FILL)) {
          scenarios.add(
              new Scenario(
                  "fill of " + capacity + " elements with a source that throws at number " + k,
                  session -> throwingFill(session, inside, k)));
        }
      }
      if (subject.capabilities().contains(Capability.DRAIN)) {
        scenarios.addAll(reentrantDrains(capacity));
      }
      if (subject.capabilities().contains(Capability.FILL)) {
        scenarios.addAll(reentrantFills(capacity, subject.contract().poll()));
      }
    }
    return scenarios;
  }

  private static void throwingDrain(Session session, int capacity, int k) {
    JournaledQueue queue = session.queue(capacity);
    List<Object> in = queue.offerUntilRefused(1, capacity);
    List<Object> out = new ArrayList<>();
    boolean threw = false;
    try {
      queue.drain(
          element -> {
            out.add(element);
            if (out.size() == k) {
              throw new Thrown();
            }
          },
          capacity);
    } catch (Thrown ours) {
      threw = true;
    }
    unless(threw, "the callback's exception did not reach the caller of drain");
    out.addAll(queue.pollUntilEmpty(capacity + 1));
    unless(out.equals(in), "handed out and polled afterwards were " + out + " of " + in);
    worksAfterwards(queue, in.size());
  }

  private static void throwingFill(Session session, int capacity, int k) {
    JournaledQueue queue = session.queue(capacity);
    List<Object> in = new ArrayList<>();
    boolean threw = false;
    try {
      queue.fill(
          () -> {
            if (in.size() + 1 == k) {
              throw new Thrown();
            }
            in.add(in.size() + 1);
            return in.size();
          },
          capacity);
    } catch (Thrown ours) {
      threw = true;
    }
    unless(threw, "the source's exception did not reach the caller of fill");
    List<Object> out = queue.pollUntilEmpty(capacity + 1);
    unless(out.equals(in), "the source gave " + in + " before it threw, and polled were " + out);
    worksAfterwards(queue, capacity);
  }

  private static List<Scenario> reentrantDrains(int capacity) {
    List<Scenario> scenarios = new ArrayList<>();
    String drain = "drain of " + capacity + " elements with a callback that calls ";
    scenarios.add(drainCalling(drain + "poll", capacity, (queue, log) -> log.polled(queue.poll())));
    scenarios.add(
        drainCalling(drain + "offer", capacity, (queue, log) -> log.offered(queue::offer)));
    scenarios.add(
        drainCalling(
            drain + "offer, then poll",
            capacity,
            (queue, log) -> {
              log.offered(queue::offer);
              log.polled(queue.poll());
            }));
    scenarios.add(
        drainCalling(drain + "drain", capacity, (queue, log) -> queue.drain(log::polled, 1)));
    scenarios.add(
        drainCalling(drain + "what looks at the queue", capacity, (queue, log) -> look(queue)));
    scenarios.add(
        drainCalling(
            drain + "offer until it is refused",
            capacity,
            (queue, log) -> {
              while (log.offered(queue::offer)) {
                // the log ends it where no offer is refused
              }
            }));
    return scenarios;
  }

  private static void look(JournaledQueue queue) {
    if (queue.has(Capability.PEEK)) {
      queue.peek();
    }
    lookAtSize(queue);
  }

  private static void lookAtSize(JournaledQueue queue) {
    if (queue.has(Capability.SIZE)) {
      queue.size();
    }
    if (queue.has(Capability.IS_EMPTY)) {
      queue.isEmpty();
    }
  }

  private static Scenario drainCalling(
      String setting, int capacity, BiConsumer<JournaledQueue, InAndOut> inside) {
    return new Scenario(
        setting,
        session -> {
          JournaledQueue queue = session.queue(capacity);
          InAndOut log = new InAndOut(2 * capacity);
          for (int i = 0; i < capacity; i++) {
            log.offered(queue::offer);
          }
          int held = log.in.size();
          queue.drain(
              element -> {
                log.handed.add(element);
                inside.accept(queue, log);
              },
              capacity);
          log.settle(queue, capacity);
          worksAfterwards(queue, held);
        });
  }

  /**
   * A fill may claim its slots before it asks for elements; a poll that by contract may wait for an
   * offer in progress then waits for the fill around it, so that is not tried.
   */
  private static List<Scenario> reentrantFills(int capacity, Progress poll) {
    List<Scenario> scenarios = new ArrayList<>();
    String fill = "fill of a queue of " + capacity + " with a source that calls ";
    if (!poll.mayWait()) {
      scenarios.add(fillCalling(fill + "poll", capacity, (queue, log) -> log.polled(queue.poll())));
    }
    scenarios.add(
        fillCalling(fill + "size and isEmpty", capacity, (queue, log) -> lookAtSize(queue)));
    return scenarios;
  }

  private static Scenario fillCalling(
      String setting, int capacity, BiConsumer<JournaledQueue, InAndOut> inside) {
    return new Scenario(
        setting,
        session -> {
          JournaledQueue queue = session.queue(capacity);
          InAndOut log = new InAndOut(2 * capacity);
          queue.fill(
              () -> {
                inside.accept(queue, log);
                return log.next();
              },
              capacity);
          log.settle(queue, capacity);
          worksAfterwards(queue, capacity);
        });
  }

  /** The queue takes as many elements as it held, and gives them back in order. */
  private static void worksAfterwards(JournaledQueue queue, int held) {
    List<Object> accepted = queue.offerUntilRefused(101, held);
    unless(
        accepted.size() == held,
        "afterwards the empty queue accepted "
            + accepted.size()
            + " elements, and held "
            + held
            + " before");
    List<Object> taken = queue.pollUntilEmpty(held + 1);
    unless(taken.equals(accepted), "afterwards " + accepted + " came out as " + taken);
  }
}
