package dev.touchstone.queue;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One user's lease of a queue: the buffer that {@link RingBuffer#over} and {@link RingBufferPool}
 * give out.
 *
 * @param <T> the type of the items
 */
final class LeasedRingBuffer<T> implements RingBuffer<T> {

  /*
   * Overview.
   *
   * Goal. The queue, which is large, goes from user to user; what a user holds, and may keep holding
   * after the release, must never again reach a queue that is somebody else's. No operation waits
   * for another one, the release neither, and nothing is allocated but this object, once a lease.
   *
   * Why no stamp. A lease could be a number that each call brings along and each call compares. Here
   * it is an object: a user has no other way to the queue than through the lease that he got, and a
   * lease that was given up never comes back. So "is this still my turn" is one reference, core,
   * which is null after the release. What is left is the operation that asked just before the
   * release and goes on just after it.
   *
   * Operations under way. Each operation on the queue counts itself in (core.enter), then looks
   * whether core is still there, and only then touches the queue; at the end it counts itself out.
   * The release first takes core away, then looks at the counters. All four are volatile, so of an
   * operation and a release at the same time at least one sees the other: either the operation finds
   * core gone and leaves the queue alone, or the release finds it counted in.
   *
   *     operation: enter; look at core             release: take core; look at the counters
   *
   * If the release finds nobody, no operation of this lease will ever touch the queue again, and the
   * effects of all that did happen before the release (their counting out is a read-modify-write,
   * and those form one chain up to the value that the release reads). It empties the queue, has it
   * drop what it still refers to, and gives it to the pool; the roles of producer and consumer pass
   * to the next user through the pool's own hand-over. If it finds somebody, it gives nothing: that
   * operation keeps the queue to itself, and the garbage collector takes it afterwards. The pool is
   * short of one queue and allocates another. So a release never waits, and nothing has to be done
   * when the operation ends.
   *
   * A late operation of an old lease may count itself in and out of a core that is leased to somebody
   * else by then, without touching the queue. Then the new user's release may find somebody where
   * there is nobody that matters, and gives up a queue for nothing. That is why these are counters
   * and not flags: a flag that an old lease clears would hide the new user's operation.
   *
   * The terminal event is a field of the lease, not an element: it takes no slot, and no other user
   * can see it. It goes from null to the event to TAKEN.
   *   TERMINAL.setRelease, by the source, after its last offer: who sees the event sees those offers.
   *   getAcquire in poll, BEFORE the queue is polled. If the event was there and the queue is empty
   *     after that, every item is taken. The other way round an item and the event may both come in
   *     between, and the event would be told first.
   *   getAcquire once more, if there was neither item nor event. If there is an event now, it came
   *     after the first look, and another poll may have taken the last item since: then there was
   *     something to tell all the time, and the poll looks again, once, for an event stays. If there
   *     is none, there was neither when the queue was found empty.
   *   compareAndSet to TAKEN: of several polls that see it, one tells it.
   *   getOpaque by the source: it wrote the field itself, or sees what came of that; not null anyway.
   * The queue must not report empty while there is an element (QUEUE-EMPTY, with respect to
   * happens-before); one that may give up while an offer is in progress will do, since after the
   * terminal event none is.
   *
   * Linearization: onNext, poll of an item and of nothing, where the queue's operation does;
   * the terminal event, its store; its poll, the compare-and-set; release, the swap of core. An
   * operation under way at the swap had begun before it, and is placed before it.
   *
   * Receivers are called after the operation has counted itself out: they may poll, release, or
   * throw.
   */

  private static final Object COMPLETED = new Object();
  private static final Object TAKEN = new Object();

  private static final VarHandle CORE;
  private static final VarHandle TERMINAL;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      CORE = lookup.findVarHandle(LeasedRingBuffer.class, "core", RingCore.class);
      TERMINAL = lookup.findVarHandle(LeasedRingBuffer.class, "terminal", Object.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final @Nullable Spares<RingCore<T>> home;
  private final int capacity;

  @SuppressWarnings("UnusedVariable") // read through its handle only
  private @Nullable RingCore<T> core;

  /** An error, COMPLETED, or TAKEN. */
  @SuppressWarnings("UnusedVariable") // read through its handle only
  private @Nullable Object terminal;

  /**
   * A new lease.
   *
   * @param home where the core goes afterwards; null if it is not to be used again
   */
  LeasedRingBuffer(RingCore<T> core, @Nullable Spares<RingCore<T>> home) {
    this.core = core;
    this.home = home;
    this.capacity = core.queue.capacity();
  }

  @SuppressWarnings("unchecked")
  private @Nullable RingCore<T> getCoreVolatile() {
    return (RingCore<T>) CORE.getVolatile(this);
  }

  /** Counts an operation in; {@link RingCore#leave} must follow. */
  private RingCore<T> enter(int counter) {
    RingCore<T> entered = getCoreVolatile();
    if (entered != null) {
      entered.enter(counter);
      if (getCoreVolatile() != null) {
        return entered;
      }
      entered.leave(counter);
    }
    throw released();
  }

  private static IllegalStateException released() {
    return new IllegalStateException("the ring buffer was released");
  }

  // Source

  @Override
  public void onNext(T item) {
    Objects.requireNonNull(item, "item");
    RingCore<T> entered = enter(RingCore.SOURCE);
    boolean accepted;
    try {
      requireNoTerminal();
      accepted = entered.queue.offer(item);
    } finally {
      entered.leave(RingCore.SOURCE);
    }
    if (!accepted) {
      throw new MissingBackpressureException(capacity);
    }
  }

  @Override
  public void onError(Throwable error) {
    terminate(Objects.requireNonNull(error, "error"));
  }

  @Override
  public void onCompleted() {
    terminate(COMPLETED);
  }

  private void terminate(Object event) {
    if (getCoreVolatile() == null) {
      throw released();
    }
    requireNoTerminal();
    TERMINAL.setRelease(this, event);
  }

  private void requireNoTerminal() {
    if (TERMINAL.getOpaque(this) != null) {
      throw new IllegalStateException("the terminal event was already sent");
    }
  }

  // Receivers

  @Override
  public boolean poll(Receiver<? super T> receiver) {
    Objects.requireNonNull(receiver, "receiver");
    RingCore<T> entered = enter(RingCore.POLLS);
    Object event;
    T item;
    try {
      do {
        event = TERMINAL.getAcquire(this);
        item = entered.queue.poll();
      } while (item == null && event == null && TERMINAL.getAcquire(this) != null);
    } finally {
      entered.leave(RingCore.POLLS);
    }
    if (item != null) {
      receiver.onNext(item);
      return true;
    }
    return event != null && event != TAKEN && tell(event, receiver);
  }

  private boolean tell(Object event, Receiver<? super T> receiver) {
    if (!TERMINAL.compareAndSet(this, event, TAKEN)) {
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
    return capacity;
  }

  // Release

  @Override
  @SuppressWarnings("unchecked")
  public void release() {
    RingCore<T> given = (RingCore<T>) CORE.getAndSet(this, null);
    if (given == null || home == null || !given.isIdle()) {
      return;
    }
    given.queue.clear();
    given.queue.trim();
    home.give(given);
  }

  @Override
  public boolean isReleased() {
    return getCoreVolatile() == null;
  }
}
