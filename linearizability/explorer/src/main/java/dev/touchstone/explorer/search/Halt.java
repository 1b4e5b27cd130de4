package dev.touchstone.explorer.search;

/**
 * Unwinds a thread body that cannot go on now. One instance per reason: they have no stack trace
 * and no suppressed exceptions, and are thrown by the million.
 */
@SuppressWarnings({"serial", "StaticAssignmentOfThrowable"})
final class Halt extends Error {
  /** No consistent continuation: this graph is given up. */
  static final Halt DEAD = new Halt("dead end");

  /** The thread waits for a value that it has not seen. */
  static final Halt BLOCKED = new Halt("blocked");

  /** The thread waits for another thread's start or end. */
  static final Halt WAITING = new Halt("waiting");

  /** The program gave up this execution. */
  static final Halt ASSUMED_AWAY = new Halt("assumption does not hold");

  /** The thread reported a failure. */
  static final Halt FAILED = new Halt("failed");

  /** The thread made more calls than it may in one run; the others go on. */
  static final Halt CUT = new Halt("cut");

  /** The part of a thread that was to be repeated is over. */
  static final Halt REPEATED = new Halt("repeated");

  /** A limit was reached. */
  static final Halt LIMIT = new Halt("limit");

  private Halt(String why) {
    super(why, null, false, false);
  }
}
