package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A right pool: for each size class a linked stack (R. K. Treiber, 1986) with a new node for each
 * release, so that there is no ABA, under a tally of bytes that is reserved before an array is
 * pushed and given back after it was popped.
 *
 * @param <A> the type of the arrays
 */
public class LinkedPool<A> extends SpecimenPool<A> {

  /** An array in the stack, and what lies below it. */
  record Node<A>(A array, @Nullable Node<A> next) {}

  private final AtomicReferenceArray<@Nullable Node<A>> heads;
  private final AtomicLong tally = new AtomicLong();

  /** Creates an empty pool. */
  public LinkedPool(ArrayType<A> type, PoolOptions options) {
    super(type, options);
    heads =
        new AtomicReferenceArray<>(
            Integer.numberOfTrailingZeros(options.largest() / options.smallest()) + 1);
  }

  // Accessors

  @Nullable Node<A> getHead(int k) {
    return heads.get(k);
  }

  boolean compareAndSetHead(int k, @Nullable Node<A> expected, @Nullable Node<A> head) {
    return heads.compareAndSet(k, expected, head);
  }

  // Operations

  @Override
  @Nullable A get(int k) {
    Node<A> node = pop(k);
    if (node == null) {
      return null;
    }
    tally.addAndGet(-bytes(k));
    return node.array();
  }

  @Override
  boolean put(int k, A array) {
    if (tally.addAndGet(bytes(k)) > options().cap() || !push(k, array)) {
      tally.addAndGet(-bytes(k));
      return false;
    }
    return true;
  }

  boolean push(int k, A array) {
    while (true) {
      Node<A> head = getHead(k);
      if (compareAndSetHead(k, head, new Node<>(array, head))) {
        return true;
      }
    }
  }

  @Nullable Node<A> pop(int k) {
    while (true) {
      Node<A> head = getHead(k);
      if (head == null || compareAndSetHead(k, head, head.next())) {
        return head;
      }
    }
  }

  @Override
  public long retained() {
    return Math.min(tally.get(), options().cap());
  }

  @Override
  public long trim() {
    long bytes = 0;
    for (int k = 0; k < heads.length(); k++) {
      while (get(k) != null) {
        bytes += bytes(k);
      }
    }
    return bytes;
  }
}
