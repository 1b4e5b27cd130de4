package dev.touchstone.models.lincheck;

import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.models.judge.PoolJudge;
import org.jspecify.annotations.Nullable;

/**
 * What Lincheck instantiates for each invocation and calls: one method for each operation of a
 * pool. A handle names the array that a call took; only calls that come after it use it. An array's
 * identity is a number in its first element, which who takes it fresh writes there.
 */
public final class PoolActors {
  private static final int MOST_HANDLES = 32;

  private final PoolUnderTest pool;
  private final @Nullable Object[] handles = new Object[MOST_HANDLES];

  /** Called by Lincheck. */
  public PoolActors() {
    this.pool = Session.current().newInstance(PoolUnderTest.class);
  }

  public int take(Integer handle) {
    Object array = pool.take(PoolJudge.LENGTH);
    handles[handle] = array;
    int id = pool.get(array, 0);
    if (id == 0) {
      id = handle;
      pool.set(array, 0, id);
    }
    return id;
  }

  /** A take when all threads have ended. */
  public int takeAtRest(Integer handle) {
    return take(handle);
  }

  public boolean release(Integer handle) {
    Object array = handles[handle];
    if (array == null) {
      throw new IllegalStateException("nothing was taken as " + handle);
    }
    return pool.release(array);
  }

  public long retained() {
    return pool.retained();
  }
}
