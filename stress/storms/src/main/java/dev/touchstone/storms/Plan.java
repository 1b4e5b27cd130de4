package dev.touchstone.storms;

/** What a finding says of the storm in which it was made. */
interface Plan {
  /** Its kind. */
  Kind mix();

  /** Whether the subject is woven and its schedule disturbed. */
  boolean noisy();

  /** The storm in a few words. */
  String words();
}
