package dev.touchstone.explorer;

import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.evidence.Trace;
import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.oracle.GraphKeys;
import java.util.Objects;
import org.junit.jupiter.api.Test;

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
                + " later release write of flag by an opaque read, but that pair publishes nothing:"
                + " it takes a release write (or fence) and an acquire read (or fence).");
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
}
