package dev.touchstone.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.evidence.Trace;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** A call that does not return is seen, and nothing else is taken for one. */
class WatchdogTest {
  private static final Duration LIMIT = Duration.ofMillis(200);

  private final Journal journal = new Journal();
  private volatile boolean stop;

  @Test
  void aBodyThatEndsDoesNotHang() throws Exception {
    assertThat(run(() -> journal.call("offer(1)", () -> true))).isNull();
  }

  @Test
  void aCallThatSpinsHangs() throws Exception {
    Hang hang =
        run(
            () -> {
              journal.begin("A queue of capacity 1");
              journal.call("offer(1)", () -> true);
              journal.call("poll()", this::spin);
            });
    stop = true;

    assertThat(hang).isNotNull();
    assertThat(hang.call()).isEqualTo("poll()");
    assertThat(hang.stack()).extracting(StackTraceElement::getMethodName).contains("spin");
    assertThat(hang.steps()).last().matches(step -> step.kind() == Trace.Kind.CALL);
    assertThat(hang.trace("title").explanation()).contains("A queue of capacity 1", "poll()");
  }

  @Test
  void aCallThatWaitsForNobodyHangs() throws Exception {
    Hang hang = run(() -> journal.call("offer(1)", this::park));
    stop = true;

    assertThat(hang).isNotNull();
    assertThat(hang.call()).isEqualTo("offer(1)");
  }

  @Test
  void aCallInsideACallbackIsTheOneThatHangs() throws Exception {
    Hang hang =
        run(
            () ->
                journal.call(
                    "drain(action, 2)",
                    () -> {
                      journal.call("offer(3)", () -> true);
                      return journal.call("offer(4)", this::spin);
                    }));
    stop = true;

    assertThat(hang).isNotNull();
    assertThat(hang.call()).isEqualTo("offer(4)");
  }

  @Test
  void manyShortCallsDoNotHang() throws Exception {
    long end = System.nanoTime() + 3 * LIMIT.toNanos();

    Hang hang =
        run(
            () -> {
              while (System.nanoTime() < end) {
                journal.begin("");
                journal.call("poll()", () -> "");
              }
            });

    assertThat(hang).isNull();
  }

  @Test
  void anExceptionOfTheBodyReachesTheCaller() {
    assertThatThrownBy(
            () ->
                run(
                    () -> {
                      throw new IllegalStateException("ours");
                    }))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("ours");
  }

  private Hang run(Runnable body) throws Exception {
    return new Watchdog(LIMIT).run("test", journal, body);
  }

  private String spin() {
    while (!stop) {
      Thread.onSpinWait();
    }
    return "";
  }

  private String park() {
    while (!stop) {
      LockSupport.park();
    }
    return "";
  }
}
