package dev.touchstone.certificate.page.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Fact;
import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TraceLayoutTest {

  @Test
  void operationIsOneBarFromItsCallToItsReturn() {
    Picture picture = picture(SampleRun.trace());
    assertThat(picture.upright()).isTrue();
    assertThat(picture.bars())
        .extracting(Picture.Bar::title, Picture.Bar::from, Picture.Bar::to)
        .containsExactly(
            tuple("poll() = 1", 1, 8), tuple("offer(3) = false", 4, 6), tuple("size() = 1", 9, 9));
  }

  @Test
  void callThatReturnsAtOnceTakesOneRow() {
    List<Step> steps = List.of(Step.call(0, "poll()"), Step.returned(0, "poll()", "null"));
    assertThat(layout(trace(List.of("main"), steps)).steps())
        .extracting(StepView::brief)
        .containsExactly("poll() → null");
  }

  @Test
  void changeOfThreadIsMarked() {
    assertThat(layout(SampleRun.trace()).steps())
        .extracting(StepView::turn)
        .containsExactly(false, false, false, true, false, false, true, false, true);
  }

  @Test
  void stepOfAThreadThatIsNotThereIsLeftOut() {
    TraceView view = layout(trace(List.of("main"), List.of(Step.call(7, "x()"))));
    assertThat(view.steps()).isEmpty();
    assertThat(view.picture()).isNull();
  }

  @Test
  void whatMadeItSoIsTheLastLookAndWhatWasNotYetWritten() {
    assertThat(layout(SampleRun.trace()).turning())
        .containsExactly(
            new FactView(
                "The last thing that offer(3) looked at before it returned: it reads buffer[0] and finds 1.",
                5),
            new FactView(
                "Consumer is in the middle of poll(): it changes consumerIndex 0 → 1 before that,",
                3),
            new FactView("and only afterwards it sets buffer[0] to null.", 7));
  }

  @Test
  void engineSaysWhatIsWrong() {
    TraceView view =
        layout(SampleRun.trace().proved(List.of(new Fact("It holds 2.", 1), new Fact("Yet.", 7))));
    assertThat(view.wrong()).isEqualTo(8);
    assertThat(view.proof())
        .containsExactly(new FactView("It holds 2.", 2), new FactView("Yet.", 8));
  }

  @Test
  void olderValueThanTheNewestIsStale() {
    List<Step> steps =
        List.of(
            access(0, Kind.WRITE, "x", "1", null),
            access(0, Kind.WRITE, "x", "2", null),
            access(1, Kind.READ, "x", "1", 0),
            access(1, Kind.READ, "x", "2", 1),
            access(1, Kind.READ, "mine", "0", null));
    List<StepView> views = layout(trace(List.of("a", "b"), steps)).steps();
    assertThat(views).extracting(StepView::stale).containsExactly(false, false, true, false, false);
    assertThat(views).extracting(StepView::local).containsExactly(false, false, false, false, true);
    assertThat(views).extracting(StepView::from).containsExactly(0, 0, 1, 2, 0);
  }

  /** A history of which only calls and returns are known runs to the right, by its times. */
  @Test
  void historyIsDrawnOverTime() {
    List<Step> steps =
        List.of(
            Step.call(0, "offer(1)").at(1_000),
            Step.returned(0, "offer(1)", "true").at(2_000),
            Step.call(1, "poll()").at(5_000),
            Step.returned(1, "poll()", "null").at(9_000));
    Trace trace =
        trace(List.of("a", "b"), steps).proved(List.of(new Fact("in", 1), new Fact("not", 3)));
    Picture picture = picture(trace);
    assertThat(picture.upright()).isFalse();
    assertThat(picture.bars()).extracting(Picture.Bar::css).containsExactly("key", "wrong");
    assertThat(picture.bars().get(1).width())
        .isBetween(4 * picture.bars().get(0).width() - 4, 4 * picture.bars().get(0).width() + 4);
    assertThat(picture.edges()).extracting(Picture.Edge::css).containsExactly("order");
    assertThat(picture.ticks()).extracting(Picture.Tick::text).startsWith("0").endsWith("8.0 µs");
  }

  @Test
  void codeStandsWhereItIsAtHand() {
    Sources sources = (file, line) -> file.equals("SpmcArrayQueue.java") && line == 98 ? "x;" : "";
    assertThat(TraceLayout.of(SampleRun.trace(), KnownOrder.OF_TIME, sources).steps())
        .extracting(StepView::code)
        .containsExactly("", "", "", "", "x;", "", "", "", "");
  }

  private static Step access(
      int thread, Kind kind, String where, String value, @Nullable Integer from) {
    return new Step(thread, "", kind, where, value, "opaque", from, "", 0, "");
  }

  private static Trace trace(List<String> threads, List<Step> steps) {
    return Trace.of("t", "e", threads, steps, List.of());
  }

  private static TraceView layout(Trace trace) {
    return TraceLayout.of(trace, KnownOrder.NONE, Sources.NONE);
  }

  private static Picture picture(Trace trace) {
    Picture picture = layout(trace).picture();
    assertThat(picture).isNotNull();
    return picture;
  }
}
