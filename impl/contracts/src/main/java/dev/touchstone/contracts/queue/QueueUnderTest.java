package dev.touchstone.contracts.queue;

import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One instance of a queue as engines see it. Which threads may call what is the contract's; this
 * view adds nothing to it. An operation that {@link #capabilities()} does not list throws {@link
 * UnsupportedOperationException}.
 */
public interface QueueUnderTest {

  /** What the instance offers beyond {@link #offer} and {@link #poll}. */
  Set<Capability> capabilities();

  /** Producer: adds an element; false if it was refused. */
  boolean offer(Object element);

  /** Consumer: removes and returns the oldest element; null if there was none. */
  @Nullable Object poll();

  /** The oldest element; null if there was none. */
  default @Nullable Object peek() {
    throw new UnsupportedOperationException("peek");
  }

  /** The number of elements. */
  default int size() {
    throw new UnsupportedOperationException("size");
  }

  /** Whether there is no element. */
  default boolean isEmpty() {
    throw new UnsupportedOperationException("isEmpty");
  }

  /** As {@link #offer}, but may refuse spuriously. */
  default boolean relaxedOffer(Object element) {
    throw new UnsupportedOperationException("relaxedOffer");
  }

  /** As {@link #poll}, but may return null spuriously. */
  default @Nullable Object relaxedPoll() {
    throw new UnsupportedOperationException("relaxedPoll");
  }

  /** As {@link #peek}, but may return null spuriously. */
  default @Nullable Object relaxedPeek() {
    throw new UnsupportedOperationException("relaxedPeek");
  }

  /**
   * Consumer: hands at most {@code limit} elements to the action; how many it says were handed out.
   */
  default int drain(Consumer<Object> action, int limit) {
    throw new UnsupportedOperationException("drain");
  }

  /** Producer: adds at most {@code limit} elements of the source; how many it says were added. */
  default int fill(Supplier<Object> source, int limit) {
    throw new UnsupportedOperationException("fill");
  }

  /** The most elements that it holds. */
  default int capacity() {
    throw new UnsupportedOperationException("capacity");
  }

  /** Consumer: removes every element. */
  default void clear() {
    throw new UnsupportedOperationException("clear");
  }

  /** Producer: drops the references that the queue still holds to elements that were taken. */
  default void trim() {
    throw new UnsupportedOperationException("trim");
  }

  /**
   * The queue itself, for the claims on {@link java.util.Queue} and for measurement without an
   * adapter.
   */
  default Queue<Object> collection() {
    throw new UnsupportedOperationException("collection");
  }
}
