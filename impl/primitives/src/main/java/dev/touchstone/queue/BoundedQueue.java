package dev.touchstone.queue;

import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A bounded queue between threads that never blocks on a full or an empty queue, and that offers,
 * beside the methods of {@link Queue}, relaxed forms and batches.
 *
 * <p><b>Roles.</b> An implementation says how many threads may be producers ({@code offer}, {@code
 * add}, {@code addAll}, {@code relaxedOffer}, {@code fill}) and how many may be consumers ({@code
 * poll}, {@code remove}, {@code peek}, {@code element}, the relaxed forms, {@code drain}, {@code
 * clear}) at the same time. Every other method may be called from any thread.
 *
 * <p><b>Memory effects.</b> What a thread did before it put an element into the queue happens
 * before what another thread does after it took that element out.
 *
 * <p><b>Strict and relaxed.</b> {@code offer} returns false only when the queue is full and {@code
 * poll} returns null only when it is empty. The relaxed forms may also give up when another
 * thread's operation is in their way; in return they never wait for it.
 *
 * <p>Relaxed operations and batches are modelled on {@code MessagePassingQueue} of JCTools.
 *
 * @param <E> the type of the elements; null is never an element
 */
public interface BoundedQueue<E> extends Queue<E> {

  /** Returns the greatest number of elements that the queue can hold. */
  int capacity();

  /**
   * Inserts an element like {@link #offer}, but may return false although the queue is not full
   * when another thread's operation is in the way.
   *
   * @throws NullPointerException if the element is null
   */
  boolean relaxedOffer(E element);

  /**
   * Takes the head like {@link #poll}, but may return null although the queue is not empty when
   * another thread's operation is in the way.
   */
  @Nullable E relaxedPoll();

  /**
   * Looks at the head like {@link #peek}, but may return null although the queue is not empty when
   * another thread's operation is in the way. What it does return was the head at some moment of
   * the call.
   */
  @Nullable E relaxedPeek();

  /**
   * Takes up to {@code limit} elements, one after the other as by {@link #poll}, and hands each to
   * {@code consumer}. It stops when the queue is empty or the limit is reached.
   *
   * <p>The consumer may use the queue itself. If it throws, the drain ends with that exception, at
   * once or after it has handed over what it had already taken; every element was then either
   * handed over, once, or is still in the queue.
   *
   * @param limit the greatest number of elements to take, at least 0
   * @return how many elements were handed over
   * @throws IllegalArgumentException if the limit is negative
   * @throws NullPointerException if the consumer is null
   */
  int drain(Consumer<? super E> consumer, int limit);

  /**
   * Inserts up to {@code limit} elements, one after the other as by {@link #offer}, asking {@code
   * supplier} for each once there is room for it. It stops when the queue is full or the limit is
   * reached.
   *
   * <p>The supplier may use the queue itself. If it throws, the fill ends with that exception and
   * what was inserted before stays.
   *
   * @param limit the greatest number of elements to insert, at least 0
   * @return how many elements were inserted
   * @throws IllegalArgumentException if the limit is negative
   * @throws IllegalStateException if the supplier itself took the room that there was for the
   *     element that it returned; that element is not inserted
   * @throws NullPointerException if the supplier is null or returns null
   */
  int fill(Supplier<? extends E> supplier, int limit);

  /**
   * Drops the references that the queue still holds to elements that were taken. A queue that holds
   * none does nothing. For producers.
   */
  default void trim() {}
}
