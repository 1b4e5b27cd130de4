package dev.touchstone.models.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Results that are legal and results that are not, each for its claim. */
class PoolJudgeTest {
  private static final String STRICT = "touchstone:SynchronizedArrayPool";
  private static final String RELAXED = "touchstone:StripedArrayPool";

  /** Results in the order of the scenario's text: before, thread by thread, after. */
  private static @Nullable String judged(String pool, String text, Object... results) {
    Scenario scenario = Scenario.parse(text);
    List<Returned> calls = new ArrayList<>();
    int next = 0;
    int before = scenario.before().size();
    for (Step step : scenario.before()) {
      calls.add(new Returned(0, step, results[next++], List.of()));
    }
    List<Integer> start = before == 0 ? List.of() : List.of(before - 1);
    List<Integer> ends = new ArrayList<>();
    for (int t = 0; t < scenario.threads().size(); t++) {
      for (Step step : scenario.threads().get(t)) {
        calls.add(new Returned(t, step, results[next++], start));
      }
      ends.add(calls.size() - 1);
    }
    for (Step step : scenario.after()) {
      calls.add(new Returned(0, step, results[next++], ends));
    }
    PoolSubject subject = (PoolSubject) Subjects.find(pool, null);
    Violation violation = new PoolJudge(subject, scenario).judge(new Execution(calls), Set.of());
    return violation == null ? null : violation.claims().get(0);
  }

  private static void both(@Nullable String claim, String text, Object... results) {
    Stream.of(STRICT, RELAXED)
        .forEach(pool -> assertThat(judged(pool, text, results)).as(pool).isEqualTo(claim));
  }

  @Test
  void oneOfTwoTakersGetsTheOnlyArray() {
    String text = "1: take(1) release(1) ; take(2) | take(3) ; takeAtRest(4)";
    both(null, text, 1, true, 1, 3, 4);
    both(null, text, 1, true, 2, 1, 4);
    both(PoolClaims.EXCLUSIVE, text, 1, true, 1, 1, 4);
    both(PoolClaims.EXCLUSIVE, text, 1, true, 1, 3, 3);
  }

  @Test
  void bothMayMissOnlyWhereThePoolIsRelaxed() {
    String text = "1: take(1) release(1) ; take(2) | take(3) ; takeAtRest(4)";
    assertThat(judged(RELAXED, text, 1, true, 2, 3, 1)).isNull();
    assertThat(judged(STRICT, text, 1, true, 2, 3, 1)).isEqualTo(PoolClaims.CONSERVE);
    both(PoolClaims.CONSERVE, text, 1, true, 2, 3, 4);
  }

  @Test
  void roomForOneIsForOne() {
    String text = "1: take(1) take(2) ; release(1) | release(2) ; retained() takeAtRest(3)";
    both(null, text, 1, 2, true, false, 16L, 1);
    both(PoolClaims.CAPACITY, text, 1, 2, true, true, 16L, 1);
    both(PoolClaims.CAPACITY, text, 1, 2, true, false, 32L, 1);
    both(PoolClaims.CONSERVE, text, 1, 2, true, false, 0L, 1);
    assertThat(judged(RELAXED, text, 1, 2, false, false, 0L, 3)).isNull();
    assertThat(judged(STRICT, text, 1, 2, false, false, 0L, 3)).isEqualTo(PoolClaims.CONSERVE);
  }

  @Test
  void whatWasDroppedDoesNotComeBack() {
    both(
        PoolClaims.CONSERVE,
        "1: take(1) take(2) ; release(1) | release(2) ; takeAtRest(3) takeAtRest(4)",
        1,
        2,
        true,
        false,
        2,
        1);
  }

  @Test
  void aKnownClaimIsNotNamedAgain() {
    PoolSubject subject = (PoolSubject) Subjects.find(RELAXED, null);
    Scenario scenario = Scenario.parse("1: take(1) ; take(2) | take(3) ;");
    List<Returned> calls = new ArrayList<>();
    calls.add(new Returned(0, Step.of("take", 1), 1, List.of()));
    calls.add(new Returned(0, Step.of("take", 2), 1, List.of(0)));
    calls.add(new Returned(1, Step.of("take", 3), 3, List.of(0)));
    PoolJudge judge = new PoolJudge(subject, scenario);
    assertThat(judge.judge(new Execution(calls), Set.of())).isNotNull();
    assertThat(judge.judge(new Execution(calls), Set.of(PoolClaims.EXCLUSIVE))).isNull();
  }
}
