package dev.touchstone.explorer.litmus;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.ACQUIRE_RELEASE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.ThreadBody;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Numbers of executions of programs that spin or assume, as GenMC's tests expect them, under SC and
 * RC11 alike. Only an iteration that leaves the loop counts: the others wait in it.
 */
class SpinProgramsTest {
  private static final int WRITES = 42;

  /** A program with the locations x and y. */
  private static Arguments row(
      String name, long executions, BiConsumer<Program.Builder, Location[]> threads) {
    Program.Builder p = Program.named(name);
    threads.accept(p, new Location[] {p.location("x", 0), p.location("y", 0)});
    return Arguments.of(name, p.build(), executions);
  }

  private static ThreadBody counting(Location x, long from, long to) {
    return m -> {
      for (long i = from; i <= to; i++) {
        m.write(x, i, VOLATILE);
      }
    };
  }

  private static ThreadBody countingBoth(Location x, Location y) {
    return m -> {
      for (long i = 1; i <= WRITES; i++) {
        m.write(x, i, VOLATILE);
        m.write(y, i, VOLATILE);
      }
    };
  }

  /** Reads until the value is right, in a marked spin loop. */
  private static void readUntil(Memory m, Location x, LongPredicate right) {
    int head = m.loopHead();
    while (!right.test(m.read(x, VOLATILE))) {
      head = m.spin(head);
    }
  }

  /** Exchanges in a marked spin loop that expects the same value each time. */
  private static void exchange(Memory m, Location x, long expected, long update) {
    int head = m.loopHead();
    while (!m.compareAndSet(x, expected, update, VOLATILE)) {
      head = m.spin(head);
    }
  }

  /** Exchanges in a loop that goes on with the value it found, so that no iteration is idle. */
  private static void exchangeWitness(Memory m, Location x, long first, long update) {
    long expected = first;
    long found;
    while ((found = m.compareAndExchange(x, expected, update, VOLATILE)) != expected) {
      expected = found;
    }
  }

  static Stream<Arguments> exchanging() {
    return Stream.of(
        row(
            "spin-cas1",
            2,
            (p, x) ->
                p.thread(m -> exchange(m, x[0], 1, WRITES))
                    .thread(m -> m.write(x[0], 1, VOLATILE))
                    .thread(m -> m.write(x[0], 2, VOLATILE))),
        row("spin-cas3(3)", 6, (p, x) -> locks(p, x[0], 3)),
        row("spin-cas3(4)", 24, (p, x) -> locks(p, x[0], 4)),
        row("spin-cas3(5)", 120, (p, x) -> locks(p, x[0], 5)),
        row(
            "spin-cas5",
            3,
            (p, x) ->
                p.thread(m -> exchangeWitness(m, x[0], m.read(x[0], VOLATILE), WRITES))
                    .thread(m -> m.write(x[0], 1, VOLATILE))),
        row(
            "spin-cas6",
            2,
            (p, x) ->
                p.thread(
                        m -> {
                          int head = m.loopHead();
                          while (!m.compareAndSet(x[0], 1, WRITES, VOLATILE)
                              && m.read(x[0], VOLATILE) != WRITES) {
                            head = m.spin(head);
                          }
                        })
                    .thread(m -> m.write(x[0], WRITES, VOLATILE))),
        row(
            "spin-cas7",
            4,
            (p, x) ->
                p.thread(m -> exchangeWitness(m, x[0], m.read(x[0], VOLATILE) + 1, WRITES))
                    .thread(m -> m.write(x[0], 1, VOLATILE))),
        row(
            "spin-cas8",
            3,
            (p, x) ->
                p.thread(
                        m -> {
                          long expected = m.read(x[0], VOLATILE);
                          long found;
                          while ((found =
                                  m.compareAndExchange(x[0], expected, WRITES, ACQUIRE_RELEASE))
                              != expected) {
                            expected = found;
                          }
                        })
                    .thread(m -> m.write(x[0], 1, VOLATILE))),
        row(
            "spin-cas-res",
            3,
            (p, x) ->
                p.thread(
                        m -> {
                          int head = m.loopHead();
                          while (!m.compareAndSet(
                              x[0], m.read(x[0], VOLATILE) == WRITES ? 0 : 1, WRITES, VOLATILE)) {
                            head = m.spin(head);
                          }
                        })
                    .thread(counting(x[0], 0, WRITES - 1))),
        row(
            "spin-2cas-samebranch",
            43,
            (p, x) ->
                p.thread(countingBoth(x[0], x[1]))
                    .thread(
                        m -> {
                          int head = m.loopHead();
                          while (!m.compareAndSet(x[0], WRITES, 17, VOLATILE)
                              && !m.compareAndSet(x[1], WRITES, 17, VOLATILE)) {
                            head = m.spin(head);
                          }
                        })),
        row(
            "spin-2cas-const",
            0,
            (p, x) ->
                p.thread(counting(x[0], 0, 5))
                    .thread(
                        m -> {
                          int head = m.loopHead();
                          while (true) {
                            m.compareAndSet(x[0], 0, 17, VOLATILE);
                            head = m.spin(head);
                          }
                        })),
        row(
            "spin-samecas",
            1,
            (p, x) ->
                p.thread(
                        m -> {
                          for (int i = 0; i < 2; i++) {
                            int head = m.loopHead();
                            while (m.read(x[0], OPAQUE) != 0) {
                              m.compareAndSet(x[1], 17, WRITES, VOLATILE);
                              head = m.spin(head);
                            }
                          }
                        })
                    .thread(m -> m.write(x[0], WRITES, VOLATILE))));
  }

  private static void locks(Program.Builder p, Location x, int threads) {
    for (int i = 0; i < threads; i++) {
      p.thread(
          m -> {
            exchange(m, x, 0, 1);
            m.write(x, 0, VOLATILE);
          });
    }
  }

  static Stream<Arguments> reading() {
    return Stream.of(
        row(
            "spin-dowhile1",
            2,
            (p, x) ->
                p.thread(
                        m -> {
                          int head = m.loopHead();
                          while (m.read(x[0], ACQUIRE) != WRITES && m.read(x[0], OPAQUE) != 0) {
                            head = m.spin(head);
                          }
                        })
                    .thread(
                        m -> {
                          for (int i = 1; i <= WRITES; i++) {
                            m.write(x[0], i, OPAQUE);
                          }
                        })),
        row(
            "loop-peel",
            2,
            (p, x) ->
                p.thread(m -> readUntil(m, x[0], value -> value == 0))
                    .thread(counting(x[0], 0, WRITES - 1))),
        row(
            "loop-peel2",
            4,
            (p, x) ->
                p.thread(counting(x[0], 0, WRITES - 1))
                    .thread(m -> readUntil(m, x[0], value -> value == 0))
                    .thread(m -> readUntil(m, x[0], value -> value == 0))),
        row(
            "spin-plain+phi",
            1,
            (p, x) ->
                p.thread(
                        m -> {
                          int head = m.loopHead();
                          while ((m.read(x[0], OPAQUE) == 41 ? 42 : 1) != 42) {
                            head = m.spin(head);
                          }
                        })
                    .thread(counting(x[0], 0, WRITES - 1))),
        row(
            "spin+phi-header",
            42,
            (p, x) ->
                p.thread(
                        m -> {
                          for (int i = 1; i <= WRITES; i++) {
                            m.write(x[0], i, OPAQUE);
                          }
                        })
                    .thread(m -> readUntil(m, x[0], value -> value != 0))),
        row(
            "spin-nonnatural",
            0,
            (p, x) ->
                p.thread(
                    m -> {
                      if (m.read(x[0], OPAQUE) == 0) {
                        int head = m.loopHead();
                        while (m.read(x[0], VOLATILE) != 42 && m.read(x[0], OPAQUE) + 17 != 42) {
                          head = m.spin(head);
                        }
                      }
                    })),
        row(
            "spin-counter",
            6,
            (p, x) ->
                p.thread(
                        m -> {
                          for (int i = 0; i < 4 && m.read(x[0], OPAQUE) != 42; i++) {
                            // Counts its rounds: no spin loop.
                          }
                          m.read(x[0], VOLATILE);
                        })
                    .thread(m -> m.write(x[0], 17, VOLATILE))));
  }

  static Stream<Arguments> assuming() {
    return Stream.of(
        row(
            "assume-conj",
            1,
            (p, x) ->
                p.thread(countingBoth(x[0], x[1]))
                    .thread(
                        m ->
                            m.assume(
                                m.read(x[0], VOLATILE) == WRITES
                                    && m.read(x[1], VOLATILE) == WRITES))),
        row(
            "assume-disj",
            43,
            (p, x) ->
                p.thread(countingBoth(x[0], x[1]))
                    .thread(
                        m ->
                            m.assume(
                                m.read(x[0], VOLATILE) == WRITES
                                    || m.read(x[1], VOLATILE) == WRITES))),
        row(
            "assume-2vars",
            1,
            (p, x) ->
                p.thread(countingBoth(x[0], x[1]))
                    .thread(
                        m ->
                            m.assume(
                                m.read(x[0], VOLATILE) + m.read(x[1], VOLATILE) == 2 * WRITES))),
        row(
            "assume-cas",
            1,
            (p, x) ->
                p.thread(counting(x[0], 0, WRITES - 1))
                    .thread(m -> m.assume(m.compareAndSet(x[0], 41, 42, VOLATILE)))),
        row(
            "IRIW-iter",
            1,
            (p, x) ->
                p.thread(
                        m -> {
                          for (int i = 1; i <= WRITES; i++) {
                            m.write(x[0], i, RELEASE);
                          }
                        })
                    .thread(
                        m -> {
                          for (int i = 1; i <= WRITES; i++) {
                            m.write(x[1], i, RELEASE);
                          }
                        })
                    .thread(
                        m -> {
                          m.assume(m.read(x[0], ACQUIRE) == WRITES);
                          m.assume(m.read(x[1], ACQUIRE) == 0);
                        })
                    .thread(
                        m -> {
                          m.assume(m.read(x[1], ACQUIRE) == 0);
                          m.assume(m.read(x[0], ACQUIRE) == WRITES);
                        })));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"exchanging", "reading", "assuming"})
  void countAgrees(String name, Program program, long executions) {
    for (MemoryModel model : List.of(new SequentialConsistency(), Rc11.asInGenmc())) {
      Exploration found = Explorer.of(model).count(program);
      assertThat(found.complete()).as(model.name()).isEqualTo(executions);
      assertThat(found.isExhausted()).isTrue();
    }
  }
}
