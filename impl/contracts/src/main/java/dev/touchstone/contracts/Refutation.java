package dev.touchstone.contracts;

import java.util.stream.Collectors;

/**
 * Why a history is not legal: a view of it that has no legal order.
 *
 * @param thread the thread whose view it is, or {@link #ALL_THREADS}
 * @param view the calls that had to be placed
 * @param answer the longest legal beginning, and why nothing could follow it
 */
public record Refutation(int thread, History view, LegalOrderSearch.Answer answer) {
  /** The view of all threads at once. */
  public static final int ALL_THREADS = -1;

  /** The refutation in a few sentences of prose. */
  public String prose() {
    String beginning =
        answer.order().stream()
            .map(i -> view.calls().get(i).toString())
            .collect(Collectors.joining("; then "));
    String whose = thread == ALL_THREADS ? "" : " as thread " + thread + " sees them";
    return "No order of the operations"
        + whose
        + " explains these results. "
        + (beginning.isEmpty()
            ? "Nothing can come first"
            : "The longest legal beginning is " + beginning + ". After it nothing can follow")
        + ": "
        + String.join("; ", answer.objections())
        + ".";
  }
}
