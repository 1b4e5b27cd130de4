package dev.touchstone.contracts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Operations that returned, and which of them came before which: a strict partial order that
 * contains each thread's program order. At most {@value #MAX_CALLS} calls; longer histories are
 * judged by monitors.
 */
public final class History {
  /** The most calls that a history holds: one bit each in a {@code long}. */
  public static final int MAX_CALLS = 64;

  /**
   * One operation by one thread.
   *
   * @param thread the caller, counted from 0
   */
  public record Call(int thread, Operation operation) {
    @Override
    public String toString() {
      return "thread " + thread + ": " + operation;
    }
  }

  private final List<Call> calls;
  private final long[] before;

  private History(List<Call> calls, long[] before) {
    this.calls = List.copyOf(calls);
    this.before = before;
  }

  /** The calls, in the order in which they were added. */
  public List<Call> calls() {
    return calls;
  }

  /** How many calls there are. */
  public int size() {
    return calls.size();
  }

  /** The calls before the given one, as a bit set over indexes of {@link #calls()}. */
  public long before(int call) {
    return before[call];
  }

  /** Whether one call came before another. */
  public boolean precedes(int first, int second) {
    return (before[second] & (1L << first)) != 0;
  }

  /** The calls that satisfy the predicate, with the order among them. */
  public History restrict(Predicate<Call> keep) {
    int[] kept = IntStream.range(0, size()).filter(i -> keep.test(calls.get(i))).toArray();
    long[] order = new long[kept.length];
    for (int i = 0; i < kept.length; i++) {
      for (int j = 0; j < kept.length; j++) {
        if (precedes(kept[j], kept[i])) {
          order[i] |= 1L << j;
        }
      }
    }
    return new History(Arrays.stream(kept).mapToObj(calls::get).toList(), order);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof History that
        && calls.equals(that.calls)
        && Arrays.equals(before, that.before);
  }

  @Override
  public int hashCode() {
    return 31 * calls.hashCode() + Arrays.hashCode(before);
  }

  @Override
  public String toString() {
    return calls.toString();
  }

  /** A new, empty history to add to. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects calls and orders; not for use by several threads. */
  public static final class Builder {
    private final List<Call> calls = new ArrayList<>();
    private final List<int[]> edges = new ArrayList<>();

    private Builder() {}

    /**
     * Adds a call after all calls of the same thread so far.
     *
     * @return its index, for {@link #order}
     */
    public int add(int thread, Operation operation) {
      if (calls.size() == MAX_CALLS) {
        throw new IllegalStateException("a history holds at most " + MAX_CALLS + " calls");
      }
      int index = calls.size();
      for (int i = index - 1; i >= 0; i--) {
        if (calls.get(i).thread() == thread) {
          order(i, index);
          break;
        }
      }
      calls.add(new Call(thread, operation));
      return index;
    }

    /** States that one call came before another. */
    public Builder order(int first, int second) {
      edges.add(new int[] {first, second});
      return this;
    }

    /**
     * The history, its order closed transitively.
     *
     * @throws IllegalStateException if the order has a cycle
     */
    public History build() {
      int n = calls.size();
      long[] before = new long[n];
      for (int[] edge : edges) {
        before[edge[1]] |= 1L << edge[0];
      }
      for (int via = 0; via < n; via++) {
        for (int i = 0; i < n; i++) {
          if ((before[i] & (1L << via)) != 0) {
            before[i] |= before[via];
          }
        }
      }
      for (int i = 0; i < n; i++) {
        if ((before[i] & (1L << i)) != 0) {
          throw new IllegalStateException("the order of calls has a cycle through " + calls.get(i));
        }
      }
      return new History(calls, before);
    }
  }
}
