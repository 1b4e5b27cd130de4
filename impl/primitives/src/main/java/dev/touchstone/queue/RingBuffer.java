package dev.touchstone.queue;

/**
 * A buffer of fixed size between a source of events and those who receive them: items, then at most
 * one terminal event, an error or completion. What stands behind it is a {@link BoundedQueue}.
 *
 * <p><b>Roles.</b> One thread at a time may be the source ({@code onNext}, {@code onError}, {@code
 * onCompleted}), as the producer of the queue may be. As many threads may poll as the queue allows
 * consumers. Any thread may release, at any time.
 *
 * <p><b>Order.</b> Items come out in the order in which they went in, each once. The terminal event
 * comes out once, after every item: no poll returns an item that begins after the poll that
 * received the terminal event. It takes no slot, so it can always be told.
 *
 * <p><b>Backpressure.</b> A full buffer refuses an item with {@link MissingBackpressureException}
 * and is not changed by it. The source has to know how much it may send; a buffer that dropped the
 * item, or grew, would hide that it did not.
 *
 * <p><b>Release.</b> After {@link #release} every other method but {@link #capacity} and {@link
 * #isReleased} throws {@link IllegalStateException}. An operation that is under way just then ends
 * as if it had come before, or is refused. Nothing of this buffer ever reaches the next user of its
 * queue, nor the other way round.
 *
 * <p>The idea is {@code RxRingBuffer} of RxJava 0.20, and what became of it since: there the
 * terminal event could be seen before the last item, and a queue that was given back while another
 * thread polled it handed one user's items to the next.
 *
 * @param <T> the type of the items
 * @see RingBufferPool
 */
public interface RingBuffer<T> {

  /**
   * A receiver of events.
   *
   * @param <T> the type of the items
   */
  interface Receiver<T> {
    /** The next item. */
    void onNext(T item);

    /** The source failed; the last event. */
    void onError(Throwable error);

    /** The source has no more items; the last event. */
    void onCompleted();
  }

  /**
   * A buffer over a queue that is the caller's: after the release the queue keeps what is in it.
   * Nobody else may use the queue before that.
   *
   * @param queue empty
   */
  static <T> RingBuffer<T> over(BoundedQueue<T> queue) {
    return new LeasedRingBuffer<>(new RingCore<>(queue), null);
  }

  /**
   * Puts in the next item. The source only.
   *
   * @throws MissingBackpressureException if the buffer is full
   * @throws IllegalStateException if there was a terminal event, or if the buffer was released
   * @throws NullPointerException if the item is null
   */
  void onNext(T item);

  /**
   * Puts in the terminal event that the source failed. The source only.
   *
   * @throws IllegalStateException if there was a terminal event, or if the buffer was released
   * @throws NullPointerException if the error is null
   */
  void onError(Throwable error);

  /**
   * Puts in the terminal event that the source has come to its end. The source only.
   *
   * @throws IllegalStateException if there was a terminal event, or if the buffer was released
   */
  void onCompleted();

  /**
   * Takes the next event and hands it to the receiver, which may use the buffer itself. If it
   * throws, the event is gone and the exception passes.
   *
   * @return false if there was no event at some moment of the call; the receiver was not called
   * @throws IllegalStateException if the buffer was released
   * @throws NullPointerException if the receiver is null
   */
  boolean poll(Receiver<? super T> receiver);

  /** Returns the greatest number of items that the buffer can hold. Any thread. */
  int capacity();

  /** Gives the buffer up, with all that is in it. A second release does nothing. Any thread. */
  void release();

  /** Returns whether the buffer was released. Any thread. */
  boolean isReleased();
}
