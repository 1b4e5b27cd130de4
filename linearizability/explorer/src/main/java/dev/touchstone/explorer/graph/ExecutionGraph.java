package dev.touchstone.explorer.graph;

import dev.touchstone.explorer.Location;
import java.util.Arrays;
import java.util.List;

/**
 * One execution graph: each thread's events, the write that each read sees, the coherence order of
 * each location's writes. Events are numbered in the order in which they were added; event 0 stands
 * for the initial write of every location. Everything lies in flat arrays that grow and are reused.
 *
 * <p>The representation follows TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis, POPL 2022):
 * ids in insertion order make "added after" an integer comparison. Not thread-safe.
 */
public final class ExecutionGraph extends GraphView {
  /**
   * An empty graph.
   *
   * @param threads number of threads
   * @param rowKinds how many bit rows per event the memory model wants
   * @param locations all locations by id; may grow while the graph lives
   */
  public ExecutionGraph(int threads, int rowKinds, List<Location> locations) {
    super(threads, rowKinds, locations);
    ensureLocations();
    clear();
  }

  /** Makes the graph empty again. */
  public void clear() {
    size = 1;
    dirty = false;
    Arrays.fill(threadLength, 0);
    Arrays.fill(startOf, 0);
    Arrays.fill(orderLength, 1);
    Arrays.fill(initialReaders, 0);
    Arrays.fill(threadRows, 0);
    Arrays.fill(plainReads, 0);
    Bits.zero(rows, 0, rowKinds * words);
    Bits.zero(porf, 0, words);
    flags[0] = 0;
    thread[0] = -1;
    source[0] = -1;
  }

  /** Makes room for locations that were allocated since. */
  public void ensureLocations() {
    int count = locations.size();
    int before = order.length;
    if (before < count) {
      int room = Math.max(count, before + before / 2);
      order = Arrays.copyOf(order, room);
      orderLength = Arrays.copyOf(orderLength, room);
      initialReaders = Arrays.copyOf(initialReaders, room * words);
      for (int i = before; i < room; i++) {
        order[i] = new int[8];
        orderLength[i] = 1;
      }
    }
  }

  private void grow() {
    int wider = words + (words + 1) / 2;
    porf = widen(porf, capacity, wider);
    readers = widen(readers, capacity, wider);
    initialReaders = widen(initialReaders, order.length, wider);
    threadRows = widen(threadRows, threads, wider);
    plainReads = widen(plainReads, 1, wider);
    rows = widen(rows, rowKinds * capacity, wider);
    words = wider;
    capacity = wider * 64;
    flags = Arrays.copyOf(flags, capacity);
    thread = Arrays.copyOf(thread, capacity);
    index = Arrays.copyOf(index, capacity);
    before = Arrays.copyOf(before, capacity);
    location = Arrays.copyOf(location, capacity);
    source = Arrays.copyOf(source, capacity);
    place = Arrays.copyOf(place, capacity);
    value = Arrays.copyOf(value, capacity);
    serial = Arrays.copyOf(serial, capacity);
    update = Arrays.copyOf(update, capacity);
    porf = Arrays.copyOf(porf, capacity * words);
    readers = Arrays.copyOf(readers, capacity * words);
    rows = Arrays.copyOf(rows, rowKinds * capacity * words);
  }

  private long[] widen(long[] old, int count, int wider) {
    long[] wide = new long[count * wider];
    for (int i = 0; i < count; i++) {
      System.arraycopy(old, i * words, wide, i * wider, words);
    }
    return wide;
  }

  // Building and shrinking

  /** Adds an event at the end of a thread and returns its id. Source and place come afterwards. */
  public int append(int ofThread, int eventFlags, int at, Update what, long eventSerial) {
    if (size == capacity) {
      grow();
    }
    int e = size++;
    int length = threadLength[ofThread];
    int last = length == 0 ? 0 : threadEvents[ofThread][length - 1];
    if (length == threadEvents[ofThread].length) {
      threadEvents[ofThread] = Arrays.copyOf(threadEvents[ofThread], 2 * length);
    }
    threadEvents[ofThread][length] = e;
    threadLength[ofThread] = length + 1;
    flags[e] = eventFlags;
    thread[e] = ofThread;
    index[e] = length;
    before[e] = last;
    location[e] = at;
    source[e] = -1;
    place[e] = -1;
    value[e] = 0;
    serial[e] = eventSerial;
    update[e] = what;
    int row = e * words;
    Bits.zero(readers, row, words);
    Bits.copy(porf, row, porf, last * words, words);
    Bits.set(porf, row, e);
    Bits.set(threadRows, ofThread * words, e);
    if ((eventFlags & (Event.READ | Event.PLAIN)) == (Event.READ | Event.PLAIN)) {
      Bits.set(plainReads, 0, e);
    }
    if ((eventFlags & Event.START) != 0) {
      startOf[at] = e;
    }
    if ((eventFlags & Event.UPDATE_WRITE) != 0) {
      flags[last] |= Event.UPDATED;
    }
    return e;
  }

  /** Lets a read see a write, or a junction wait for an event; takes over the value. */
  public void see(int e, int from) {
    source[e] = from;
    Bits.or(porf, e * words, porf, from * words, words);
    if ((flags[e] & Event.READ) != 0) {
      int at = location[e];
      value[e] = from == 0 ? locations.get(at).initial() : value[from];
      if (from == 0) {
        Bits.set(initialReaders, at * words, e);
      } else {
        Bits.set(readers, from * words, e);
      }
    }
  }

  /** Undoes {@link #see} of a read that is last in its thread and that nothing depends on. */
  public void unsee(int read) {
    int from = source[read];
    if (from >= 0) {
      if (from == 0) {
        Bits.clear(initialReaders, location[read] * words, read);
      } else {
        Bits.clear(readers, from * words, read);
      }
      source[read] = -1;
    }
    int row = read * words;
    Bits.copy(porf, row, porf, before(read) * words, words);
    Bits.set(porf, row, read);
  }

  /** Puts a write into its location's coherence order. */
  public void place(int write, int at) {
    int l = location[write];
    int length = orderLength[l];
    int[] list = order[l];
    if (length == list.length) {
      list = order[l] = Arrays.copyOf(list, 2 * length);
    }
    for (int i = length; i > at; i--) {
      list[i] = list[i - 1];
      place[list[i]] = i;
    }
    list[at] = write;
    place[write] = at;
    orderLength[l] = length + 1;
  }

  /** Removes every event whose id is {@code newSize} or more. */
  public void truncate(int newSize) {
    while (size > newSize) {
      removeLast();
    }
  }

  /** Removes the event that was added last. */
  public void removeLast() {
    int e = --size;
    int t = thread[e];
    threadLength[t]--;
    Bits.clear(threadRows, t * words, e);
    int f = flags[e];
    if ((f & Event.READ) != 0) {
      if (source[e] == 0) {
        Bits.clear(initialReaders, location[e] * words, e);
      } else if (source[e] > 0) {
        Bits.clear(readers, source[e] * words, e);
      }
      Bits.clear(plainReads, 0, e);
    } else if ((f & Event.WRITE) != 0) {
      removeFromOrder(e);
      if ((f & Event.UPDATE_WRITE) != 0) {
        flags[before(e)] &= ~Event.UPDATED;
      }
    } else if ((f & Event.START) != 0) {
      startOf[location[e]] = 0;
    }
  }

  private void removeFromOrder(int write) {
    if (place[write] < 0) {
      return;
    }
    int l = location[write];
    int[] list = order[l];
    int length = --orderLength[l];
    for (int i = place[write]; i < length; i++) {
      list[i] = list[i + 1];
      place[list[i]] = i;
    }
    place[write] = -1;
  }

  /**
   * Makes this graph a copy of the kept events of another one, renumbered in order. The kept set
   * must be closed under program order and, but for the last event of each thread, under sources.
   * The bit rows are left for {@link #closeRow}; they become as narrow as these events allow.
   *
   * @param kept row of the ids to keep
   * @param newId where to write each kept event's new id, by old id
   */
  public void copyKept(ExecutionGraph from, long[] kept, int[] newId) {
    int fewest = (Bits.count(kept, from.words) + 64) >> 6;
    if (words > fewest) {
      words = fewest;
      capacity = words * 64;
    }
    ensureLocations();
    clear();
    while (words < fewest) {
      grow();
    }
    newId[0] = 0;
    int w = words;
    for (int e = Bits.next(kept, 0, 1, from.words);
        e >= 0;
        e = Bits.next(kept, 0, e + 1, from.words)) {
      newId[e] =
          append(
              from.thread[e],
              from.flags[e] & ~Event.UPDATED,
              from.location[e],
              from.update[e],
              from.serial[e]);
    }
    for (int e = Bits.next(kept, 0, 1, from.words);
        e >= 0;
        e = Bits.next(kept, 0, e + 1, from.words)) {
      int copy = newId[e];
      value[copy] = from.value[e];
      int s = from.source[e];
      if (s >= 0) {
        if (s != 0 && !Bits.has(kept, 0, s)) {
          source[copy] = -1;
          continue;
        }
        source[copy] = newId[s];
        if ((flags[copy] & Event.READ) != 0) {
          if (s == 0) {
            Bits.set(initialReaders, location[copy] * w, copy);
          } else {
            Bits.set(readers, newId[s] * w, copy);
          }
        }
      }
    }
    for (int l = 0; l < from.order.length; l++) {
      int length = from.orderLength[l];
      if (length > 1) {
        copyOrder(from.order[l], length, l, kept, newId);
      }
    }
  }

  private void copyOrder(int[] list, int length, int l, long[] kept, int[] newId) {
    int[] mine = order[l];
    if (mine.length < length) {
      mine = order[l] = new int[list.length];
    }
    int at = 1;
    for (int i = 1; i < length; i++) {
      if (Bits.has(kept, 0, list[i])) {
        int copy = newId[list[i]];
        mine[at] = copy;
        place[copy] = at++;
      }
    }
    orderLength[l] = at;
  }

  /** Recomputes an event's program-order-and-reads-from row from its predecessors' rows. */
  public void closeRow(int e) {
    int row = e * words;
    Bits.copy(porf, row, porf, before(e) * words, words);
    if (source[e] > 0) {
      Bits.or(porf, row, porf, source[e] * words, words);
    }
    Bits.set(porf, row, e);
  }

  /** Sets the value written or chosen. */
  public void setValue(int e, long newValue) {
    value[e] = newValue;
  }

  /** Gives the event a new serial. */
  public void setSerial(int e, long newSerial) {
    serial[e] = newSerial;
  }

  /** Tells whether the model's rows are out of date. */
  public void setDirty(boolean isDirty) {
    dirty = isDirty;
  }
}
