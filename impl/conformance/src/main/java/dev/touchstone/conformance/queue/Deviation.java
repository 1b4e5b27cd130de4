package dev.touchstone.conformance.queue;

/** Thrown by a scenario when the queue did something that its claim forbids. */
final class Deviation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param sentence what was wrong, without a full stop
   */
  Deviation(String sentence) {
    super(sentence);
  }

  /** Throws unless the condition holds. */
  static void unless(boolean condition, String sentence) {
    if (!condition) {
      throw new Deviation(sentence);
    }
  }
}
