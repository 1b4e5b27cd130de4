package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A ring for each size class, first in first out, whose tail {@code release} stores plainly. Breaks
 * POOL-PUBLISH: nothing orders what the releaser wrote, into the array and into the ring, before
 * the tail by which a taker knows that an array is there. (Two releases into one slot at once lose
 * an array as well.)
 *
 * <p>A: release(a), the compiler puts the store of the tail before that of the slot. B: take, sees
 * the tail, finds nothing in the slot, and has moved on when a gets there. With a release store of
 * the tail the same ring is right for one releaser.
 *
 * @param <A> the type of the arrays
 */
public class PoolPlainHandOver<A> extends SpecimenPool<A> {
  private static final int MOST = 16;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle INDEX = MethodHandles.arrayElementVarHandle(long[].class);

  private final @Nullable Object[][] slots;

  /** How many arrays of each class were taken out; taken by compare-and-set. */
  private final long[] heads;

  /** How many arrays of each class were put in. */
  private final long[] tails;

  /** Creates an empty pool. */
  public PoolPlainHandOver(ArrayType<A> type, PoolOptions options) {
    super(type, options);
    int classes = Integer.numberOfTrailingZeros(options.largest() / options.smallest()) + 1;
    slots = new Object[classes][];
    for (int k = 0; k < classes; k++) {
      long bytes = (long) (options.smallest() << k) * type.elementBytes();
      slots[k] = new Object[(int) Math.min(MOST, options.cap() / classes / bytes)];
    }
    heads = new long[classes];
    tails = new long[classes];
  }

  // Accessors

  private long getHeadVolatile(int k) {
    return (long) INDEX.getVolatile(heads, k);
  }

  private boolean claimHead(int k, long head) {
    return INDEX.compareAndSet(heads, k, head, head + 1);
  }

  private long getTailVolatile(int k) {
    return (long) INDEX.getVolatile(tails, k);
  }

  @SuppressWarnings("unchecked")
  private @Nullable A getSlotVolatile(int k, long index) {
    return (A) SLOT.getVolatile(slots[k], (int) (index % slots[k].length));
  }

  // Operations

  @Override
  @Nullable A get(int k) {
    while (true) {
      long head = getHeadVolatile(k);
      if (head == getTailVolatile(k)) {
        return null;
      }
      A array = getSlotVolatile(k, head);
      if (claimHead(k, head)) {
        return array;
      }
    }
  }

  @Override
  boolean put(int k, A array) {
    long tail = tails[k];
    @Nullable Object[] ring = slots[k];
    if (tail - heads[k] >= ring.length) {
      return false;
    }
    ring[(int) (tail % ring.length)] = array;
    tails[k] = tail + 1;
    return true;
  }

  @Override
  public long retained() {
    long bytes = 0;
    for (int k = 0; k < slots.length; k++) {
      bytes += Math.max(0, getTailVolatile(k) - getHeadVolatile(k)) * bytes(k);
    }
    return bytes;
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (int k = 0; k < slots.length; k++) {
      while (get(k) != null) {
        bytes += bytes(k);
      }
    }
    return bytes;
  }
}
