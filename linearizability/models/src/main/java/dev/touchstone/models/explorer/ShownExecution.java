package dev.touchstone.models.explorer;

import dev.touchstone.evidence.Trace;
import dev.touchstone.explorer.judge.Verification;

/**
 * What is shown of a violation.
 *
 * @param sequential what the same client shows under sequential consistency
 */
record ShownExecution(
    String claim, Client client, Verification.Example example, Verification.Result sequential) {

  /** One sentence without a full stop. */
  String reason() {
    return firstSentence(example.fault().text()) + ", in the client " + client.text();
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    String first = end < 0 ? text : text.substring(0, end);
    return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
  }

  /** The execution, with what kind of defect it is. */
  Trace trace() {
    Trace trace = example.trace();
    String explanation =
        "The client program is "
            + client.text()
            + ".\n\n"
            + trace.explanation()
            + "\n\n"
            + underSequentialConsistency();
    return Trace.of(
        claim + ": " + client.text(), explanation, trace.threads(), trace.steps(), trace.tables());
  }

  private String underSequentialConsistency() {
    if (sequential.isViolated()) {
      return "Under sequential consistency the same client fails as well: an interleaving is enough.";
    }
    return sequential.holds()
        ? "Under sequential consistency the same client has no such execution in all of its "
            + sequential.exploration().represented()
            + ": it takes a stale read, which a stronger access mode forbids."
        : "Whether the same client fails under sequential consistency was not explored to its end.";
  }
}
