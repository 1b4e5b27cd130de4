package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What made it so: the last thing that the wrong operation looked at before it returned, and what
 * another thread had begun there and not ended. Told only where the trace shows accesses.
 */
final class Turning {
  private final Trace trace;
  private final List<Call> calls;
  private final Moments moments;

  Turning(Trace trace, List<Call> calls, Moments moments) {
    this.trace = trace;
    this.calls = calls;
    this.moments = moments;
  }

  /**
   * Sentences, each with the step it speaks of; empty if the trace does not show what the operation
   * looked at.
   *
   * @param wrong index of the step at which the wrong operation returns
   */
  List<FactView> of(int wrong) {
    Optional<Call> call = Calls.at(calls, trace.steps().get(wrong).thread(), wrong);
    int looked = call.map(this::lastLook).orElse(-1);
    if (looked < 0) {
      return List.of();
    }
    Step step = trace.steps().get(looked);
    List<FactView> facts = new ArrayList<>();
    facts.add(
        new FactView(
            "The last thing that "
                + call.get().text()
                + " looked at before it returned: it "
                + Words.full(step, false)
                + ".",
            moments.number(looked)));
    overwritten(looked).ifPresent(write -> facts.addAll(others(write, wrong)));
    return facts;
  }

  private int lastLook(Call call) {
    int end = Math.min(call.to(), trace.steps().size()) - 1;
    for (int i = end; i > call.from(); i--) {
      Step step = trace.steps().get(i);
      boolean looks = step.kind() == Kind.READ || step.kind() == Kind.UPDATE;
      if (looks && step.thread() == call.thread() && !step.location().isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /** The next write of another thread to the same place, if its operation was open already. */
  private Optional<Integer> overwritten(int looked) {
    Step look = trace.steps().get(looked);
    for (int i = looked + 1; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      if (Words.writes(step) && step.location().equals(look.location())) {
        boolean open =
            step.thread() != look.thread()
                && Calls.at(calls, step.thread(), i).filter(c -> c.from() < looked).isPresent();
        return open ? Optional.of(i) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private List<FactView> others(int write, int wrong) {
    Step step = trace.steps().get(write);
    Call call = Calls.at(calls, step.thread(), write).orElseThrow();
    String who = trace.threads().get(step.thread());
    List<FactView> facts = new ArrayList<>();
    for (int i = wrong; i > call.from(); i--) {
      Step earlier = trace.steps().get(i);
      if (earlier.thread() == step.thread() && Words.writes(earlier)) {
        String text =
            upper(who)
                + " is in the middle of "
                + call.text()
                + ": it "
                + Words.full(earlier, false)
                + " before that,";
        facts.add(new FactView(text, moments.number(i)));
        break;
      }
    }
    String after = write > wrong ? "and only afterwards it " : "and later it ";
    String begin =
        facts.isEmpty()
            ? upper(who) + ", in the middle of " + call.text() + ", only afterwards "
            : after;
    facts.add(new FactView(begin + Words.full(step, false) + ".", moments.number(write)));
    return facts;
  }

  private static String upper(String name) {
    return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
