package dev.touchstone.contracts.ring;

/** The names of a ring buffer's operations in histories. */
public final class RingOperations {
  public static final String ON_NEXT = "onNext";
  public static final String ON_ERROR = "onError";
  public static final String ON_COMPLETED = "onCompleted";
  public static final String POLL = "poll";
  public static final String RELEASE = "release";

  private RingOperations() {}
}
