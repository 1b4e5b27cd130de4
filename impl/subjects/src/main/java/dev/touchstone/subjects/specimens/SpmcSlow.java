package dev.touchstone.subjects.specimens;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * {@code offer} and {@code poll} do a hundred fences more than they need. Breaks QUEUE-SPEED.
 *
 * @param <E> the type of the elements
 */
public class SpmcSlow<E> extends ClaimThenReadRing<E> {

  /** Creates an empty queue whose first element has the number {@code startIndex}. */
  public SpmcSlow(int capacity, long startIndex) {
    super(capacity, startIndex);
  }

  @Override
  public boolean offer(E element) {
    dawdle();
    return super.offer(element);
  }

  @Override
  public @Nullable E poll() {
    dawdle();
    return super.poll();
  }

  private static void dawdle() {
    for (int i = 0; i < 100; i++) {
      VarHandle.fullFence();
    }
  }
}
