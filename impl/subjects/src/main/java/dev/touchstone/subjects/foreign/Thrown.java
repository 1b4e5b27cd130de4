package dev.touchstone.subjects.foreign;

/** What a foreign method threw, passed on as it is. */
public final class Thrown {
  private Thrown() {}

  /** Throws its argument, a checked exception too; never returns. */
  public static RuntimeException asIs(Throwable thrown) {
    throw Thrown.<RuntimeException>unchecked(thrown);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
