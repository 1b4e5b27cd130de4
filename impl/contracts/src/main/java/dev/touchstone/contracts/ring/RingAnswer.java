package dev.touchstone.contracts.ring;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What an operation on a ring buffer came to.
 *
 * @param value the item, the error, or the words of a refusal; null where there is none
 */
public record RingAnswer(Kind kind, @Nullable Object value) {

  /** The kinds of answers. */
  public enum Kind {
    /** The event was put in; the buffer was released. */
    DONE,
    /** The item was refused because the buffer is full. */
    FULL,
    /** The operation was refused: released, or after the terminal event. */
    REFUSED,
    /** An item came out. */
    ITEM,
    /** The terminal event came out: the source failed. */
    ERROR,
    /** The terminal event came out: the source has come to its end. */
    COMPLETED,
    /** There was no event. */
    NOTHING
  }

  /** An answer without a value. */
  public static RingAnswer of(Kind kind) {
    return new RingAnswer(kind, null);
  }

  /** The item, or the kind; the words of a refusal are left out, since nothing compares them. */
  @Override
  public String toString() {
    return kind == Kind.ITEM ? String.valueOf(value) : kind.name().toLowerCase(Locale.ROOT);
  }
}
