package dev.touchstone.contracts.ring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is in a lease.
 *
 * @param items oldest first
 * @param terminal what poll is to answer after them; null before the terminal event
 * @param told whether that came out
 * @param released whether the lease was given up
 */
public record RingState(
    List<Object> items, @Nullable RingAnswer terminal, boolean told, boolean released) {
  static final RingState EMPTY = new RingState(List.of(), null, false, false);

  public RingState {
    items = List.copyOf(items);
  }

  RingState with(Object item) {
    List<Object> more = new ArrayList<>(items);
    more.add(item);
    return new RingState(more, terminal, told, released);
  }

  RingState withoutFirst() {
    return new RingState(items.subList(1, items.size()), terminal, told, released);
  }

  RingState ended(RingAnswer event) {
    return new RingState(items, event, told, released);
  }

  RingState afterTelling() {
    return new RingState(items, terminal, true, released);
  }

  RingState afterRelease() {
    return new RingState(List.of(), terminal, told, true);
  }

  /** The state in words, without a subject. */
  String inWords() {
    if (released) {
      return "was released";
    }
    String end = terminal == null ? "" : told ? ", and told its end" : ", then " + terminal;
    return "holds " + (items.isEmpty() ? "nothing" : items.toString()) + end;
  }
}
