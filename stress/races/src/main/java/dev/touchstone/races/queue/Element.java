package dev.touchstone.races.queue;

/**
 * The elements of the forms, as small numbers that fit into an outcome: 1 to 8 are in the queue
 * before the actors start, oldest first; actor 1 offers {@link #A} and following, actor 2 {@link
 * #Y} and following.
 */
public final class Element {
  /** No element: what a poll of an empty queue returns. */
  public static final int NONE = 0;

  /** The most elements that may be in the queue before the actors start. */
  public static final int MAX_INITIAL = 8;

  /** The first element that actor 1 offers; at most four. */
  public static final int A = 9;

  /** The first element that actor 2 offers; at most two. */
  public static final int Y = 13;

  /** An element whose content its taker did not see. */
  public static final int UNSEEN = 15;

  private static final String NAMES = "-12345678abcdyz?";

  private Element() {}

  /** The element's name in histories and tables: {@code 1} to {@code 8}, {@code a}, {@code y}. */
  public static String name(int code) {
    return String.valueOf(NAMES.charAt(code));
  }
}
