package dev.touchstone.storms;

import java.util.Arrays;
import java.util.List;

/**
 * What all threads of one storm did: entries of every log, numbered thread by thread. Immutable
 * once built.
 */
final class StormHistory implements Chronicle {

  /**
   * What was stormed.
   *
   * @param leastCapacity that the queue may have, for judging refusals; {@link Integer#MAX_VALUE}
   *     without bound
   * @param mostCapacity that it may have, for judging what it accepted
   * @param anonymous whether every element was the same object, so that only counts tell
   * @param complete whether every operation returned and the queue was drained at the end
   */
  record Setup(int leastCapacity, int mostCapacity, boolean anonymous, boolean complete) {
    boolean bounded() {
      return mostCapacity != Integer.MAX_VALUE;
    }
  }

  private final Setup setup;
  private final List<String> threads;
  private final List<OpLog> logs;
  private final int[] firsts;
  private final int[] thread;

  /** A history of logs whose writers have ended; each thread has a name and a log. */
  StormHistory(Setup setup, List<String> threads, List<OpLog> logs) {
    this.setup = setup;
    this.threads = List.copyOf(threads);
    this.logs = List.copyOf(logs);
    this.firsts = new int[logs.size() + 1];
    for (int t = 0; t < logs.size(); t++) {
      firsts[t + 1] = firsts[t] + logs.get(t).size();
    }
    this.thread = new int[firsts[logs.size()]];
    for (int t = 0; t < logs.size(); t++) {
      Arrays.fill(thread, firsts[t], firsts[t + 1], t);
    }
  }

  Setup setup() {
    return setup;
  }

  @Override
  public int size() {
    return thread.length;
  }

  @Override
  public List<String> threads() {
    return threads;
  }

  @Override
  public int thread(int entry) {
    return thread[entry];
  }

  /** The number of a thread's first entry. */
  int first(int ofThread) {
    return firsts[ofThread];
  }

  /** The number after that of a thread's last entry. */
  int last(int ofThread) {
    return firsts[ofThread + 1];
  }

  private OpLog log(int entry) {
    return logs.get(thread[entry]);
  }

  private int place(int entry) {
    return entry - firsts[thread[entry]];
  }

  Op op(int entry) {
    return log(entry).op(place(entry));
  }

  int value(int entry) {
    return log(entry).value(place(entry));
  }

  int result(int entry) {
    return log(entry).result(place(entry));
  }

  @Override
  public long start(int entry) {
    return log(entry).start(place(entry));
  }

  @Override
  public long finish(int entry) {
    return log(entry).end(place(entry));
  }

  /** How many elements a drain or fill moved, as its callback saw it. */
  int moved(int entry) {
    return value(entry) & 0xFFFF;
  }

  /** The limit that a drain or fill was given. */
  int limit(int entry) {
    return value(entry) >>> 16;
  }

  /** The value of an entry for a drain or fill as a whole. */
  static int batch(int moved, int limit) {
    return limit << 16 | moved;
  }

  /** Whether the entry put an element in. */
  boolean inserted(int entry) {
    return op(entry).inserts() && result(entry) == 1;
  }

  /** Whether the entry took an element out. */
  boolean removed(int entry) {
    return op(entry).removes() && value(entry) != Element.NONE;
  }

  @Override
  public boolean moves(int entry) {
    return inserted(entry) || removed(entry);
  }

  /** {@inheritDoc} For instance {@code offer(e3)}. */
  @Override
  public String call(int entry) {
    Op op = op(entry);
    return switch (op) {
      case OFFER, RELAXED_OFFER -> op.operation() + "(" + name(value(entry)) + ")";
      case FILLED -> "fill(… " + name(value(entry)) + " …)";
      case DRAINED -> "drain(… " + name(value(entry)) + " …)";
      default -> op.operation() + "()";
    };
  }

  @Override
  public String returned(int entry) {
    return switch (op(entry)) {
      case OFFER, RELAXED_OFFER, IS_EMPTY -> String.valueOf(result(entry) == 1);
      case FILLED -> "took " + name(value(entry));
      case DRAINED -> "handed out " + name(value(entry));
      case SIZE -> String.valueOf(result(entry));
      case DRAIN, FILL ->
          result(entry) + " (limit " + limit(entry) + ", " + moved(entry) + " moved)";
      default -> name(value(entry));
    };
  }

  @Override
  public String misfit() {
    return "a first-in-first-out queue";
  }

  static String name(int element) {
    return switch (element) {
      case Element.NONE -> "null";
      case Element.FOREIGN -> "an object that nobody offered";
      default -> "e" + element;
    };
  }
}
