package dev.touchstone.subjects.specimens.ring;

import dev.touchstone.queue.BoundedQueue;
import dev.touchstone.queue.MissingBackpressureException;
import dev.touchstone.queue.RingBuffer;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A right ring buffer whose queue is never used again: what was released is left to the garbage
 * collector.
 *
 * @param <T> the type of the items
 */
public class SpecimenRingBuffer<T> implements RingBuffer<T> {
  static final Object COMPLETED = new Object();
  static final Object TOLD = new Object();

  final RingQueues<T> queues;
  final BoundedQueue<T> queue;

  /** An error, COMPLETED, or TOLD. */
  final AtomicReference<@Nullable Object> terminal = new AtomicReference<>();

  private volatile boolean released;

  /** Takes a queue. */
  public SpecimenRingBuffer(RingQueues<T> queues) {
    this.queues = queues;
    this.queue = queues.take();
  }

  @Override
  public void onNext(T item) {
    Objects.requireNonNull(item, "item");
    requireOpen();
    if (!queue.offer(item)) {
      refuse();
    }
  }

  void refuse() {
    throw new MissingBackpressureException(queue.capacity());
  }

  @Override
  public void onError(Throwable error) {
    end(Objects.requireNonNull(error, "error"));
  }

  @Override
  public void onCompleted() {
    end(COMPLETED);
  }

  void end(Object event) {
    requireOpen();
    terminal.set(event);
  }

  private void requireOpen() {
    requireNotReleased();
    if (terminal.get() != null) {
      throw new IllegalStateException("the terminal event was already sent");
    }
  }

  void requireNotReleased() {
    if (released) {
      throw new IllegalStateException("the ring buffer was released");
    }
  }

  @Override
  public boolean poll(Receiver<? super T> receiver) {
    requireNotReleased();
    while (true) {
      Object event = terminal.get();
      T item = queue.poll();
      if (item != null || event != null || terminal.get() == null) {
        return receive(item, event, receiver);
      }
    }
  }

  /** Hands over the item if there is one, else the event if there is one that was not told. */
  final boolean receive(@Nullable T item, @Nullable Object event, Receiver<? super T> receiver) {
    if (item != null) {
      receiver.onNext(item);
      return true;
    }
    if (event == null || event == TOLD || !terminal.compareAndSet(event, TOLD)) {
      return false;
    }
    if (event instanceof Throwable error) {
      receiver.onError(error);
    } else {
      receiver.onCompleted();
    }
    return true;
  }

  @Override
  public int capacity() {
    return queue.capacity();
  }

  @Override
  public void release() {
    released = true;
  }

  @Override
  public boolean isReleased() {
    return released;
  }
}
