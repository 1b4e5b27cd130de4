package dev.touchstone.subjects.specimens;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code relaxedPeek} looks at a slot without asking whether its element is still, or yet, in the
 * queue. Breaks QUEUE-RELAXED: it may return an element that was taken before the call.
 *
 * <p>As JCTools' SpmcArrayQueue up to 4.0.6. {@code drain} makes it visible to one thread, because
 * it claims a batch and clears each slot just before it hands out its element. With capacity 2:
 *
 * <pre>
 * offer(a), offer(b), drain(callback, 2), in the callback for a:
 *   offer(x), poll: x
 *   isEmpty: true, relaxedPeek: b
 * </pre>
 *
 * <p>A callback that offers more than there are clear slots waits for itself.
 *
 * @param <E> the type of the elements
 */
public class SpmcRelaxedPeekWithoutIndexCheck<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcRelaxedPeekWithoutIndexCheck(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public @Nullable E relaxedPeek() {
    return getSlotAcquire(getConsumerIndexAcquire());
  }

  /** Hands out the whole batch even if the consumer throws, then throws its first exception. */
  @Override
  public int drain(Consumer<? super E> consumer, int limit) {
    requireLimit(limit);
    long first;
    int count;
    do {
      first = getConsumerIndexAcquire();
      count = (int) Math.min(limit, getProducerIndexAcquire() - first);
      if (count <= 0) {
        return 0;
      }
    } while (!compareAndSetConsumerIndex(first, first + count));
    handOut(consumer, first, count);
    return count;
  }

  private void handOut(Consumer<? super E> consumer, long first, int count) {
    RuntimeException thrown = null;
    for (int i = 0; i < count; i++) {
      E element = takeClaimed(first + i);
      try {
        consumer.accept(element);
      } catch (RuntimeException e) {
        thrown = thrown == null ? e : thrown;
      }
    }
    if (thrown != null) {
      throw thrown;
    }
  }
}
