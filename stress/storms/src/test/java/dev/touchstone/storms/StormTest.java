package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Storms end, whatever the queue does, and right queues give right histories. */
class StormTest {
  private static final StormHistory.Setup SETUP = new StormHistory.Setup(2, 2, false, true);

  private static StormPlan plan(Mix mix) {
    return new StormPlan(mix, 2, 1, 3, 1, true, 2, false, 2_000, 5);
  }

  private static Storm.Outcome storm(QueueUnderTest queue, Mix mix) throws InterruptedException {
    return new Storm(plan(mix), queue, SETUP, true, true, 200).run();
  }

  @Test
  void theReferenceGivesRightHistoriesUnderEveryMix() throws Exception {
    QueueSubject reference = (QueueSubject) Subjects.find("touchstone:SpmcArrayQueue", null);
    for (Mix mix : List.of(Mix.CORE, Mix.OBSERVED, Mix.RELAXED, Mix.BATCH)) {
      Storm.Outcome outcome = storm(reference.create(2), mix);
      StormHistory history = outcome.history();
      assertThat(history).isNotNull();
      assertThat(history.size()).isGreaterThan(1_000);
      assertThat(new Judge(Rules.of(reference.contract())).judge(history)).isEmpty();
    }
  }

  @Test
  void anOperationThatDoesNotReturnIsAHangWithItsStack() throws Exception {
    Storm.Outcome outcome = storm(new Broken(true), Mix.CORE);
    assertThat(outcome.history()).isNull();
    Hang hang = outcome.hang();
    assertThat(hang).isNotNull();
    assertThat(hang.certain()).isTrue();
    assertThat(hang.operation()).isEqualTo("poll");
    assertThat(hang.stacks().get(0)).contains("Broken");
  }

  @Test
  void anOperationThatThrowsIsTold() throws Exception {
    Storm.Outcome outcome = storm(new Broken(false), Mix.CORE);
    assertThat(outcome.failure()).hasMessage("no");
    assertThat(outcome.failed()).endsWith("in poll");
  }

  /** Accepts everything, and its poll hangs or throws. */
  private static final class Broken implements QueueUnderTest {
    private final boolean hangs;

    Broken(boolean hangs) {
      this.hangs = hangs;
    }

    @Override
    public Set<Capability> capabilities() {
      return Set.of();
    }

    @Override
    public boolean offer(Object element) {
      return true;
    }

    @Override
    public @Nullable Object poll() {
      if (!hangs) {
        throw new IllegalStateException("no");
      }
      synchronized (this) {
        try {
          while (!Thread.currentThread().isInterrupted()) {
            wait();
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return null;
    }
  }
}
