package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A right pool: for each size class a linked stack (R. K. Treiber, 1986) under a tally of bytes
 * that is reserved before an array is pushed and given back after it was popped. An array has the
 * same node each time it is released, as if the link were in the array itself; so heads carry a
 * stamp, which changes with every push and pop, against ABA.
 *
 * <p>A head is {@code stamp << 32 | node}. There are as many nodes as arrays that the pool can
 * know; an array beyond that is dropped.
 *
 * @param <A> the type of the arrays
 */
public class StackPool<A> extends SpecimenPool<A> {
  private static final int NODES = 64;
  static final int NIL = -1;

  private final AtomicLongArray heads;
  private final AtomicReferenceArray<@Nullable A> arrays = new AtomicReferenceArray<>(NODES);
  private final AtomicIntegerArray nexts = new AtomicIntegerArray(NODES);
  private final AtomicLong tally = new AtomicLong();

  /** Creates an empty pool. */
  public StackPool(ArrayType<A> type, PoolOptions options) {
    super(type, options);
    int classes = Integer.numberOfTrailingZeros(options.largest() / options.smallest()) + 1;
    heads = new AtomicLongArray(classes);
    for (int k = 0; k < classes; k++) {
      heads.set(k, head(0, NIL));
    }
  }

  // Accessors

  static long head(long stamp, int node) {
    return (stamp << Integer.SIZE) | (node & 0xFFFFFFFFL);
  }

  static int node(long head) {
    return (int) head;
  }

  /** The stamp after a change. */
  long nextStamp(long head) {
    return (head >>> Integer.SIZE) + 1;
  }

  long getHead(int k) {
    return heads.get(k);
  }

  boolean compareAndSetHead(int k, long expected, int node) {
    return heads.compareAndSet(k, expected, head(nextStamp(expected), node));
  }

  int getNext(int node) {
    return nexts.get(node);
  }

  void setNext(int node, int next) {
    nexts.set(node, next);
  }

  long tally() {
    return tally.get();
  }

  long addToTally(long bytes) {
    return tally.addAndGet(bytes);
  }

  // Operations

  @Override
  @Nullable A get(int k) {
    int node = pop(k);
    if (node == NIL) {
      return null;
    }
    addToTally(-bytes(k));
    return arrays.get(node);
  }

  @Override
  boolean put(int k, A array) {
    if (addToTally(bytes(k)) > options().cap()) {
      addToTally(-bytes(k));
      return false;
    }
    int node = nodeOf(array);
    if (node == NIL || !push(k, node)) {
      addToTally(-bytes(k));
      return false;
    }
    return true;
  }

  /** The node of the array; a new one if it has none; NIL if there are no more. */
  int nodeOf(A array) {
    for (int node = 0; node < NODES; node++) {
      A owner = arrays.get(node);
      if (owner == array || (owner == null && arrays.compareAndSet(node, null, array))) {
        return node;
      }
    }
    return NIL;
  }

  boolean push(int k, int node) {
    while (true) {
      long head = getHead(k);
      setNext(node, node(head));
      if (compareAndSetHead(k, head, node)) {
        return true;
      }
    }
  }

  int pop(int k) {
    while (true) {
      long head = getHead(k);
      int node = node(head);
      if (node == NIL || compareAndSetHead(k, head, getNext(node))) {
        return node;
      }
    }
  }

  @Override
  public long retained() {
    return Math.min(tally(), options().cap());
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (int k = 0; k < heads.length(); k++) {
      while (pop(k) != NIL) {
        addToTally(-bytes(k));
        bytes += bytes(k);
      }
    }
    return bytes;
  }
}
