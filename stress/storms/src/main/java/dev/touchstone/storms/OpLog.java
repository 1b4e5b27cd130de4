package dev.touchstone.storms;

/** What one thread did to a queue; see {@link TimedLog} for who may read it when. */
final class OpLog extends TimedLog {
  private final byte[] ops;
  private final int[] values;
  private final int[] results;

  OpLog(int capacity) {
    super(capacity);
    ops = new byte[capacity];
    values = new int[capacity];
    results = new int[capacity];
  }

  /**
   * Adds an entry.
   *
   * @param value an element's number, or as the operation says
   * @param result 1 for true, 0 for false, or a number
   */
  @SuppressWarnings("EnumOrdinal") // a byte for each entry, and no write barrier of a collector
  void add(Op op, int value, int result, long start, long end) {
    int i = size();
    ops[i] = (byte) op.ordinal();
    values[i] = value;
    results[i] = result;
    add(start, end);
  }

  Op op(int i) {
    return Op.of(ops[i]);
  }

  int value(int i) {
    return values[i];
  }

  int result(int i) {
    return results[i];
  }
}
