package dev.touchstone.contracts.queue;

import java.util.List;

/**
 * The names of a queue's operations in histories, and the result of those that move several
 * elements.
 */
public final class QueueOperations {
  public static final String OFFER = "offer";
  public static final String POLL = "poll";
  public static final String PEEK = "peek";
  public static final String SIZE = "size";
  public static final String IS_EMPTY = "isEmpty";
  public static final String RELAXED_OFFER = "relaxedOffer";
  public static final String RELAXED_POLL = "relaxedPoll";
  public static final String RELAXED_PEEK = "relaxedPeek";
  public static final String DRAIN = "drain";
  public static final String FILL = "fill";
  public static final String CLEAR = "clear";
  public static final String TRIM = "trim";

  private QueueOperations() {}

  /**
   * What a drain or a fill did.
   *
   * @param count what it returned
   * @param elements what it handed out, or took from the source, in order
   */
  public record Batch(int count, List<Object> elements) {
    public Batch {
      elements = List.copyOf(elements);
    }

    @Override
    public String toString() {
      return count + " " + elements;
    }
  }
}
