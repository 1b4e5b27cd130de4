package dev.touchstone.explorer;

import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.litmus.ScaledPrograms;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.oracle.GraphKeys;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every limit ends in "not exhausted", the same program gives the same graphs, none overflows. */
class LimitsTest {
  private static final Program MANY = ScaledPrograms.lastZero(12);

  private static void endsIn(Limit expected, Limits limits) {
    Exploration found = Explorer.of(new Rc11()).within(limits).count(MANY);
    assertThat(found.limit()).contains(expected);
    assertThat(found.isExhausted()).isFalse();
    assertThat(found.doneShare()).isBetween(0.0, 1.0);
    Verification.Result judged = Verification.of(Explorer.of(new Rc11()).within(limits)).run(MANY);
    assertThat(judged.holds()).isFalse();
  }

  @Test
  void everyLimitEndsInNotExhausted() {
    Limits wide = Limits.wide();
    endsIn(Limit.GRAPHS, wide.withGraphs(100));
    endsIn(Limit.STEPS, wide.withSteps(500));
    endsIn(Limit.THREAD_STEPS, wide.withThreadSteps(5));
    endsIn(Limit.EVENTS, wide.withEvents(20));
    endsIn(Limit.MEMORY, wide.withBytes(1));
    endsIn(Limit.TIME, wide.withTime(Duration.ZERO));
  }

  @Test
  void stoppingIsNotExhausting() {
    Exploration found = Explorer.of(new Rc11()).explore(MANY, execution -> false);
    assertThat(found.complete()).isEqualTo(1);
    assertThat(found.limit()).contains(Limit.STOPPED);
  }

  @Test
  void aLoopWithoutEndIsCutAndReported() {
    Program.Builder p = Program.named("no end");
    Location x = p.location("x", 0);
    p.thread(
        m -> {
          while (m.read(x, OPAQUE) == 0) {
            // Every iteration is another event: nothing says that this is a spin loop.
          }
        });
    p.thread(m -> m.write(x, 1, OPAQUE));
    Exploration found =
        Explorer.of(new Jamx()).within(Limits.wide().withThreadSteps(20)).count(p.build());
    assertThat(found.limit()).contains(Limit.THREAD_STEPS);
    assertThat(found.complete()).isEqualTo(20);
    assertThat(found.isExhausted()).isFalse();
  }

  @Test
  void theSameProgramGivesTheSameGraphsInTheSameOrder() {
    for (MemoryModel model : List.of(new SequentialConsistency(), new Rc11(), new Jamx())) {
      assertThat(keys(model)).isEqualTo(keys(model)).hasSize(64);
    }
  }

  private static List<String> keys(MemoryModel model) {
    List<String> keys = new ArrayList<>();
    Explorer.of(model)
        .explore(
            ScaledPrograms.lastZero(5),
            execution -> {
              keys.add(GraphKeys.key(execution.graph()));
              return true;
            });
    return keys;
  }

  @Test
  void moreThan64VolatileEventsAreNoTrouble() {
    for (MemoryModel model : List.of(new SequentialConsistency(), new Rc11(), new Jamx())) {
      Program.Builder p = Program.named("many volatile events");
      Location x = p.location("x", 0);
      Location y = p.location("y", 0);
      p.thread(m -> writeThenRead(m, x, y));
      p.thread(m -> writeThenRead(m, y, x));
      boolean[] bothMissed = {false};
      Exploration found =
          Explorer.of(model)
              .explore(
                  p.build(),
                  execution -> {
                    bothMissed[0] |=
                        execution.noted(0, "seen").orElseThrow() < 42
                            && execution.noted(1, "seen").orElseThrow() < 42;
                    return true;
                  });
      assertThat(found.isExhausted()).isTrue();
      assertThat(found.complete()).as(model.name()).isEqualTo(2 * 42 + 1);
      assertThat(found.maxEvents()).isEqualTo(86);
      assertThat(bothMissed[0]).as(model.name()).isFalse();
    }
  }

  private static void writeThenRead(Memory m, Location own, Location other) {
    for (int i = 1; i <= 42; i++) {
      m.write(own, i, VOLATILE);
    }
    m.note("seen", m.read(other, VOLATILE));
  }

  @Test
  void aBodyThatDependsOnAnythingElseIsRefused() {
    Program.Builder p = Program.named("not deterministic");
    Location x = p.location("x", 0);
    Location y = p.location("y", 0);
    int[] runs = {0};
    p.thread(m -> m.read(runs[0]++ % 2 == 0 ? x : y, OPAQUE));
    p.thread(m -> m.write(x, 1, OPAQUE));
    p.thread(m -> m.write(y, 1, OPAQUE));
    assertThatThrownBy(() -> Explorer.of(new Rc11()).count(p.build()))
        .isInstanceOf(NondeterministicProgramException.class)
        .hasMessageContaining("thread 0");
  }

  @Test
  void aBodyThatSwallowsErrorsIsStillAbandoned() {
    Program.Builder p = Program.named("catches everything");
    Location x = p.location("x", 0);
    p.thread(
        m -> {
          try {
            m.await(x, OPAQUE, value -> value == 2);
          } catch (Throwable everything) {
            m.write(x, 7, OPAQUE);
          }
        });
    p.thread(m -> m.write(x, 1, OPAQUE));
    Exploration found = Explorer.of(new Rc11()).count(p.build());
    assertThat(found.complete()).isZero();
    assertThat(found.blocked()).isEqualTo(2);
  }
}
