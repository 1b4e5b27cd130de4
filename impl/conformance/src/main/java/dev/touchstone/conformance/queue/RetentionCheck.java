package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.Retention;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Whether elements that were taken become unreachable within the documented bound: weak references
 * to them must be cleared by a garbage collection while the queue itself is still in use.
 */
final class RetentionCheck extends ScenarioCheck {
  private static final int CAPACITY = 4;
  private static final int LAPS = 3;
  private static final int COLLECTIONS = 10;
  private static final long WAIT_MILLIS = 50;

  RetentionCheck() {
    super(
        "retention",
        QueueClaims.RETENTION,
        "takes elements in every way that there is, and trims where that is possible, and looks with weak references whether the queue still holds them");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return Optional.empty();
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    scenarios.add(taking("poll", queue -> repeat(() -> queue.poll())));
    if (subject.capabilities().contains(Capability.RELAXED_POLL)) {
      scenarios.add(taking("relaxedPoll", queue -> repeat(() -> queue.relaxedPoll())));
    }
    if (subject.capabilities().contains(Capability.DRAIN)) {
      scenarios.add(taking("drain", queue -> queue.drain(element -> {}, CAPACITY)));
    }
    if (subject.capabilities().contains(Capability.CLEAR)) {
      scenarios.add(taking("clear", JournaledQueue::clear));
    }
    if (subject.capabilities().contains(Capability.TRIM)) {
      scenarios.add(
          takingAllBut(
              0,
              "poll, and the queue is trimmed",
              queue -> {
                repeat(() -> queue.poll());
                queue.trim();
              }));
    }
    return scenarios;
  }

  private static void repeat(Runnable take) {
    for (int i = 0; i < CAPACITY; i++) {
      take.run();
    }
  }

  private static Scenario taking(String how, Consumer<JournaledQueue> take) {
    return takingAllBut(Integer.MAX_VALUE, how, take);
  }

  /**
   * A scenario.
   *
   * @param most how many elements may stay reachable where the contract allows more
   */
  private static Scenario takingAllBut(int most, String how, Consumer<JournaledQueue> take) {
    return new Scenario(
        "Elements are put into a queue of " + CAPACITY + " and taken by " + how,
        session -> {
          int bound =
              session.subject().contract().retention() == Retention.NONE
                  ? 0
                  : Session.capacityOf(
                      session.subject(),
                      Math.max(CAPACITY, session.subject().contract().minimumCapacity()),
                      session.journal());
          int allowed = Math.min(most, bound);
          JournaledQueue queue = session.queue(CAPACITY);
          ReferenceQueue<Object> cleared = new ReferenceQueue<>();
          List<WeakReference<Object>> elements = new ArrayList<>();
          for (int lap = 0; lap < LAPS; lap++) {
            putIn(queue, elements, cleared);
            take.accept(queue);
          }
          try {
            int held = stillHeld(elements, cleared, allowed);
            unless(
                held <= allowed,
                held
                    + " of "
                    + elements.size()
                    + " elements that were taken are still reachable, and at most "
                    + allowed
                    + " may be");
          } finally {
            Reference.reachabilityFence(queue);
          }
        });
  }

  /** In a method of its own, so that no local variable of a longer-lived frame holds an element. */
  private static void putIn(
      JournaledQueue queue, List<WeakReference<Object>> elements, ReferenceQueue<Object> cleared) {
    for (int i = 0; i < CAPACITY; i++) {
      Object element = new Element(elements.size() + 1);
      elements.add(new WeakReference<>(element, cleared));
      queue.offer(element);
    }
  }

  /** How many are still there once so few are, or after enough collections. */
  private static int stillHeld(
      List<WeakReference<Object>> elements, ReferenceQueue<Object> cleared, int allowed) {
    int held = elements.size();
    for (int i = 0; i < COLLECTIONS && held > allowed; i++) {
      System.gc();
      awaitOne(cleared);
      held = (int) elements.stream().filter(e -> !e.refersTo(null)).count();
    }
    return held;
  }

  private static void awaitOne(ReferenceQueue<Object> cleared) {
    try {
      cleared.remove(WAIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** An element of its own identity: nothing else refers to it. */
  private record Element(int number) {
    @Override
    public String toString() {
      return String.valueOf(number);
    }
  }
}
