package dev.touchstone.certificate.page.trace;

/** How much of the order between calls of different threads was observed. */
public enum KnownOrder {
  /** What had returned before something else was called came before it. */
  OF_TIME,
  /** Only the order of each thread; the threads of a trial ran at the same time. */
  OF_THREADS,
  /** Nothing that a proof could stand on: order is what the engine says. */
  NONE
}
