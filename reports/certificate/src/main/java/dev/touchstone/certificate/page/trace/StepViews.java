package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lays steps out, one by one. */
final class StepViews {
  private final Trace trace;
  private final Moments moments;
  private final Sources sources;
  private final Memory memory;

  private StepViews(Trace trace, Moments moments, Sources sources) {
    this.trace = trace;
    this.moments = moments;
    this.sources = sources;
    this.memory = new Memory(trace);
  }

  static List<StepView> of(Trace trace, Moments moments, int wrong, Sources sources) {
    StepViews views = new StepViews(trace, moments, sources);
    List<StepView> all = new ArrayList<>();
    int previous = -1;
    for (Moment moment : moments.all()) {
      int thread = moment.step().thread();
      boolean turn = previous >= 0 && previous != thread;
      all.add(views.view(moment, moment.number() == wrong, turn));
      previous = thread;
    }
    return List.copyOf(all);
  }

  private StepView view(Moment moment, boolean wrong, boolean turn) {
    Step step = moment.step();
    return new StepView(
        moment.number(),
        step.thread(),
        trace.threads().get(step.thread()),
        kind(step),
        Words.brief(step, moment.whole()),
        Words.full(step, moment.whole()),
        step.operation(),
        step.accessMode(),
        Words.place(step),
        sources.line(step.file(), step.line()),
        step.caller(),
        code(step.caller()),
        Words.touches(step) ? step.location() : "",
        Words.left(step),
        moments.number(step.readsFrom()),
        memory.stale(moment.index()),
        memory.local(step),
        wrong,
        turn,
        step.note());
  }

  /** The line of code at a place such as {@code File.java:12}. */
  private String code(String place) {
    int colon = place.lastIndexOf(':');
    return colon < 0 || !place.substring(colon + 1).matches("\\d{1,6}")
        ? ""
        : sources.line(place.substring(0, colon), Integer.parseInt(place.substring(colon + 1)));
  }

  private static String kind(Step step) {
    return switch (step.kind()) {
      case CALL, RETURN, READ, WRITE, UPDATE -> step.kind().name().toLowerCase(Locale.ROOT);
      default -> "other";
    };
  }
}
