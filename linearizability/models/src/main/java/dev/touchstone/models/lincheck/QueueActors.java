package dev.touchstone.models.lincheck;

import dev.touchstone.contracts.queue.QueueOperations.Batch;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What Lincheck instantiates for each invocation and calls: one method for each operation of a
 * queue. The constructor takes the queue from the {@link Session} that is running, because Lincheck
 * gives it no argument.
 */
public final class QueueActors {
  private final QueueUnderTest queue;

  /** Called by Lincheck. */
  public QueueActors() {
    this.queue = Session.current().newInstance(QueueUnderTest.class);
  }

  public boolean offer(Integer element) {
    return queue.offer(element);
  }

  public @Nullable Object poll() {
    return queue.poll();
  }

  public @Nullable Object peek() {
    return queue.peek();
  }

  public int size() {
    return queue.size();
  }

  public boolean isEmpty() {
    return queue.isEmpty();
  }

  public boolean relaxedOffer(Integer element) {
    return queue.relaxedOffer(element);
  }

  public @Nullable Object relaxedPoll() {
    return queue.relaxedPoll();
  }

  public @Nullable Object relaxedPeek() {
    return queue.relaxedPeek();
  }

  public @Nullable Object trim() {
    queue.trim();
    return null;
  }

  public Object drain(Integer limit) {
    Sink sink = new Sink();
    int count = queue.drain(sink, limit);
    return new Batch(count, sink.elements);
  }

  public Object fill(Integer first, Integer limit) {
    Source source = new Source(first);
    int count = queue.fill(source, limit);
    return new Batch(count, source.elements);
  }

  /** Collects what a drain hands out; a null becomes a text, so that it can be judged. */
  private static final class Sink implements Consumer<Object> {
    private final List<Object> elements = new ArrayList<>();

    @Override
    public void accept(@Nullable Object element) {
      elements.add(element == null ? "null" : element);
    }
  }

  /** Counts up, and remembers what was taken. */
  private static final class Source implements Supplier<Object> {
    private final List<Object> elements = new ArrayList<>();
    private int next;

    private Source(int first) {
      this.next = first;
    }

    @Override
    public Object get() {
      Integer element = next++;
      elements.add(element);
      return element;
    }
  }
}
