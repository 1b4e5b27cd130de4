package dev.touchstone.models.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.ring.RingAnswer;
import dev.touchstone.contracts.ring.RingAnswer.Kind;
import dev.touchstone.contracts.ring.RingContract;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.scenario.RingScenarios;
import dev.touchstone.models.scenario.Step;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Executions judged by hand: thread 0 is the source, thread 1 receives, at the same time. */
class RingJudgeTest {
  private static final RingAnswer DONE = RingAnswer.of(Kind.DONE);
  private static final RingAnswer NOTHING = RingAnswer.of(Kind.NOTHING);
  private static final RingAnswer COMPLETED = RingAnswer.of(Kind.COMPLETED);
  private static final RingAnswer FULL = new RingAnswer(Kind.FULL, "it is full");
  private static final RingAnswer REFUSED = new RingAnswer(Kind.REFUSED, "it was released");

  @Test
  void theEndAfterTheLastItemIsLegalAndBeforeItIsNot() {
    Returned item = source("onNext", 1, DONE);
    Returned end = source("onCompleted", null, DONE);
    assertThat(claims(item, end, poll(NOTHING), poll(item(1)), poll(COMPLETED))).isEmpty();
    assertThat(claims(item, end, poll(COMPLETED), poll(item(1)))).containsExactly("RING-TERMINAL");
    assertThat(claims(item, end, poll(COMPLETED), poll(COMPLETED)))
        .doesNotContain("RING-RELEASE")
        .isNotEmpty();
  }

  @Test
  void aRefusalIsLegalWhenThereIsNoRoom() {
    Returned first = source("onNext", 1, DONE);
    Returned second = source("onNext", 2, FULL);
    assertThat(claims(first, second, poll(item(1)))).isEmpty();
    assertThat(claims(second, poll(NOTHING))).containsExactly("RING-BACKPRESSURE");
    assertThat(claims(first, poll(item(1)), poll(item(1)))).containsExactly("RING-BACKPRESSURE");
  }

  @Test
  void anItemOfTheNextUserIsNobodyElses() {
    Returned release = source("release", null, DONE);
    Returned foreign = source("onNext2", 2, DONE);
    assertThat(claims(release, foreign, poll(REFUSED), source("poll2", null, item(2)))).isEmpty();
    assertThat(claims(release, foreign, poll(item(2)))).containsExactly("RING-RELEASE");
    assertThat(claims(source("onNext", 1, DONE), release, foreign, source("poll2", null, item(1))))
        .containsExactly("RING-RELEASE");
  }

  @Test
  void whatIsThrownBelongsToTheOperation() {
    Object thrown = new Execution.Thrown("java.lang.Error", "broken");
    assertThat(claims(source("onCompleted", null, thrown))).containsExactly("RING-TERMINAL");
    assertThat(claims(source("release", null, thrown))).containsExactly("RING-RELEASE");
  }

  @Test
  void oneReceiverIsNotGivenTwo() {
    assertThat(new RingScenarios(true, 1).scenarios(30)).hasSize(30).doesNotHaveDuplicates();
    assertThat(new RingScenarios(false, 1).scenarios(30))
        .hasSize(30)
        .allSatisfy(
            scenario ->
                assertThat(
                        scenario.threads().stream()
                            .filter(t -> t.stream().anyMatch(s -> s.operation().equals("poll"))))
                    .hasSizeLessThan(2));
  }

  private static Returned source(String operation, @Nullable Integer item, Object answer) {
    List<Integer> arguments = item == null ? List.of() : List.of(item);
    return new Returned(0, new Step(operation, arguments), answer, List.of());
  }

  private static Returned poll(RingAnswer answer) {
    return new Returned(1, Step.of("poll"), answer, List.of());
  }

  private static RingAnswer item(int number) {
    return new RingAnswer(Kind.ITEM, number);
  }

  private static List<String> claims(Returned... calls) {
    RingJudge judge = new RingJudge((RingContract) Contracts.parse("ring-spmc"), 1);
    Violation violation = judge.judge(new Execution(List.of(calls)), Set.of());
    return violation == null ? List.of() : violation.claims();
  }
}
