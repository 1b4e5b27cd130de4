package dev.touchstone.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import dev.touchstone.models.lincheck.Trial;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.PinnedScenarios;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.queue.SpmcArrayQueue;
import dev.touchstone.subjects.specimens.SpmcBatchClaimedAfterOneSlotCheck;
import dev.touchstone.subjects.specimens.SpmcIndexBeforeElement;
import dev.touchstone.subjects.specimens.SpmcOfferFailsWhileSlotIsClaimed;
import dev.touchstone.subjects.specimens.SpmcPeekWithoutSecondIndexRead;
import dev.touchstone.subjects.specimens.SpmcRepeatedElement;
import dev.touchstone.subjects.specimens.SpmcReversedFullComparison;
import dev.touchstone.subjects.specimens.SpmcSizeWithoutDoubleRead;
import dev.touchstone.subjects.specimens.SpmcSlotClearedByValue;
import dev.touchstone.subjects.specimens.SpmcSpinsForStoppedConsumer;
import dev.touchstone.subjects.specimens.SpmcSwappedElements;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The negative controls, each on the pinned scenarios of its group; and the reference on all. */
class ControlsTest {
  private static final int INVOCATIONS = 200;

  /** Enough to see a check that accuses everything; the engine itself runs many more. */
  private static final int FEW = 15;

  private static final Deadline AMPLE = new Deadline(Duration.ofMinutes(10));
  private static final String WAIT_FREE_OFFER =
      RingSubject.REFERENCE.replace("offer=BLOCKING", "offer=WAIT_FREE");

  static Stream<Arguments> controlsOfOrder() {
    return Stream.of(
        control("QUEUE-FULL", OperationGroup.ORDER, SpmcOfferFailsWhileSlotIsClaimed::new),
        control("QUEUE-FULL", OperationGroup.ORDER, SpmcReversedFullComparison::new),
        control("QUEUE-FIFO", OperationGroup.ORDER, SpmcRepeatedElement::new),
        control("QUEUE-FIFO", OperationGroup.ORDER, SpmcSwappedElements::new),
        control("QUEUE-FIFO", OperationGroup.ORDER, SpmcSlotClearedByValue::new),
        control("QUEUE-EMPTY", OperationGroup.ORDER, SpmcIndexBeforeElement::new),
        control("QUEUE-PEEK", OperationGroup.HEAD, SpmcPeekWithoutSecondIndexRead::new),
        control("QUEUE-SIZE", OperationGroup.COUNT, SpmcSizeWithoutDoubleRead::new),
        control("QUEUE-BATCH", OperationGroup.BATCHES, SpmcBatchClaimedAfterOneSlotCheck::new));
  }

  private interface Maker {
    dev.touchstone.queue.BoundedQueue<Object> make(int capacity, long startIndex);
  }

  private static Arguments control(String claim, OperationGroup group, Maker maker) {
    String name = maker.make(1, 0).getClass().getSimpleName();
    return Arguments.of(claim, group, RingSubject.of(name, capacity -> maker.make(capacity, 0)));
  }

  private static OrderSearch search(
      RingSubject subject, OperationGroup group, List<Scenario> scenarios, int invocations) {
    Trial trial = new Trial(Trial.Mode.MODEL_CHECKING, invocations, step -> false);
    Tally tally =
        new Tally(Trial.Mode.MODEL_CHECKING, scenarios.size(), scenarios.size(), invocations);
    return new OrderSearch(subject, Capacities.of(subject), group, new TreeSet<>(), trial, tally);
  }

  @ParameterizedTest
  @MethodSource("controlsOfOrder")
  void aControlIsViolatedForItsClaim(String claim, OperationGroup group, RingSubject subject) {
    List<Scenario> pinned = PinnedScenarios.of(group);
    OrderSearch search = search(subject, group, pinned, INVOCATIONS);

    search.run(pinned, List.of(claim), AMPLE);

    Finding finding = search.findings(List.of(claim)).get(0);
    assertThat(finding.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(finding.trace()).isNotNull();
    assertThat(finding.trace().steps())
        .extracting(Trace.Step::kind)
        .contains(Trace.Kind.CALL, Trace.Kind.RETURN, Trace.Kind.WRITE);
    assertThat(finding.trace().explanation()).contains("No order of the operations");
  }

  @ParameterizedTest
  @EnumSource(
      value = OperationGroup.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ALL"})
  void theReferenceHolds(OperationGroup group) {
    List<Scenario> pinned = PinnedScenarios.of(group);
    OrderSearch search =
        search(RingSubject.of("SpmcArrayQueue", SpmcArrayQueue::new), group, pinned, FEW);

    search.run(pinned, group.claims(), AMPLE);

    // The tally is of as many scenarios as were pinned; a small number of them is meant here.
    assertThat(search.findings(group.claims()))
        .extracting(Finding::verdict)
        .doesNotContain(Verdict.VIOLATED);
    assertThat(search.findings(group.claims()).get(0).strength().figures())
        .containsEntry("scenarios", pinned.size() + " of " + pinned.size());
  }

  private static Finding progress(RingSubject subject, int invocations) {
    List<Scenario> pinned = PinnedScenarios.of(OperationGroup.ALL);
    Trial trial =
        new Trial(
            Trial.Mode.OBSTRUCTION,
            invocations,
            step -> ProgressSearch.mayWait(subject.contract(), step));
    ProgressSearch search =
        new ProgressSearch(
            subject,
            trial,
            new Tally(Trial.Mode.OBSTRUCTION, pinned.size(), pinned.size(), invocations));
    search.run(pinned, AMPLE);
    return search.finding();
  }

  @Test
  void aProducerThatSpinsForAStoppedConsumerIsNotWaitFree() {
    Finding finding =
        progress(
            RingSubject.of(
                "SpmcSpinsForStoppedConsumer",
                WAIT_FREE_OFFER,
                capacity -> new SpmcSpinsForStoppedConsumer<>(capacity, 0)),
            INVOCATIONS);

    assertThat(finding.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(finding.reason()).startsWith("offer(2) waits for a thread that is stopped");
  }

  @Test
  void theReferenceKeepsThePromiseThatItsOfferMayWait() {
    assertThat(progress(RingSubject.of("SpmcArrayQueue", SpmcArrayQueue::new), FEW).verdict())
        .isEqualTo(Verdict.HOLDS);
  }
}
