package dev.touchstone.queue;

/**
 * A {@link WaitFreeSpmcArrayQueue} that is linearizable for every client: all operations of all
 * threads have one legal order which respects real time, also where the threads do not otherwise
 * communicate. It costs a full fence in each {@code offer}; take it where "full" and "empty" are
 * signals in a protocol of their own, for instance two queues of which two threads each fill one
 * and then look into the other.
 *
 * <p>Roles, progress, retention and the view as a collection are those of the superclass.
 *
 * @param <E> the type of the elements
 */
public final class SequentialSpmcArrayQueue<E> extends WaitFreeSpmcArrayQueue<E> {

  /*
   * The superclass decides "full" by consumerIndex and "empty" by producerIndex, and looks at each
   * of them with acquire after it has stored the other one with release (offer) or by
   * compare-and-set (poll). A release store may still be on its way when a later acquire reads:
   * with one element in a queue of two,
   *
   *     producer: offer(a): true; offer(b)      consumer: poll(): x; poll()
   *
   * may end with a refused offer(b) and an empty second poll, though whichever came first had made
   * room or an element for the other. Here both stores and both looks are volatile, hence in one
   * order that agrees with each thread's program order, and one of the two looks comes after the
   * other side's store. As every decision is made by these accesses, the linearization points of the
   * superclass are points in that order:
   *   publishProducerIndex, volatile: a successful offer. It must be volatile in each offer, and not
   *     only before a refusal: what the thread does next may be a look into something else than this
   *     queue.
   *   compareAndSetConsumerIndex, volatile already: a successful poll or drain.
   *   readConsumerIndex, volatile: a refused offer; the second look of peek and size.
   *   readProducerIndex, volatile: an empty poll; the look of size and isEmpty.
   * producerIndexCache and the producer's limit stay as they are: both only ever justify success,
   * which a value that is out of date cannot make wrong.
   */

  /**
   * Creates an empty queue.
   *
   * @param capacity at least how many elements it must hold, from 1 to {@link #MAX_CAPACITY};
   *     rounded up to a power of two: 1, 2 and 3 become 1, 2 and 4
   * @throws IllegalArgumentException if the capacity is out of that range
   */
  public SequentialSpmcArrayQueue(int capacity) {
    super(capacity);
  }

  private SequentialSpmcArrayQueue(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  /**
   * Creates an empty queue whose first element has the given number, as if that many had gone
   * through it. For tests that must see the indexes pass 2<sup>31</sup> or 2<sup>63</sup>.
   *
   * @param capacity as for the constructor
   * @param startIndex any number
   */
  public static <E> SequentialSpmcArrayQueue<E> startingAt(int capacity, long startIndex) {
    return new SequentialSpmcArrayQueue<>(capacity, startIndex);
  }

  @Override
  long readProducerIndex() {
    return getProducerIndexVolatile();
  }

  @Override
  long readConsumerIndex() {
    return getConsumerIndexVolatile();
  }

  @Override
  void publishProducerIndex(long index) {
    setProducerIndexVolatile(index);
  }
}
