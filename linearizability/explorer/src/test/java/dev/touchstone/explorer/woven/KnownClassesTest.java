package dev.touchstone.explorer.woven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Algorithms from the literature, as compiled classes, each in a right form and in a wrong one: no
 * execution of a right one is reported, and every wrong one is, with a result that its comment
 * explains. The table in the room's README is made of the same explorations.
 */
class KnownClassesTest {
  private static final String BEGIN =
      "<!-- known classes: begin, checked by KnownClassesTest -->\n";
  private static final String END = "<!-- known classes: end -->";

  /**
   * An algorithm and a client of it.
   *
   * @param type the class
   * @param threads the calls of each thread
   * @param allowed whether what the calls returned is right
   * @param orders whether the wrong form is wrong under sequential consistency too
   */
  record Known(String type, List<List<String>> threads, Predicate<String> allowed, boolean orders) {
    WovenSample sample(boolean right) {
      WovenSample sample = new WovenSample(type, right);
      threads.forEach(calls -> sample.thread(calls.toArray(String[]::new)));
      return sample;
    }

    WovenSample.Outcome explore(boolean right) {
      return sample(right).explore(new Jamx());
    }

    Set<String> wrong(WovenSample.Outcome outcome) {
      Set<String> wrong = new TreeSet<>(outcome.results());
      wrong.removeIf(allowed);
      return wrong;
    }

    String client() {
      List<String> all = new ArrayList<>();
      threads.forEach(calls -> all.add(String.join(", ", calls)));
      return String.join(" ‖ ", all);
    }

    @Override
    public String toString() {
      return type;
    }
  }

  private static Known known(String type, Predicate<String> allowed, String... threads) {
    return new Known(type, calls(threads), allowed, false);
  }

  /** One whose wrong form is wrong by the order of its steps, not by the modes of its accesses. */
  private static Known ordered(String type, Predicate<String> allowed, String... threads) {
    return new Known(type, calls(threads), allowed, true);
  }

  private static List<List<String>> calls(String... threads) {
    return Stream.of(threads).map(t -> List.of(t.split(", "))).toList();
  }

  private static Predicate<String> oneOf(String... results) {
    return Set.of(results)::contains;
  }

  static List<Known> all() {
    return List.of(
        known("TestAndSetLock", oneOf("1 | 2", "2 | 1"), "increment", "increment"),
        ordered("TicketLock", oneOf("1 | 2", "2 | 1"), "increment", "increment"),
        ordered(
            "TryingCounter", oneOf("1 | 2", "2 | 1", "1 | -1", "-1 | 1"), "increment", "increment"),
        known("McsLock", oneOf("1 | 2", "2 | 1"), "increment", "increment"),
        known("PetersonLock", oneOf("1 | 2", "2 | 1"), "increment 0", "increment 1"),
        known(
            "DekkerLock",
            oneOf("1 | 2", "2 | 1", "-1 | 1", "1 | -1", "-1 | -1"),
            "increment 0",
            "increment 1"),
        ordered(
            "SpinReadWriteLock", r -> !r.contains("10") && !r.contains("| 1,"), "write 1", "read"),
        known("Seqlock", oneOf("null | -1", "null | 0", "null | 11"), "write 1", "read"),
        known("DoubleCheckedLocking", oneOf("42 | 42"), "get", "get"),
        ordered("CountdownLatch", r -> r.endsWith("| 2"), "arrive 0", "arrive 1", "await"),
        known("ParkingLatch", oneOf("null | 42"), "open", "await"),
        known("SenseBarrier", oneOf("2 | 2"), "meet 0", "meet 1"),
        known("SpscRing", r -> !r.contains("| 0") && !r.endsWith(",0"), "offer 5", "poll, poll"),
        known(
            "MichaelScottQueue",
            r -> !r.contains("| 0") && !r.endsWith(",0"),
            "offer 1",
            "offer 2",
            "poll, poll"),
        known(
            "ChaseLevDeque",
            r -> !r.matches("null,null,2 .*2.*"),
            "push 1, push 2, take",
            "steal, steal"),
        known("HazardPointer", r -> !r.startsWith("-1"), "read", "retire"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theRightFormHoldsInEveryExecution(Known known) {
    WovenSample.Outcome outcome = known.explore(true);
    assertThat(known.wrong(outcome)).isEmpty();
    assertThat(outcome.stuck()).isFalse();
    assertThat(outcome.exploration().isExhausted()).isTrue();
    assertThat(outcome.results()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("all")
  void theWrongFormIsReported(Known known) {
    WovenSample.Outcome outcome = known.explore(false);
    assertThat(known.wrong(outcome).isEmpty() && !outcome.stuck()).isFalse();
    WovenSample.Outcome interleaved = known.sample(false).explore(new SequentialConsistency());
    assertThat(known.wrong(interleaved).isEmpty() && !interleaved.stuck())
        .as("only a weak memory shows it")
        .isEqualTo(!known.orders());
  }

  @Test
  void theTableInTheReadmeIsWhatTheExplorerFinds() throws IOException {
    StringBuilder table =
        new StringBuilder(
            """
            | class | client | right form | wrong form | a result of it that is wrong |
            |---|---|---|---|---|
            """);
    for (Known known : all()) {
      WovenSample.Outcome right = known.explore(true);
      WovenSample.Outcome wrong = known.explore(false);
      Set<String> shown = known.wrong(wrong);
      table.append(
          "| `%s` | `%s` | %d executions, none wrong | %d executions | %s |\n"
              .formatted(
                  known.type(),
                  known.client(),
                  right.exploration().complete(),
                  wrong.exploration().complete(),
                  shown.isEmpty()
                      ? "waits for ever"
                      : "`" + shown.iterator().next().replace(" | ", " ‖ ") + "`"));
    }
    Path file = Path.of("README.md");
    String readme = Files.readString(file);
    int begin = readme.indexOf(BEGIN) + BEGIN.length();
    int end = readme.indexOf(END);
    assertThat(begin).isGreaterThanOrEqualTo(BEGIN.length()).isLessThanOrEqualTo(end);
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(file, readme.substring(0, begin) + table + readme.substring(end));
      return;
    }
    assertThat(readme.substring(begin, end)).isEqualTo(table.toString());
  }
}
