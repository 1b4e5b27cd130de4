package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Fact;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lays a trace out: the one way into this package. */
public final class TraceLayout {
  private TraceLayout() {}

  /**
   * The trace with its picture and its proof.
   *
   * @param known how much of the order between threads a proof may stand on
   */
  public static TraceView of(Trace trace, KnownOrder known, Sources sources) {
    Moments moments = Moments.of(trace);
    List<Call> calls = Calls.of(trace);
    List<Fact> facts =
        trace.facts().isEmpty()
            ? QueueProof.of(calls, trace.threads(), known).orElse(List.of())
            : trace.facts();
    Integer index = WrongMoment.of(trace, facts);
    int wrong = moments.number(index);
    List<StepView> steps = StepViews.of(trace, moments, wrong, sources);
    Set<Integer> key = new HashSet<>();
    facts.forEach(fact -> key.add(moments.number(fact.step())));
    Picture picture =
        steps.isEmpty()
            ? null
            : Bars.fit(trace)
                ? new Bars(trace, steps, calls, moments).draw(key)
                : new Lanes(trace.threads(), steps, calls, moments).draw(key);
    return new TraceView(
        trace.threads(),
        steps,
        picture,
        facts.stream().map(f -> new FactView(f.text(), moments.number(f.step()))).toList(),
        index == null || wrong == 0 ? List.of() : new Turning(trace, calls, moments).of(index),
        wrong,
        steps.stream().anyMatch(StepView::local) && !steps.stream().allMatch(StepView::local));
  }
}
