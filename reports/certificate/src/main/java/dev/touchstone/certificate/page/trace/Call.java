package dev.touchstone.certificate.page.trace;

/**
 * An operation of one thread, from its call to its return.
 *
 * @param thread index into the trace's threads
 * @param text the operation with its arguments
 * @param from index of the step that calls it
 * @param to index of the step at which it returns; {@link #NEVER} if it does not
 * @param result what it returned; empty if nothing
 * @param depth how many operations of the same thread are open around it, as around a callback
 */
record Call(int thread, String text, int from, int to, String result, int depth) {
  static final int NEVER = Integer.MAX_VALUE;

  boolean returned() {
    return to != NEVER;
  }

  /** The operation's name without its arguments. */
  String name() {
    int bracket = text.indexOf('(');
    return bracket < 0 ? text : text.substring(0, bracket);
  }

  /** Its only argument; empty without one. */
  String argument() {
    int bracket = text.indexOf('(');
    return bracket < 0 || !text.endsWith(")")
        ? ""
        : text.substring(bracket + 1, text.length() - 1).strip();
  }

  /** The operation with its result: {@code offer(3) = false}. */
  String words() {
    return result.isEmpty() ? text : text + " = " + result;
  }

  /** Whether a step of that index lies between call and return, both included. */
  boolean spans(int index) {
    return from <= index && index <= to;
  }
}
