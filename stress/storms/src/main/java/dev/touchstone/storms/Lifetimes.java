package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueClaims;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * When each element that came into a queue came and went: the intervals in which that must have
 * happened. Elements are numbered densely here; {@link #insertion} leads back to the history.
 */
final class Lifetimes {
  private final StormHistory history;
  private final int[] insertion;
  private final int[] removal;
  private final int[] indexOf;

  private Lifetimes(StormHistory history, int[] insertion, int[] removal, int[] indexOf) {
    this.history = history;
    this.insertion = insertion;
    this.removal = removal;
    this.indexOf = indexOf;
  }

  /**
   * Collects the elements of a history.
   *
   * @param breaches where elements that came from nowhere, came twice or were lost are put
   */
  static Lifetimes of(StormHistory history, List<Breach> breaches) {
    int numbers = 0;
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.inserted(entry) || history.removed(entry)) {
        numbers = Math.max(numbers, history.value(entry) + 1);
      }
    }
    int[] insertedAt = filled(numbers);
    int[] removedAt = filled(numbers);
    for (int entry = 0; entry < history.size(); entry++) {
      if (history.inserted(entry)) {
        insertedAt[history.value(entry)] = entry;
      } else if (history.removed(entry)) {
        remove(history, entry, removedAt, breaches);
      }
    }
    return dense(history, insertedAt, removedAt, breaches);
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, -1);
    return array;
  }

  private static void remove(
      StormHistory history, int entry, int[] removedAt, List<Breach> breaches) {
    int element = history.value(entry);
    if (element == Element.FOREIGN) {
      breaches.add(breach(history, "what was taken out was never offered", entry));
    } else if (removedAt[element] >= 0) {
      breaches.add(breach(history, "an element left twice", removedAt[element], entry));
    } else {
      removedAt[element] = entry;
    }
  }

  private static Breach breach(StormHistory history, String sentence, int... entries) {
    long from = Long.MAX_VALUE;
    long to = Long.MIN_VALUE;
    List<Integer> shown = new ArrayList<>();
    for (int entry : entries) {
      from = Math.min(from, history.start(entry));
      to = Math.max(to, history.finish(entry));
      shown.add(entry);
    }
    return new Breach(QueueClaims.FIFO, sentence, shown, from, to);
  }

  private static Lifetimes dense(
      StormHistory history, int[] insertedAt, int[] removedAt, List<Breach> breaches) {
    int[] insertion = new int[insertedAt.length];
    int[] removal = new int[insertedAt.length];
    int[] indexOf = filled(insertedAt.length);
    int n = 0;
    for (int element = 0; element < insertedAt.length; element++) {
      int in = insertedAt[element];
      int out = removedAt[element];
      if (in < 0 && out >= 0) {
        breaches.add(breach(history, "an element left that no offer had put in", out));
      } else if (in >= 0) {
        if (out < 0 && history.setup().complete()) {
          breaches.add(breach(history, "an element that was put in never came out", in));
        } else if (out >= 0 && history.finish(out) < history.start(in)) {
          breaches.add(breach(history, "an element left before it was offered", out, in));
        }
        insertion[n] = in;
        removal[n] = out;
        indexOf[element] = n++;
      }
    }
    return new Lifetimes(history, Arrays.copyOf(insertion, n), Arrays.copyOf(removal, n), indexOf);
  }

  int size() {
    return insertion.length;
  }

  /** The entry that put the element in. */
  int insertion(int index) {
    return insertion[index];
  }

  /** The entry that took the element out; -1 if none did. */
  int removal(int index) {
    return removal[index];
  }

  /** The index of an element by its number; -1 if it never came in. */
  int indexOf(int element) {
    return element >= 0 && element < indexOf.length ? indexOf[element] : -1;
  }

  long[] insertedFrom() {
    return times(insertion, true);
  }

  long[] insertedBy() {
    return times(insertion, false);
  }

  long[] removedFrom() {
    return times(removal, true);
  }

  long[] removedBy() {
    return times(removal, false);
  }

  private long[] times(int[] entries, boolean start) {
    long[] times = new long[entries.length];
    for (int i = 0; i < entries.length; i++) {
      if (entries[i] < 0) {
        times[i] = Long.MAX_VALUE;
      } else {
        times[i] = start ? history.start(entries[i]) : history.finish(entries[i]);
      }
    }
    return times;
  }
}
