package dev.touchstone.explorer.graph;

import dev.touchstone.explorer.Location;
import java.util.List;

/**
 * What can be read of an {@link ExecutionGraph}, and the arrays that hold it: one entry an event,
 * bit rows of {@link #words} words an event. Not thread-safe; valid until the graph changes.
 */
public abstract sealed class GraphView permits ExecutionGraph {
  final int threads;
  final int rowKinds;
  final List<Location> locations;

  int size;
  int capacity;
  int words;

  int[] flags;
  int[] thread;
  int[] index;
  int[] before;
  int[] location;
  int[] source;
  int[] place;
  long[] value;
  long[] serial;
  Update[] update;

  final int[][] threadEvents;
  final int[] threadLength;
  final int[] startOf;
  int[][] order;
  int[] orderLength;

  long[] porf;
  long[] readers;
  long[] initialReaders;
  long[] threadRows;
  long[] plainReads;
  long[] rows;
  boolean dirty;

  GraphView(int threads, int rowKinds, List<Location> locations) {
    this.threads = threads;
    this.rowKinds = rowKinds;
    this.locations = locations;
    capacity = 64;
    words = 1;
    flags = new int[capacity];
    thread = new int[capacity];
    index = new int[capacity];
    before = new int[capacity];
    location = new int[capacity];
    source = new int[capacity];
    place = new int[capacity];
    value = new long[capacity];
    serial = new long[capacity];
    update = new Update[capacity];
    threadEvents = new int[threads][16];
    threadLength = new int[threads];
    startOf = new int[threads];
    porf = new long[capacity];
    readers = new long[capacity];
    threadRows = new long[threads];
    plainReads = new long[1];
    rows = new long[rowKinds * capacity];
    order = new int[0][];
    orderLength = new int[0];
    initialReaders = new long[0];
  }

  /** Number of events, the initial one included. */
  public final int size() {
    return size;
  }

  /** Words per bit row. */
  public final int words() {
    return words;
  }

  /** Number of threads. */
  public final int threads() {
    return threads;
  }

  /** The event's {@link Event} flags. */
  public final int flags(int e) {
    return flags[e];
  }

  /** True if the event has any of the flags. */
  public final boolean is(int e, int mask) {
    return (flags[e] & mask) != 0;
  }

  /** The event's thread, -1 for the initial event. */
  public final int thread(int e) {
    return thread[e];
  }

  /** The event's position in its thread. */
  public final int index(int e) {
    return index[e];
  }

  /** The event's location id; for a junction, the other thread. */
  public final int location(int e) {
    return location[e];
  }

  /** All locations by id. */
  public final List<Location> locations() {
    return locations;
  }

  /** The write that a read sees, or the event that a junction waits for; -1 if none. */
  public final int source(int e) {
    return source[e];
  }

  /** The position of a write in its location's coherence order. */
  public final int place(int write) {
    return place[write];
  }

  /** Like {@link #place}, where the initial write has position 0 and a read that of its source. */
  public final int position(int access) {
    int write = (flags[access] & Event.READ) != 0 ? source[access] : access;
    return write == 0 ? 0 : place[write];
  }

  /** The value read or written, or chosen. */
  public final long value(int e) {
    return value[e];
  }

  /** A number that changes whenever the event or anything before it in its thread changes. */
  public final long serial(int e) {
    return serial[e];
  }

  /** What a read does beyond reading. */
  public final Update update(int e) {
    return update[e];
  }

  /** True if a read is the first half of a read-modify-write that succeeds. */
  public final boolean isWritingUpdate(int read) {
    Update what = update[read];
    return what.writesOn(value[read]) && what.accepts(value[read]);
  }

  /** Number of events of a thread. */
  public final int length(int t) {
    return threadLength[t];
  }

  /** The event at a position of a thread. */
  public final int event(int t, int at) {
    return threadEvents[t][at];
  }

  /** The last event of a thread, 0 if it has none. */
  public final int last(int t) {
    int length = threadLength[t];
    return length == 0 ? 0 : threadEvents[t][length - 1];
  }

  /** The event before this one in its thread, 0 if it is the first. */
  public final int before(int e) {
    return before[e];
  }

  /** The event that starts a thread, 0 if there is none yet. */
  public final int startOf(int t) {
    return startOf[t];
  }

  /** Number of writes to a location, the initial one included. */
  public final int writes(int l) {
    return orderLength[l];
  }

  /** The write at a position of a location's coherence order. */
  public final int write(int l, int at) {
    return at == 0 ? 0 : order[l][at];
  }

  /** True if the write at this position is the write half of a read-modify-write. */
  public final boolean isUpdateAt(int l, int at) {
    return at < orderLength[l] && at > 0 && (flags[order[l][at]] & Event.UPDATE_WRITE) != 0;
  }

  /** Array of the rows of predecessors in program order and reads-from, themselves included. */
  public final long[] porf() {
    return porf;
  }

  /** True if {@code a} is {@code b} or precedes it in program order and reads-from. */
  public final boolean precedes(int a, int b) {
    return Bits.has(porf, b * words, a);
  }

  /** The array that holds the readers of the write at this position of a location's order. */
  public final long[] readerRows(int at) {
    return at == 0 ? initialReaders : readers;
  }

  /** The row in {@link #readerRows} of the readers of the write at this position. */
  public final int readerRow(int l, int at) {
    return at == 0 ? l * words : order[l][at] * words;
  }

  /**
   * Makes a row of all reads of a location that do not precede an event and are not it.
   *
   * @param scratch used if it is long enough
   */
  public final long[] collectReaders(int l, int event, long[] scratch) {
    long[] row = scratch.length < words ? new long[words] : scratch;
    Bits.zero(row, 0, words);
    for (int at = 0; at < orderLength[l]; at++) {
      Bits.or(row, 0, readerRows(at), readerRow(l, at), words);
    }
    for (int i = 0; i < words; i++) {
      row[i] &= ~porf[event * words + i];
    }
    return row;
  }

  /** Array of the rows of each thread's events. */
  public final long[] threadRows() {
    return threadRows;
  }

  /** The row of all plain reads. */
  public final long[] plainReads() {
    return plainReads;
  }

  /** Array of the memory model's rows: an event's rows of all kinds lie side by side. */
  public final long[] rows() {
    return rows;
  }

  /** Where an event's row of this kind begins in {@link #rows}. */
  public final int row(int kind, int e) {
    return (e * rowKinds + kind) * words;
  }

  /** True if the model's rows are out of date. */
  public final boolean isDirty() {
    return dirty;
  }

  /** Roughly how many bytes the graph holds. */
  public final long bytes() {
    return capacity * 52L + (2L + rowKinds) * capacity * words * 8L + order.length * 80L;
  }
}
