package dev.touchstone.explorer;

import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.evidence.Trace;
import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.oracle.GraphKeys;
import dev.touchstone.explorer.trace.ReplayFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failing execution is told as a trace and can be run again. */
class ReplayTest {
  private static final Explorer EXPLORER = Explorer.of(new Rc11());

  /** Message passing with an opaque read where an acquire is needed. */
  private static Program messagePassing(AccessMode read) {
    Program.Builder p = Program.named("message passing");
    Location data = p.location("data", 0);
    Location flag = p.location("flag", 0);
    p.thread(
        m -> {
          m.call("send", 42);
          m.write(data, 42, PLAIN);
          m.write(flag, 1, RELEASE);
          m.returned(true);
        });
    p.thread(
        m -> {
          m.call("receive");
          if (m.read(flag, read) == 1) {
            long seen = m.read(data, PLAIN);
            m.returned(seen);
            m.check(seen == 42, "the data was sent before the flag");
          } else {
            m.returned(null);
          }
        });
    return p.build();
  }

  private static Verification.Result verify(AccessMode read) {
    return Verification.of(EXPLORER, new Failures()).run(messagePassing(read));
  }

  @Test
  void theTraceSaysWhichReadIsStaleAndWhichOrderIsMissing() {
    Verification.Example example = verify(OPAQUE).smallest().orElseThrow();
    Trace trace = example.trace();
    assertThat(trace.explanation())
        .isEqualTo(
            "Thread 1 failed: the data was sent before the flag. Thread 1's plain read of data in"
                + " receive() of thread 1 is stale: it saw 0, the initial value, although thread 0"
                + " had written 42 in send(42) of thread 0. Thread 1 had already seen thread 0's"
                + " later release write of flag by an opaque read. That pair publishes nothing: the"
                + " read is opaque, and would have to be an acquire read (or be followed by an"
                + " acquire fence). With that this execution is forbidden.");
    Trace.Step flag =
        trace.steps().stream()
            .filter(step -> step.kind() == Trace.Kind.READ && step.location().equals("flag"))
            .findFirst()
            .orElseThrow();
    int from = Objects.requireNonNull(flag.readsFrom());
    Trace.Step source = trace.steps().get(from);
    assertThat(source.kind()).isEqualTo(Trace.Kind.WRITE);
    assertThat(source.location()).isEqualTo("flag");
    assertThat(trace.steps())
        .anyMatch(step -> step.location().equals("data") && step.note().startsWith("stale"));
  }

  @Test
  void acquireMakesItRight() {
    assertThat(verify(AccessMode.ACQUIRE).holds()).isTrue();
  }

  @Test
  void theReplayFileIsStableAndRunsTheSameExecutionAgain() {
    String file = verify(OPAQUE).smallest().orElseThrow().replay();
    assertThat(verify(OPAQUE).smallest().orElseThrow().replay()).isEqualTo(file);
    Execution again = EXPLORER.replay(messagePassing(OPAQUE), file);
    assertThat(again.failure()).isPresent();
    assertThat(GraphKeys.key(again.graph()))
        .isEqualTo("0.0WRITE 0.1WRITE 1.0READ(0.1) 1.1READinit mo(0.0) mo(0.1)");
  }

  @Test
  void aFileOfAnotherProgramIsRefused() {
    String file = verify(OPAQUE).smallest().orElseThrow().replay();
    Program other = messagePassing(AccessMode.ACQUIRE);
    assertThatThrownBy(() -> EXPLORER.replay(other, file))
        .isInstanceOf(NondeterministicProgramException.class);
    assertThatThrownBy(() -> EXPLORER.replay(other, "anything"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * A list with room for two nodes of each of two threads, that the threads allocate: a node has a
   * value, and the list's head names the node by its number.
   */
  private static Program linkedNodes() {
    Program.Builder p = Program.named("linked nodes");
    Location head = p.location("head of the list", 0);
    Location[] published = new Location[4];
    p.thread(
        m -> {
          m.allocate("never used", 9);
          published[1] = m.allocate("node", 7);
          m.write(published[1], 42, PLAIN);
          m.write(head, 1, VOLATILE);
        });
    p.thread(
        m -> {
          boolean first = m.read(head, VOLATILE) == 0;
          published[2] = m.allocate("node", first ? 5 : 6);
          m.write(head, 2, VOLATILE);
        });
    p.thread(
        m -> {
          int which = (int) m.read(head, OPAQUE);
          m.check(which != 1 || m.read(published[1], PLAIN) == 42, "a node is whole");
          m.check(which != 2 || m.read(published[2], PLAIN) != 6, "the second node is first");
        });
    return p.build();
  }

  @Test
  void allocatedLocationsAreToldApartByWhoAllocatedThem() {
    Verification.Result result = Verification.of(EXPLORER, new Failures()).run(linkedNodes());
    assertThat(result.smallest().orElseThrow().replay())
        .contains("allocated 0 1 7 node\n", " node@0.1\n", " head of the list\n")
        .doesNotContain("never used");
    assertThat(result.smallest().orElseThrow().trace().steps())
        .anyMatch(step -> step.location().equals("node@0.1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"SC", "RC11", "JAMx"})
  void everyExecutionWithAllocatedLocationsRunsAgain(String name) {
    MemoryModel model =
        switch (name) {
          case "SC" -> new SequentialConsistency();
          case "RC11" -> new Rc11();
          default -> new Jamx();
        };
    Explorer explorer = Explorer.of(model);
    List<String> initials = new ArrayList<>();
    Exploration seen =
        explorer.explore(
            linkedNodes(),
            execution -> {
              String file = ReplayFile.text(execution, name);
              Execution again = explorer.replay(linkedNodes(), file);
              assertThat(GraphKeys.key(again.graph())).startsWith(keyOfEvents(execution));
              assertThat(ReplayFile.text(again, name)).isEqualTo(file);
              assertThat(again.failure().map(Throwable::getMessage))
                  .isEqualTo(execution.failure().map(Throwable::getMessage));
              file.lines().filter(line -> line.startsWith("allocated 1")).forEach(initials::add);
              return true;
            });
    assertThat(seen.isExhausted()).isTrue();
    assertThat(initials).contains("allocated 1 0 5 node", "allocated 1 0 6 node");
  }

  private static String keyOfEvents(Execution execution) {
    String key = GraphKeys.key(execution.graph());
    return key.substring(0, key.indexOf("mo"));
  }

  @Test
  void aLocationNameStandsForOneLocation() {
    Program.Builder p = Program.named("twice");
    p.location("x", 0);
    assertThatThrownBy(() -> p.location("x", 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
