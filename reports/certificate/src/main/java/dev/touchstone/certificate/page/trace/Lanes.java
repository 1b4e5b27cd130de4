package dev.touchstone.certificate.page.trace;

import dev.touchstone.certificate.page.trace.Picture.Bar;
import dev.touchstone.certificate.page.trace.Picture.Edge;
import dev.touchstone.certificate.page.trace.Picture.Lane;
import dev.touchstone.certificate.page.trace.Picture.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Draws an interleaving: one lane a thread, time running downwards, one row a step. */
final class Lanes {
  static final int ROW = 28;
  static final int HEAD = 44;
  private static final int GUTTER = 44;
  private static final double SIGN = 7.3;

  private final List<String> threads;
  private final List<StepView> steps;
  private final List<Call> calls;
  private final Moments moments;
  private final int lane;

  Lanes(List<String> threads, List<StepView> steps, List<Call> calls, Moments moments) {
    this.threads = threads;
    this.steps = steps;
    this.calls = calls;
    this.moments = moments;
    this.lane = threads.size() == 1 ? 640 : threads.size() == 2 ? 420 : 300;
  }

  /**
   * The drawing.
   *
   * @param key numbers of rows of which the proof speaks
   */
  Picture draw(Set<Integer> key) {
    int height = HEAD + steps.size() * ROW + 10;
    List<Lane> lanes = new ArrayList<>();
    for (int t = 0; t < threads.size(); t++) {
      lanes.add(new Lane(threads.get(t), left(t), 0, lane - 12, height));
    }
    return new Picture(
        true,
        GUTTER + threads.size() * lane,
        height,
        lanes,
        calls.stream().map(call -> bar(call, key)).toList(),
        steps.stream().map(this::mark).toList(),
        steps.stream().filter(this::seen).map(this::edge).toList(),
        List.of());
  }

  private int left(int thread) {
    return GUTTER + thread * lane;
  }

  private static int middle(int number) {
    return HEAD + (number - 1) * ROW + ROW / 2;
  }

  private Bar bar(Call call, Set<Integer> key) {
    int from = moments.number(call.from());
    int to = call.returned() ? moments.number(call.to()) : steps.size();
    boolean wrong = call.returned() && steps.get(to - 1).wrong();
    int indent = 8 + 8 * Math.min(call.depth(), 4);
    return new Bar(
        left(call.thread()) + indent,
        HEAD + (from - 1) * ROW + 2,
        lane - 12 - indent - 8,
        (to - from + 1) * ROW - 4,
        from,
        to,
        "",
        call.words(),
        wrong ? "wrong" : key.contains(to) ? "key" : "");
  }

  private Mark mark(StepView step) {
    int x = left(step.thread()) + 22;
    boolean bold = step.kind().equals("call") || step.kind().equals("return");
    int room = (int) ((lane - 12 - (bold ? 34 : 50)) / SIGN);
    String text = step.brief();
    return new Mark(
        step.number(),
        x,
        middle(step.number()),
        bold ? x - 4 : x + 14,
        text.length() <= room ? text : text.substring(0, room - 1) + "…",
        step.css());
  }

  private boolean seen(StepView step) {
    return step.from() > 0
        && (step.stale() || steps.get(step.from() - 1).thread() != step.thread());
  }

  private Edge edge(StepView step) {
    StepView writer = steps.get(step.from() - 1);
    return new Edge(
        writer.number(),
        step.number(),
        left(writer.thread()) + 22,
        middle(writer.number()),
        left(step.thread()) + 22,
        middle(step.number()),
        "step " + step.number() + " reads what step " + writer.number() + " wrote",
        step.stale() ? "stale" : "");
  }
}
