package dev.touchstone.storms;

/** Which operations a storm is made of. */
enum Mix {
  /** offer and poll. */
  CORE,
  /** offer and poll of one and the same object over and over. */
  SAME_OBJECT,
  /** The same with peek, size and isEmpty. */
  OBSERVED,
  /** offer and poll with their relaxed forms and relaxedPeek. */
  RELAXED,
  /** offer and poll with fill and drain. */
  BATCH
}
