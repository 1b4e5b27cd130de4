package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The queue as a {@link Queue}: what its methods do must be what that interface says. Those that
 * the interface calls optional, and iterators, may be refused with an
 * UnsupportedOperationException; toString never.
 */
final class CollectionCheck extends ScenarioCheck {
  private static final int CAPACITY = 8;
  private static final List<Object> ELEMENTS = List.of("a", "b", "c");

  CollectionCheck() {
    super(
        "collection",
        QueueClaims.COLLECTION,
        "calls every method of java.util.Queue, and every way to put null in");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return subject.capabilities().contains(Capability.COLLECTION)
        ? Optional.empty()
        : Optional.of("the queue is not a java.util.Queue");
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>(CollectionNulls.scenarios(subject));
    scenarios.add(on("iterator", CollectionCheck::iterator));
    scenarios.add(on("contains", CollectionCheck::contains));
    scenarios.add(on("remove(Object)", CollectionCheck::removeObject));
    scenarios.add(on("toString", CollectionCheck::string));
    scenarios.add(on("clear", CollectionCheck::clear));
    scenarios.add(on("toArray", CollectionCheck::array));
    scenarios.add(on("element and remove", CollectionCheck::elementAndRemove));
    scenarios.add(on("addAll", CollectionCheck::addAll));
    scenarios.add(on("removeIf", CollectionCheck::removeIf));
    if (subject.contract().bounded()) {
      scenarios.add(on("add to a full queue", CollectionCheck::addToFull));
    }
    return scenarios;
  }

  private interface Part {
    void run(JournaledQueue queue, Queue<Object> collection);
  }

  private static Scenario on(String method, Part part) {
    return new Scenario(
        method + " on a queue of three elements",
        session -> {
          JournaledQueue queue = session.queue(CAPACITY);
          ELEMENTS.forEach(queue::offer);
          part.run(queue, queue.collection());
        });
  }

  /** Makes an optional call; empty if it was refused as the interface allows. */
  static <T> Optional<T> optional(JournaledQueue queue, String call, Callable<T> body) {
    try {
      return Optional.of(queue.call(call, body));
    } catch (UnsupportedOperationException refused) {
      return Optional.empty();
    }
  }

  static void holds(JournaledQueue queue, List<?> expected) {
    List<Object> held = queue.pollUntilEmpty(4 * CAPACITY);
    unless(held.equals(expected), "the queue then held " + held + ", not " + expected);
  }

  private static void iterator(JournaledQueue queue, Queue<Object> collection) {
    Optional<Iterator<Object>> iterator = optional(queue, "iterator()", collection::iterator);
    if (iterator.isPresent()) {
      List<Object> seen = new ArrayList<>();
      while (seen.size() < 2 * CAPACITY && queue.call("hasNext()", iterator.get()::hasNext)) {
        seen.add(queue.call("next()", iterator.get()::next));
      }
      unless(seen.equals(ELEMENTS), "the iterator gave " + seen + ", not " + ELEMENTS);
      throwsNoSuchElement(queue, "next()", iterator.get()::next);
    }
    holds(queue, ELEMENTS);
  }

  private static void throwsNoSuchElement(
      JournaledQueue queue, String call, Callable<@Nullable Object> body) {
    try {
      Object result = queue.<@Nullable Object>call(call, body);
      throw new Deviation(
          call
              + " returned "
              + result
              + " where there is no element, and must throw NoSuchElementException");
    } catch (NoSuchElementException right) {
      return;
    }
  }

  private static void contains(JournaledQueue queue, Queue<Object> collection) {
    for (Object element : List.of("a", "c", "z")) {
      boolean there = ELEMENTS.contains(element);
      optional(queue, "contains(" + element + ")", () -> collection.contains(element))
          .ifPresent(said -> unless(said == there, "contains(" + element + ") is " + said));
    }
    optional(queue, "containsAll([a, c])", () -> collection.containsAll(List.of("a", "c")))
        .ifPresent(said -> unless(said, "containsAll([a, c]) is false"));
    holds(queue, ELEMENTS);
  }

  private static void removeObject(JournaledQueue queue, Queue<Object> collection) {
    optional(queue, "remove(z)", () -> collection.remove("z"))
        .ifPresent(said -> unless(!said, "remove(z) is true, and z was never in it"));
    Optional<Boolean> removed = optional(queue, "remove(b)", () -> collection.remove("b"));
    removed.ifPresent(said -> unless(said, "remove(b) is false"));
    holds(queue, removed.isPresent() ? List.of("a", "c") : ELEMENTS);
  }

  private static void removeIf(JournaledQueue queue, Queue<Object> collection) {
    Optional<Boolean> removed =
        optional(queue, "removeIf(b)", () -> collection.removeIf("b"::equals));
    removed.ifPresent(said -> unless(said, "removeIf(b) is false"));
    holds(queue, removed.isPresent() ? List.of("a", "c") : ELEMENTS);
  }

  private static void string(JournaledQueue queue, Queue<Object> collection) {
    queue.call("toString()", collection::toString);
    holds(queue, ELEMENTS);
    queue.call("toString()", collection::toString);
  }

  private static void clear(JournaledQueue queue, Queue<Object> collection) {
    boolean cleared =
        optional(
                queue,
                "clear()",
                () -> {
                  collection.clear();
                  return "";
                })
            .isPresent();
    holds(queue, cleared ? List.of() : ELEMENTS);
  }

  private static void array(JournaledQueue queue, Queue<Object> collection) {
    optional(queue, "toArray()", () -> Arrays.asList(collection.toArray()))
        .ifPresent(said -> unless(said.equals(ELEMENTS), "toArray() is " + said));
    optional(queue, "toArray(T[])", () -> Arrays.asList(collection.toArray(new Object[0])))
        .ifPresent(said -> unless(said.equals(ELEMENTS), "toArray(T[]) is " + said));
    holds(queue, ELEMENTS);
  }

  private static void elementAndRemove(JournaledQueue queue, Queue<Object> collection) {
    for (Object expected : ELEMENTS) {
      Object head = queue.call("element()", collection::element);
      unless(expected.equals(head), "element() is " + head + ", not " + expected);
      Object removed = queue.call("remove()", () -> collection.remove());
      unless(expected.equals(removed), "remove() is " + removed + ", not " + expected);
    }
    throwsNoSuchElement(queue, "element()", collection::element);
    throwsNoSuchElement(queue, "remove()", () -> collection.remove());
  }

  private static void addAll(JournaledQueue queue, Queue<Object> collection) {
    List<Object> more = List.of("d", "e");
    Optional<Boolean> added = optional(queue, "addAll([d, e])", () -> collection.addAll(more));
    added.ifPresent(said -> unless(said, "addAll([d, e]) is false"));
    holds(queue, added.isPresent() ? List.of("a", "b", "c", "d", "e") : ELEMENTS);
  }

  private static void addToFull(JournaledQueue queue, Queue<Object> collection) {
    List<Object> expected = new ArrayList<>(ELEMENTS);
    expected.addAll(queue.offerUntilRefused(1, 4 * CAPACITY));
    try {
      boolean said = queue.call("add(z)", () -> collection.add("z"));
      throw new Deviation(
          "add(z) is " + said + " on a full queue, and must throw IllegalStateException");
    } catch (IllegalStateException right) {
      holds(queue, expected);
    }
  }
}
