package dev.touchstone.models.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations.Batch;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.judge.Execution.Thrown;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JudgeTest {
  private static final String STRICT = "mpmc-bounded,memory=SEQUENTIAL,size=EXACT";

  private final List<Returned> calls = new ArrayList<>();

  /** Adds a call; {@code after} are indexes of calls of other threads that had returned. */
  private JudgeTest call(int thread, Step step, @Nullable Object result, Integer... after) {
    calls.add(new Returned(thread, step, result, List.of(after)));
    return this;
  }

  private JudgeTest offer(int thread, int element, boolean result, Integer... after) {
    return call(thread, Step.of("offer", element), result, after);
  }

  private JudgeTest poll(int thread, @Nullable Integer result, Integer... after) {
    return call(thread, Step.of("poll"), result, after);
  }

  private List<String> violated(
      String contract, int capacity, OperationGroup group, String... known) {
    Violation violation =
        new Judge((QueueContract) Contracts.parse(contract), capacity, group)
            .judge(new Execution(calls), Set.of(known));
    return violation == null ? List.of() : violation.claims();
  }

  @Test
  void whatHasALegalOrderViolatesNothing() {
    offer(0, 1, true).offer(0, 2, false).poll(1, 1).poll(1, null);

    assertThat(violated(STRICT, 1, OperationGroup.ORDER)).isEmpty();
  }

  @Test
  void aRefusedOfferAfterARoomMakingPollIsAboutFull() {
    offer(0, 1, true).poll(1, 1, 0).offer(0, 2, false, 1);

    assertThat(violated(STRICT, 1, OperationGroup.ORDER)).containsExactly("QUEUE-FULL");
    assertThat(violated(STRICT, 1, OperationGroup.ORDER, "QUEUE-FULL")).isEmpty();
  }

  @Test
  void underHappensBeforeThreadsThatDoNotCommunicateMayDisagreeAboutFull() {
    // One element in a queue of two: by store buffering both sides may miss what the other did.
    offer(0, 1, true).offer(0, 2, true).offer(0, 3, false).poll(1, 1).poll(1, null);
    String weak = STRICT.replace("SEQUENTIAL", "HAPPENS_BEFORE");

    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).isNotEmpty();
    assertThat(violated(weak, 2, OperationGroup.ORDER)).isEmpty();
  }

  @Test
  void aPollThatMissesAnElementWhileOthersWorkIsAboutEmpty() {
    offer(0, 1, true).offer(0, 2, true).poll(1, 1, 1).poll(2, null, 1).poll(0, 2, 2, 3);

    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).containsExactly("QUEUE-EMPTY");
  }

  @Test
  void anElementThatIsNotThereAtRestIsLost() {
    offer(0, 1, true).poll(0, null);

    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).containsExactly("QUEUE-FIFO");
  }

  @Test
  void whatOnlyALargerQueueCouldAcceptIsAboutTheCapacity() {
    offer(0, 1, true).offer(0, 2, true).offer(0, 3, true).poll(1, 1, 2).poll(1, 2).poll(1, 3);

    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).containsExactly("QUEUE-CAPACITY");
    assertThat(violated(STRICT, 2, OperationGroup.ORDER, "QUEUE-CAPACITY")).isEmpty();
  }

  @Test
  void aRepeatedElementIsAboutOrder() {
    offer(0, 1, true).poll(0, 1).poll(1, 1, 0);

    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).containsExactly("QUEUE-FIFO");
    assertThat(violated(STRICT, 2, OperationGroup.ORDER, "QUEUE-FIFO")).isEmpty();
  }

  @Test
  void twoClaimsCanBeViolatedAtOnce() {
    offer(0, 1, true).offer(0, 2, false).poll(1, null, 1).poll(2, null, 1).poll(0, 1, 2, 3);

    assertThat(violated(STRICT, 2, OperationGroup.ORDER))
        .containsExactly("QUEUE-FULL", "QUEUE-EMPTY");
  }

  @Test
  void anElementThatWasNeverTheHeadIsAboutPeek() {
    offer(0, 1, true).offer(0, 2, true).call(1, Step.of("peek"), 2, 1).poll(0, 1, 2);

    assertThat(violated(STRICT, 2, OperationGroup.HEAD)).containsExactly("QUEUE-PEEK");
  }

  @Test
  void aSizeIsExactOrWithinBoundsAsTheContractSays() {
    // The poll and the second offer run beside size: two elements were never there together.
    offer(0, 1, true).poll(0, 1).offer(0, 2, true).call(1, Step.of("size"), 2, 0);
    String bounded = STRICT.replace("EXACT", "BOUNDED");

    assertThat(violated(STRICT, 2, OperationGroup.COUNT)).containsExactly("QUEUE-SIZE");
    assertThat(violated(bounded, 2, OperationGroup.COUNT)).isEmpty();
  }

  @Test
  void aSizeAtRestIsExactUnderEveryContractButAnEstimate() {
    offer(0, 1, true).call(0, Step.of("size"), 2);

    assertThat(violated(STRICT.replace("EXACT", "BOUNDED"), 2, OperationGroup.COUNT))
        .containsExactly("QUEUE-SIZE");
    assertThat(violated(STRICT.replace("EXACT", "ESTIMATE"), 2, OperationGroup.COUNT)).isEmpty();
  }

  @Test
  void anEstimateIsStillWithinTheCapacity() {
    offer(0, 1, true).call(0, Step.of("size"), -1);

    assertThat(violated(STRICT.replace("EXACT", "ESTIMATE"), 2, OperationGroup.COUNT))
        .containsExactly("QUEUE-SIZE");
  }

  @Test
  void theOnlyConsumerFindsWhatItSaw() {
    call(1, Step.of("isEmpty"), false).poll(1, null).offer(0, 1, true);

    assertThat(violated("mpsc-bounded,memory=SEQUENTIAL,size=BOUNDED", 2, OperationGroup.COUNT))
        .containsExactly("QUEUE-SIZE");
    assertThat(violated("mpmc-bounded,memory=SEQUENTIAL,size=BOUNDED", 2, OperationGroup.COUNT))
        .isEmpty();
  }

  @Test
  void aDrainIsASequenceOfPolls() {
    offer(0, 1, true).offer(0, 2, true).offer(0, 3, true);
    call(1, Step.of("drain", 2), new Batch(2, List.of(1, 3)), 2).poll(2, 2, 2);

    assertThat(violated(STRICT, 4, OperationGroup.BATCHES)).isEmpty();
  }

  @Test
  void aBatchKeepsOrderCountAndLimit() {
    offer(0, 1, true).offer(0, 2, true);
    Returned swapped = new Returned(0, Step.of("drain", 2), new Batch(2, List.of(2, 1)), List.of());
    Returned miscounted =
        new Returned(0, Step.of("drain", 2), new Batch(1, List.of(1, 2)), List.of());
    Returned tooMany = new Returned(0, Step.of("drain", 1), new Batch(2, List.of(1, 2)), List.of());

    for (Returned wrong : List.of(swapped, miscounted, tooMany)) {
      List<Returned> all = new ArrayList<>(calls);
      all.add(wrong);
      Violation violation =
          new Judge((QueueContract) Contracts.parse(STRICT), 2, OperationGroup.BATCHES)
              .judge(new Execution(all), Set.of());
      assertThat(violation).isNotNull();
      assertThat(violation.claims()).containsExactly("QUEUE-BATCH");
    }
  }

  @Test
  void aStaleLookAfterAnEmptyPollIsAboutTheLook() {
    // JCTools 4.0.6 SpmcArrayQueue: the element is claimed, and still in its slot.
    offer(0, 1, true).poll(0, 1).poll(1, null, 1).call(1, Step.of("relaxedPeek"), 1);

    assertThat(violated(STRICT, 1, OperationGroup.RELAXED_FORMS)).containsExactly("QUEUE-RELAXED");
  }

  @Test
  void aRelaxedFormMayFailButNotLie() {
    offer(0, 1, true)
        .call(0, Step.of("relaxedPoll"), null)
        .call(0, Step.of("relaxedOffer", 2), false);
    assertThat(violated(STRICT, 2, OperationGroup.RELAXED_FORMS)).isEmpty();

    call(0, Step.of("relaxedPeek"), 7);
    assertThat(violated(STRICT, 2, OperationGroup.RELAXED_FORMS)).containsExactly("QUEUE-RELAXED");
  }

  @Test
  void aDocumentedWeakerFormIsWhatASubjectIsHeldTo() {
    String relaxed = STRICT + ",relaxed=QUEUE-FULL:documentation";
    offer(0, 1, true).offer(0, 2, true).poll(1, 1, 1).poll(2, 2, 1).offer(0, 3, false, 3);
    // Thread 1's poll still runs when the offer is refused: that is what the weaker form allows.
    assertThat(violated(STRICT, 2, OperationGroup.ORDER)).containsExactly("QUEUE-FULL");
    assertThat(violated(relaxed, 2, OperationGroup.ORDER)).isEmpty();

    offer(0, 4, false, 2, 3);
    assertThat(violated(relaxed, 2, OperationGroup.ORDER)).containsExactly("QUEUE-FULL");
  }

  @Test
  void anOperationThatThrowsViolatesItsClaim() {
    offer(0, 1, true).call(1, Step.of("peek"), new Thrown("java.lang.NullPointerException", null));

    assertThat(violated(STRICT, 2, OperationGroup.HEAD)).containsExactly("QUEUE-PEEK");
    assertThat(violated(STRICT, 2, OperationGroup.HEAD, "QUEUE-PEEK")).isEmpty();
  }
}
