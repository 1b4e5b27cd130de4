package rx.internal.util.unsafe;

/**
 * Stands in for RxJava's queue of this name, in front of it on the class path.
 *
 * @param <E> the type of the elements
 */
public final class SpmcArrayQueue<E> extends dev.touchstone.queue.SpmcArrayQueue<E> {

  /** As RxJava calls it. */
  public SpmcArrayQueue(int capacity) {
    super(capacity);
    StandIns.made(this);
  }
}
