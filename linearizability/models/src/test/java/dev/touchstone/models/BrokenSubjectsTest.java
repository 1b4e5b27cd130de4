package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.queue.SpmcArrayQueue;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What does not run as it should is never said to hold. */
class BrokenSubjectsTest {
  private static final Deadline AMPLE = new Deadline(Duration.ofMinutes(10));
  private static final List<Scenario> SCENARIOS =
      List.of(Scenario.parse("1: offer(1) ; offer(2) | poll() ; poll() poll()"));
  private static final List<String> CLAIMS = OperationGroup.ORDER.claims();

  private static List<Finding> order(RingSubject subject, Deadline deadline) {
    Trial trial = new Trial(Trial.Mode.MODEL_CHECKING, 50, step -> false);
    OrderSearch search =
        new OrderSearch(
            subject,
            Capacities.of(subject),
            OperationGroup.ORDER,
            new TreeSet<>(),
            trial,
            new Tally(Trial.Mode.MODEL_CHECKING, 1, 1, 50));
    search.run(SCENARIOS, CLAIMS, deadline);
    return search.findings(CLAIMS);
  }

  private static Finding progress(RingSubject subject) {
    Trial trial =
        new Trial(
            Trial.Mode.OBSTRUCTION, 50, step -> ProgressSearch.mayWait(subject.contract(), step));
    ProgressSearch search =
        new ProgressSearch(subject, trial, new Tally(Trial.Mode.OBSTRUCTION, 1, 1, 50));
    search.run(SCENARIOS, AMPLE);
    return search.finding();
  }

  @Test
  void aPollThatThrowsIsAViolation() {
    List<Finding> findings = order(RingSubject.of("PollThrows", PollThrows::new), AMPLE);

    assertThat(findings.get(0).verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(findings.get(0).reason()).contains("poll() threw", "IllegalStateException: broken");
    assertThat(findings).extracting(Finding::verdict).doesNotContain(Verdict.HOLDS);
  }

  @Test
  void anOfferThatNeverReturnsBreaksItsProgressAndLeavesTheRestUndecided() {
    RingSubject subject = RingSubject.of("OfferHangsWhenFull", OfferHangsWhenFull::new);

    Finding progress = progress(subject);
    assertThat(progress.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(progress.reason()).startsWith("offer(2) goes round for ever");
    assertThat(order(subject, AMPLE))
        .allSatisfy(
            finding -> {
              assertThat(finding.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
              assertThat(finding.reason()).contains("an operation did not return");
            });
  }

  @Test
  void aConstructorThatFailsOnceInAWhileLeavesAllUndecided() {
    AtomicInteger made = new AtomicInteger();
    RingSubject subject =
        RingSubject.of(
            "FailsAtTen",
            capacity -> {
              if (made.incrementAndGet() > 10) {
                throw new IllegalStateException("no more");
              }
              return new SpmcArrayQueue<>(capacity);
            });

    assertThat(order(subject, AMPLE))
        .allSatisfy(
            finding -> {
              assertThat(finding.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
              assertThat(finding.reason()).contains("Lincheck failed");
            });
  }

  @Test
  void aViolationThatLincheckCannotRepeatIsStillOne() {
    AtomicInteger made = new AtomicInteger();
    // Every other queue loses what it is given: the repetition for the trace goes otherwise.
    RingSubject subject =
        RingSubject.of(
            "EveryOther",
            capacity ->
                made.incrementAndGet() % 2 == 0
                    ? new SpmcArrayQueue<>(capacity)
                    : new PollFindsNothing(capacity));

    Finding finding = order(subject, AMPLE).get(0);

    assertThat(finding.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(finding.trace().explanation()).contains("could not repeat this run");
    assertThat(finding.trace().steps()).isNotEmpty();
  }

  @Test
  void aRunThatIsCutShortLeavesAllUndecided() {
    Deadline over = new Deadline(Duration.ZERO);

    assertThat(order(RingSubject.of("SpmcArrayQueue", SpmcArrayQueue::new), over))
        .allSatisfy(
            finding -> {
              assertThat(finding.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
              assertThat(finding.reason()).isEqualTo("the time for this subject was up");
            });
  }

  private static final class PollThrows extends SpmcArrayQueue<Object> {
    PollThrows(int capacity) {
      super(capacity);
    }

    @Override
    public @Nullable Object poll() {
      throw new IllegalStateException("broken");
    }
  }

  private static final class PollFindsNothing extends SpmcArrayQueue<Object> {
    PollFindsNothing(int capacity) {
      super(capacity);
    }

    @Override
    public @Nullable Object poll() {
      super.poll();
      return null;
    }
  }

  private static final class OfferHangsWhenFull extends SpmcArrayQueue<Object> {
    OfferHangsWhenFull(int capacity) {
      super(capacity);
    }

    @Override
    public boolean offer(Object element) {
      boolean accepted = super.offer(element);
      while (!accepted) {
        Thread.onSpinWait();
      }
      return true;
    }
  }
}
