package dev.touchstone.certificate.page.trace;

import dev.touchstone.certificate.page.trace.Picture.Bar;
import dev.touchstone.certificate.page.trace.Picture.Edge;
import dev.touchstone.certificate.page.trace.Picture.Lane;
import dev.touchstone.certificate.page.trace.Picture.Mark;
import dev.touchstone.certificate.page.trace.Picture.Tick;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Draws a history of which only calls and returns are known: one lane a thread, time running to the
 * right, and between the operations that matter which had returned before which began.
 */
final class Bars {
  private static final int WIDTH = 1000;
  private static final int GUTTER = 104;
  private static final int HEAD = 34;
  private static final int ROW = 62;
  private static final double SIGN = 7;

  private final Trace trace;
  private final List<StepView> steps;
  private final List<Call> calls;
  private final Moments moments;

  Bars(Trace trace, List<StepView> steps, List<Call> calls, Moments moments) {
    this.trace = trace;
    this.steps = steps;
    this.calls = calls;
    this.moments = moments;
  }

  /** Whether only calls and returns of several threads are known. */
  static boolean fit(Trace trace) {
    return trace.threads().size() > 1
        && trace.steps().stream()
            .allMatch(s -> s.kind() == Trace.Kind.CALL || s.kind() == Trace.Kind.RETURN);
  }

  /**
   * The drawing.
   *
   * @param key numbers of rows of which the proof speaks
   */
  Picture draw(Set<Integer> key) {
    int height = HEAD + trace.threads().size() * ROW + 6;
    List<Lane> lanes = new ArrayList<>();
    for (int t = 0; t < trace.threads().size(); t++) {
      lanes.add(new Lane(trace.threads().get(t), 0, HEAD + t * ROW, WIDTH, ROW - 8));
    }
    List<Call> matter = calls.stream().filter(c -> matters(c, key)).toList();
    return new Picture(
        false,
        WIDTH,
        height,
        lanes,
        calls.stream().map(call -> bar(call, matter)).toList(),
        steps.stream().map(this::mark).toList(),
        edges(matter),
        ticks());
  }

  private boolean matters(Call call, Set<Integer> key) {
    int to = moments.number(call.returned() ? call.to() : call.from());
    return key.contains(to) || steps.get(to - 1).wrong();
  }

  private boolean wrong(Call call) {
    return call.returned() && steps.get(moments.number(call.to()) - 1).wrong();
  }

  private int x(int index) {
    int room = WIDTH - GUTTER - 16;
    long first = time(0);
    long last = time(trace.steps().size() - 1);
    return last == first
        ? GUTTER
        : GUTTER + (int) Math.round((double) room * (time(index) - first) / (last - first));
  }

  /** The time of a step; its number where time was not measured. */
  private long time(int index) {
    Step step = trace.steps().get(index);
    return step.nanos() == null ? index : step.nanos();
  }

  private int end(Call call) {
    return call.returned() ? x(call.to()) : WIDTH - 8;
  }

  private Bar bar(Call call, List<Call> matter) {
    int x = x(call.from());
    int width = Math.max(6, end(call) - x);
    String words = call.words();
    int room = (int) ((width - 10) / SIGN);
    String text =
        words.length() <= room ? words : room < 6 ? "" : words.substring(0, room - 1) + "…";
    int to = moments.number(call.returned() ? call.to() : trace.steps().size() - 1);
    return new Bar(
        x,
        HEAD + call.thread() * ROW + 22,
        width,
        24,
        moments.number(call.from()),
        to,
        text,
        trace.threads().get(call.thread()) + ": " + words,
        wrong(call) ? "wrong" : matter.contains(call) ? "key" : "");
  }

  private Mark mark(StepView step) {
    int index = index(step.number());
    int y = HEAD + step.thread() * ROW + 16;
    return new Mark(
        step.number(), x(index), y, x(index), String.valueOf(step.number()), step.css());
  }

  private int index(int number) {
    return moments.all().get(number - 1).index();
  }

  /** Among the operations that matter: which had returned before which began, the nearest only. */
  private List<Edge> edges(List<Call> matter) {
    List<Edge> edges = new ArrayList<>();
    Set<Integer> rows = new HashSet<>();
    for (Call later : matter) {
      matter.stream()
          .filter(earlier -> earlier.to() < later.from() && earlier.thread() != later.thread())
          .max((a, b) -> Integer.compare(a.to(), b.to()))
          .filter(earlier -> rows.add(later.from()))
          .ifPresent(earlier -> edges.add(edge(earlier, later)));
    }
    return edges;
  }

  private Edge edge(Call earlier, Call later) {
    return new Edge(
        moments.number(earlier.to()),
        moments.number(later.from()),
        x(earlier.to()),
        HEAD + earlier.thread() * ROW + 34,
        x(later.from()),
        HEAD + later.thread() * ROW + 34,
        earlier.words() + " had returned before " + later.words() + " began",
        "order");
  }

  private List<Tick> ticks() {
    int last = trace.steps().size() - 1;
    if (last < 1 || trace.steps().get(0).nanos() == null) {
      return List.of();
    }
    double span = time(last) - time(0);
    List<Tick> ticks = new ArrayList<>();
    for (int i = 0; i <= 4; i++) {
      int x = GUTTER + i * (WIDTH - GUTTER - 16) / 4;
      String text = i == 0 ? "0" : String.format(Locale.ROOT, "%.1f µs", span * i / 4 / 1000);
      ticks.add(new Tick(x, text));
    }
    return ticks;
  }
}
