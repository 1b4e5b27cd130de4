package dev.touchstone.storms;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.lang.invoke.VarHandle;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * One thread's operations on a queue, each written into its log. The fences: for a contract that
 * promises happens-before only, what an operation stored must be out of the store buffer before the
 * operation counts as returned, and nothing of the next may be read before it counts as called.
 * Without them right queues with release stores look wrong; a SEQUENTIAL contract gets none.
 */
final class QueueWorker {
  private static final int MOST_IN_BATCH = 4;

  /**
   * Without a fence the processor may read ahead of the time stamp by a little: the call counts as
   * begun so many nanoseconds before.
   */
  private static final long READ_AHEAD_NANOS = 100;

  private final QueueUnderTest queue;
  private final Set<Capability> capabilities;
  private final Mix mix;
  private final boolean fenced;
  private final OpLog log;
  private final Element[] elements;
  private final SplittableRandom random;
  private final int[] handedOut = new int[64];
  private Runnable beforeEach = () -> {};
  private int moved;
  private int next;

  /**
   * A worker.
   *
   * @param elements what it offers, in order; empty for one that does not
   */
  QueueWorker(
      QueueUnderTest queue, Mix mix, boolean fenced, OpLog log, Element[] elements, long seed) {
    this.queue = queue;
    this.capabilities = queue.capabilities();
    this.mix = mix;
    this.fenced = fenced;
    this.log = log;
    this.elements = elements;
    this.random = new SplittableRandom(seed);
  }

  /** What is to be done before each operation; set before its thread starts. */
  void beforeEach(Runnable action) {
    beforeEach = action;
  }

  OpLog log() {
    return log;
  }

  /** Whether it cannot go on: no room in its log, or nothing more to offer. */
  boolean isSpent() {
    boolean allOffered = elements.length > 0 && next >= elements.length - MOST_IN_BATCH;
    return allOffered || log.isFull(2 * MOST_IN_BATCH + 4);
  }

  boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private long begin() {
    beforeEach.run();
    if (!fenced) {
      return System.nanoTime() - READ_AHEAD_NANOS;
    }
    long time = System.nanoTime();
    VarHandle.fullFence();
    return time;
  }

  private long end() {
    if (fenced) {
      VarHandle.fullFence();
    }
    return System.nanoTime();
  }

  private boolean has(Capability capability) {
    return capabilities.contains(capability);
  }

  /** A producer's step; whether it moved anything. */
  boolean produce() {
    if (mix == Mix.BATCH && has(Capability.FILL) && random.nextBoolean()) {
      return fill();
    }
    boolean relaxed = mix == Mix.RELAXED && has(Capability.RELAXED_OFFER) && random.nextBoolean();
    return offer(relaxed);
  }

  /** A consumer's step; whether it moved anything. */
  boolean consume() {
    if (mix == Mix.BATCH && has(Capability.DRAIN) && random.nextBoolean()) {
      return drain();
    }
    if (mix == Mix.RELAXED) {
      if (has(Capability.RELAXED_PEEK) && random.nextInt(3) == 0) {
        peek(true);
      }
      if (has(Capability.RELAXED_POLL) && random.nextBoolean()) {
        return poll(true);
      }
    }
    return poll(false);
  }

  /** Looks at the queue as a consumer may. */
  void observeAsConsumer() {
    if (has(Capability.PEEK) && random.nextBoolean()) {
      peek(false);
    } else {
      observe();
    }
  }

  /** Looks at the queue as any thread may. */
  void observe() {
    if (has(Capability.SIZE) && (random.nextBoolean() || !has(Capability.IS_EMPTY))) {
      size();
    } else if (has(Capability.IS_EMPTY)) {
      isEmpty();
    }
  }

  private boolean offer(boolean relaxed) {
    Element element = elements[next];
    long start = begin();
    boolean accepted = relaxed ? queue.relaxedOffer(element) : queue.offer(element);
    long end = end();
    log.add(relaxed ? Op.RELAXED_OFFER : Op.OFFER, element.number(), accepted ? 1 : 0, start, end);
    next += accepted ? 1 : 0;
    return accepted;
  }

  /** Polls; whether there was an element. */
  boolean poll(boolean relaxed) {
    long start = begin();
    Object taken = relaxed ? queue.relaxedPoll() : queue.poll();
    long end = end();
    log.add(relaxed ? Op.RELAXED_POLL : Op.POLL, Element.numberOf(taken), 1, start, end);
    return taken != null;
  }

  private void peek(boolean relaxed) {
    long start = begin();
    Object seen = relaxed ? queue.relaxedPeek() : queue.peek();
    long end = end();
    log.add(relaxed ? Op.RELAXED_PEEK : Op.PEEK, Element.numberOf(seen), 1, start, end);
  }

  /** Writes down the size. */
  void size() {
    long start = begin();
    int size = queue.size();
    long end = end();
    log.add(Op.SIZE, 0, size, start, end);
  }

  private void isEmpty() {
    long start = begin();
    boolean empty = queue.isEmpty();
    long end = end();
    log.add(Op.IS_EMPTY, 0, empty ? 1 : 0, start, end);
  }

  private boolean drain() {
    int limit = 1 + random.nextInt(MOST_IN_BATCH);
    moved = 0;
    long start = begin();
    int returned = queue.drain(this::handOut, limit);
    long end = end();
    int seen = Math.min(moved, handedOut.length);
    for (int i = 0; i < seen && !log.isFull(2); i++) {
      log.add(Op.DRAINED, handedOut[i], 1, start, end);
    }
    log.add(Op.DRAIN, StormHistory.batch(moved, limit), returned, start, end);
    return seen > 0;
  }

  private void handOut(@Nullable Object element) {
    if (moved < handedOut.length) {
      handedOut[moved] = Element.numberOf(element);
    }
    moved++;
  }

  private boolean fill() {
    int limit = 1 + random.nextInt(MOST_IN_BATCH);
    int first = next;
    long start = begin();
    int returned = queue.fill(this::supply, limit);
    long end = end();
    for (int i = first; i < next; i++) {
      log.add(Op.FILLED, elements[i].number(), 1, start, end);
    }
    log.add(Op.FILL, StormHistory.batch(next - first, limit), returned, start, end);
    return next > first;
  }

  private Object supply() {
    return elements[Math.min(next++, elements.length - 1)];
  }
}
