package dev.touchstone.explorer.search;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.ACQUIRE_RELEASE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.NondeterministicProgramException;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.ThreadBody;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Judge;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.model.Synchronisation;
import dev.touchstone.explorer.oracle.GraphKeys;
import dev.touchstone.explorer.oracle.Permutations;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of executions that differ in the names of equal threads exactly one is shown. */
class SymmetryTest {
  private static final Explorer JAVA = Explorer.of(new Jamx());

  private static Exploration explore(
      Program program, MemoryModel model, boolean freezesAll, Visitor visitor) {
    Search search =
        Searches.search(program, model, Limits.wide(), Maximality.complete(), true, visitor);
    search.reduceBy(new Symmetry(program, freezesAll));
    return search.run();
  }

  private static void agree(long seed, int programs, int accesses) {
    Permutations.Outcome outcome =
        new Permutations((program, model, visitor) -> explore(program, model, false, visitor))
            .run(seed, programs, accesses);
    System.out.printf(
        "equal threads, seed %d: %d programs, %d executions shown for %d, %d wrong%n",
        seed, outcome.programs(), outcome.shown(), outcome.all(), outcome.wrong());
    assertThat(outcome.example()).isEmpty();
    assertThat(outcome.wrong()).isZero();
    assertThat(outcome.shown()).isLessThan(outcome.all() / 2);
  }

  @Test
  void whatIsShownStandsForAllOfRandomPrograms() {
    agree(1, 150, 6);
  }

  @Tag("full")
  @Test
  void whatIsShownStandsForAllOfLargerRandomPrograms() {
    agree(2, 3_000, 7);
  }

  /** A sorted execution may only be reachable through an unsorted prefix. */
  @Test
  void givingUpEveryUnsortedPrefixWouldLoseExecutions() {
    Program.Builder p = Program.named("one of three wins");
    Location[] x = p.array("x", 2, 0);
    p.threads(
        3,
        m -> {
          m.write(x[1], 1, OPAQUE);
          m.compareAndSet(x[0], 0, 1, OPAQUE);
        });
    p.thread(m -> m.write(x[1], 2, OPAQUE));
    Program program = p.build();
    MemoryModel model = new SequentialConsistency();
    long all = Explorer.of(model).withEveryPermutation().count(program).complete();
    assertThat(all).isEqualTo(72);
    assertThat(explore(program, model, false, execution -> true).represented()).isEqualTo(all);
    assertThat(explore(program, model, true, execution -> true).represented()).isLessThan(all);
  }

  private static Program equal(int threads, BiConsumer<Memory, Location> body) {
    Program.Builder p = Program.named("equal threads");
    Location x = p.location("x", 0);
    p.threads(threads, m -> body.accept(m, x));
    return p.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void incrementsHaveOneExecution(int threads) {
    Exploration seen = JAVA.count(equal(threads, (m, x) -> m.getAndAdd(x, 1, ACQUIRE_RELEASE)));
    assertThat(seen.complete()).isEqualTo(1);
    long factorial = 1;
    for (int i = 2; i <= threads; i++) {
      factorial *= i;
    }
    assertThat(seen.represented()).isEqualTo(factorial);
    assertThat(seen.dead()).as("given up early").isLessThan(200);
  }

  @Test
  void readersThatSawTheSameAreOneExecution() {
    Program.Builder p = Program.named("readers");
    Location x = p.location("x", 0);
    p.threads(8, m -> m.read(x, ACQUIRE));
    p.thread(m -> m.write(x, 1, RELEASE));
    Exploration seen = JAVA.count(p.build());
    assertThat(seen.complete()).isEqualTo(9);
    assertThat(seen.represented()).isEqualTo(256);
  }

  @Test
  void theOrderIsTheSameEachTime() {
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    for (StringBuilder text : List.of(first, second)) {
      JAVA.explore(
          equal(3, (m, x) -> m.write(x, m.read(x, PLAIN) + 1, PLAIN)),
          execution -> {
            text.append(GraphKeys.key(execution.graph()));
            return true;
          });
    }
    assertThat(first.toString()).isEqualTo(second.toString()).isNotEmpty();
  }

  /** Threads that take two locks in an order of their choice. */
  private static Program philosophers(boolean equal) {
    Program.Builder p = Program.named("two forks");
    Location[] fork = p.array("fork", 2, 0);
    ThreadBody body =
        m -> {
          int first = m.choose(2);
          m.awaitAndSet(fork[first], 0, 1, ACQUIRE);
          m.awaitAndSet(fork[1 - first], 0, 1, ACQUIRE);
          m.write(fork[1 - first], 0, RELEASE);
          m.write(fork[first], 0, RELEASE);
        };
    return equal ? p.threads(2, body).build() : p.thread(body).thread(body).build();
  }

  @Test
  void aDeadlockIsFoundAllTheSame() {
    Verification verification = Verification.of(Explorer.of(new Rc11()));
    Verification.Result one = verification.run(philosophers(true));
    Verification.Result all = verification.run(philosophers(false));
    assertThat(all.count(Fault.Kind.DEADLOCK)).isPositive();
    assertThat(one.count(Fault.Kind.DEADLOCK)).isPositive();
    assertThat(one.exploration().represented()).isEqualTo(all.exploration().complete());
  }

  @Test
  void aJudgeThatTellsThreadsApartSeesEveryPermutation() {
    Program program = equal(3, (m, x) -> m.getAndAdd(x, 1, ACQUIRE_RELEASE));
    Judge numbers =
        new Judge() {
          @Override
          public @Nullable Fault judge(Execution execution, Synchronisation order) {
            return null;
          }

          @Override
          public boolean tellsEqualThreadsApart() {
            return true;
          }
        };
    assertThat(Verification.of(JAVA, numbers).run(program).exploration().complete()).isEqualTo(6);
    assertThat(Verification.of(JAVA).run(program).exploration().complete()).isEqualTo(1);
    assertThat(JAVA.withEveryPermutation().count(program).complete()).isEqualTo(6);
  }

  @Test
  void threadsThatAreNotEqualInEarnestAreRefused() {
    refused(equal(2, (m, x) -> m.write(x, m.thread(), PLAIN)), "asks for its number");
    refused(equal(2, (m, x) -> m.allocate("node", 0)), "allocates");
    Program.Builder p = Program.named("joined");
    p.threads(2, m -> m.choose(2));
    p.thread(m -> m.join(1));
    refused(p.build(), "is joined alone");
    Program.Builder q = Program.named("joined by a thread afterwards");
    q.threads(2, m -> m.choose(2));
    q.afterwards(m -> m.choose(1));
    assertThat(JAVA.count(q.build()).complete()).isEqualTo(3);
  }

  /** What the comparison with every permutation is good for: an unequal pair shows. */
  @Test
  void countsTellThreadsThatOnlyClaimToBeEqual() {
    Program program =
        equal(
            2,
            (m, x) -> {
              if (((HeapMemory) m).number() == 0) {
                m.write(x, 1, OPAQUE);
              } else {
                m.read(x, OPAQUE);
              }
            });
    assertThat(JAVA.count(program).represented())
        .isLessThan(JAVA.withEveryPermutation().count(program).complete());
  }

  private static void refused(Program program, String why) {
    assertThatThrownBy(() -> JAVA.count(program))
        .isInstanceOf(NondeterministicProgramException.class)
        .hasMessageContaining(why);
  }
}
