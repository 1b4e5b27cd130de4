package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolOperations;

/** An entry of a pool's log. */
enum PoolOp {
  /** Its value is the length that was asked for. */
  TAKE(PoolOperations.TAKE),
  /** Its value is 1 if the array was kept. */
  RELEASE(PoolOperations.RELEASE),
  /** Its value is in bytes. */
  RETAINED(PoolOperations.RETAINED),
  /** Its value is in bytes. */
  TRIM(PoolOperations.TRIM);

  private static final PoolOp[] VALUES = values();

  private final String operation;

  PoolOp(String operation) {
    this.operation = operation;
  }

  static PoolOp of(int ordinal) {
    return VALUES[ordinal];
  }

  /** The pool's operation. */
  String operation() {
    return operation;
  }
}
