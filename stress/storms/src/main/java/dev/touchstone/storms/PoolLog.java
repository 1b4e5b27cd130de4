package dev.touchstone.storms;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What one thread did to a pool; see {@link TimedLog} for who may read it when. */
final class PoolLog extends TimedLog {
  /** In the place of a take where there is none. */
  static final int NO_TAKE = -1;

  private final byte[] ops;
  private final @Nullable Object[] arrays;
  private final long[] values;
  private final int[] found;
  private final int[] takes;

  PoolLog(int capacity) {
    super(capacity);
    ops = new byte[capacity];
    arrays = new Object[capacity];
    values = new long[capacity];
    found = new int[capacity];
    takes = new int[capacity];
  }

  /**
   * Adds an entry.
   *
   * @param array that was taken or released; null for other operations
   * @param value as the operation says
   * @param mark what was found in the array and does not belong there, plus 1; 0 if nothing
   * @param take for a release the number of the take, as {@link PoolWorker.Held} has it
   */
  @SuppressWarnings("EnumOrdinal") // a byte for each entry
  void add(
      PoolOp op, @Nullable Object array, long value, int mark, int take, long start, long end) {
    int i = size();
    ops[i] = (byte) op.ordinal();
    arrays[i] = array;
    values[i] = value;
    found[i] = mark;
    takes[i] = take;
    add(start, end);
  }

  PoolOp op(int i) {
    return PoolOp.of(ops[i]);
  }

  /** Whether the entry has an array. */
  boolean hasArray(int i) {
    return arrays[i] != null;
  }

  Object array(int i) {
    return Objects.requireNonNull(arrays[i], "array");
  }

  long value(int i) {
    return values[i];
  }

  int mark(int i) {
    return found[i];
  }

  int take(int i) {
    return takes[i];
  }
}
