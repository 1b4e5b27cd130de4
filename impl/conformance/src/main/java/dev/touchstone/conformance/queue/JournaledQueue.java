package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Journal;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A queue whose every call is written into a journal, its construction included. */
final class JournaledQueue implements QueueUnderTest {
  private final Journal journal;
  private final QueueUnderTest queue;

  private JournaledQueue(Journal journal, QueueUnderTest queue) {
    this.journal = journal;
    this.queue = queue;
  }

  /** A new queue of the subject. */
  static JournaledQueue create(QueueSubject subject, int capacity, Journal journal) {
    String call = "new(" + capacity + ")";
    return make(journal, call, () -> subject.create(capacity));
  }

  /** A new queue of the subject whose indexes start at the given value. */
  static JournaledQueue createAt(QueueSubject subject, int capacity, long start, Journal journal) {
    String call = "new(" + capacity + ", starting at " + start + ")";
    return make(journal, call, () -> subject.createAt(capacity, start));
  }

  private static JournaledQueue make(Journal journal, String call, Callable<QueueUnderTest> maker) {
    List<QueueUnderTest> made = new ArrayList<>();
    journal.call(call, () -> made.add(maker.call()) ? "a queue" : "");
    return new JournaledQueue(journal, made.get(0));
  }

  @Override
  public Set<Capability> capabilities() {
    return queue.capabilities();
  }

  boolean has(Capability capability) {
    return capabilities().contains(capability);
  }

  @Override
  public boolean offer(Object element) {
    return journal.call("offer(" + element + ")", () -> queue.offer(element));
  }

  @Override
  public @Nullable Object poll() {
    return journal.<@Nullable Object>call("poll()", queue::poll);
  }

  @Override
  public @Nullable Object peek() {
    return journal.<@Nullable Object>call("peek()", queue::peek);
  }

  @Override
  public int size() {
    return journal.call("size()", queue::size);
  }

  @Override
  public boolean isEmpty() {
    return journal.call("isEmpty()", queue::isEmpty);
  }

  @Override
  public boolean relaxedOffer(Object element) {
    return journal.call("relaxedOffer(" + element + ")", () -> queue.relaxedOffer(element));
  }

  @Override
  public @Nullable Object relaxedPoll() {
    return journal.<@Nullable Object>call("relaxedPoll()", queue::relaxedPoll);
  }

  @Override
  public @Nullable Object relaxedPeek() {
    return journal.<@Nullable Object>call("relaxedPeek()", queue::relaxedPeek);
  }

  @Override
  public int drain(Consumer<Object> action, int limit) {
    return journal.call(
        "drain(action, " + limit + ")",
        () -> queue.drain(element -> called("action(" + element + ")", element, action), limit));
  }

  private void called(String call, Object element, Consumer<Object> action) {
    journal.call(
        call,
        () -> {
          action.accept(element);
          return "";
        });
  }

  @Override
  public int fill(Supplier<Object> source, int limit) {
    return journal.call(
        "fill(source, " + limit + ")",
        () -> queue.fill(() -> journal.call("source()", source::get), limit));
  }

  @Override
  public int capacity() {
    return journal.call("capacity()", queue::capacity);
  }

  @Override
  public void clear() {
    journal.call(
        "clear()",
        () -> {
          queue.clear();
          return "";
        });
  }

  @Override
  public void trim() {
    journal.call(
        "trim()",
        () -> {
          queue.trim();
          return "";
        });
  }

  @Override
  public Queue<Object> collection() {
    return queue.collection();
  }

  /** Writes down a call of something that this view does not have. */
  <T extends @Nullable Object> T call(String call, Callable<T> body) {
    return journal.call(call, body);
  }

  /** Offers elements made from consecutive numbers until one is refused, at most {@code most}. */
  List<Object> offerUntilRefused(int first, int most) {
    List<Object> accepted = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Object element = first + i;
      if (!offer(element)) {
        break;
      }
      accepted.add(element);
    }
    return accepted;
  }

  /** Polls until null, at most {@code most} times. */
  List<Object> pollUntilEmpty(int most) {
    List<Object> taken = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Object element = poll();
      if (element == null) {
        break;
      }
      taken.add(element);
    }
    return taken;
  }
}
