package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.lang.invoke.VarHandle;

/**
 * {@code take} and {@code release} do a hundred fences more than they need. Breaks POOL-SPEED.
 *
 * @param <A> the type of the arrays
 */
public class PoolSlow<A> extends SlotPool<A> {

  /** Creates an empty pool. */
  public PoolSlow(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  public A take(int minLength) {
    dawdle();
    return super.take(minLength);
  }

  @Override
  public boolean release(A array) {
    dawdle();
    return super.release(array);
  }

  private static void dawdle() {
    for (int i = 0; i < 100; i++) {
      VarHandle.fullFence();
    }
  }
}
