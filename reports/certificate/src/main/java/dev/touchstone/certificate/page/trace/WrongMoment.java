package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Fact;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The first moment that no legal execution has: where the reader wants to jump to. */
final class WrongMoment {
  private WrongMoment() {}

  /**
   * Index of the step: that of the proof's last fact; else the return of which the trace's words
   * speak; else the last return.
   *
   * @param facts the proof; empty without one
   * @return null if nothing returns
   */
  static @Nullable Integer of(Trace trace, List<Fact> facts) {
    for (int i = facts.size() - 1; i >= 0; i--) {
      if (facts.get(i).step() != null) {
        return facts.get(i).step();
      }
    }
    String words = trace.title() + "\n" + trace.explanation();
    Integer told = null;
    Integer last = null;
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      if (step.kind() == Kind.RETURN) {
        last = i;
        told = speaksOf(words, step) ? (Integer) i : told;
      }
    }
    return told != null ? told : last;
  }

  private static boolean speaksOf(String words, Step step) {
    return words.contains(step.operation() + " = " + step.value() + ":")
        || words.contains(step.operation() + " returned " + step.value());
  }
}
