package dev.touchstone.races.pool;

/**
 * One operation of an actor.
 *
 * @param kind what is called
 * @param which for a release the number of an array that there was before the actors started, or
 *     for {@link Kind#RELEASE_TAKEN} the number of the operation of the same actor that took it,
 *     both counted from 1; else 0
 */
record PoolStep(Kind kind, int which) {
  /** What an actor calls. */
  enum Kind {
    TAKE,
    RELEASE,
    RELEASE_TAKEN
  }

  static PoolStep take() {
    return new PoolStep(Kind.TAKE, 0);
  }

  static PoolStep release(int array) {
    return new PoolStep(Kind.RELEASE, array);
  }

  static PoolStep releaseTaken(int operation) {
    return new PoolStep(Kind.RELEASE_TAKEN, operation);
  }

  /** The call as a person reads it. */
  String call() {
    return switch (kind) {
      case TAKE -> "take()";
      case RELEASE -> "release(array " + which + ")";
      case RELEASE_TAKEN -> "release(what operation " + which + " took)";
    };
  }
}
