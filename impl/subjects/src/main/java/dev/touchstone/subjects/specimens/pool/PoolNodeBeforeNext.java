package dev.touchstone.subjects.specimens.pool;

import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;

/**
 * A node becomes the head before it points to the node below. Breaks POOL-CONSERVE.
 *
 * <p>a lies in the stack. A: release(b), b is the head. B: take, has b, and what is below b is not
 * known yet: the stack is empty. a is lost.
 *
 * @param <A> the type of the arrays
 */
public class PoolNodeBeforeNext<A> extends StackPool<A> {

  /** Creates an empty pool. */
  public PoolNodeBeforeNext(ArrayType<A> type, PoolOptions options) {
    super(type, options);
  }

  @Override
  boolean push(int k, int node) {
    setNext(node, NIL);
    while (true) {
      long head = getHead(k);
      if (compareAndSetHead(k, head, node)) {
        setNext(node, node(head));
        return true;
      }
    }
  }
}
