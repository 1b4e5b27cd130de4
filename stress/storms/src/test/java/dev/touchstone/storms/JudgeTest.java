package dev.touchstone.storms;

import static dev.touchstone.storms.Histories.STRICT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.SizePromise;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Histories that are known to be right, and histories that are known to be wrong. */
class JudgeTest {
  private static final int NULL = Element.NONE;

  @Test
  void overlappingOperationsMayTakeEffectInEitherOrder() {
    assertThat(
            new Histories(2, true, 2)
                .offer(0, 1, true, 0, 10)
                .poll(1, NULL, 1, 2)
                .poll(1, 1, 3, 4)
                .offer(0, 2, true, 20, 30)
                .poll(1, 2, 21, 40)
                .claims(STRICT))
        .isEmpty();
  }

  @Test
  void anElementThatLeavesTwiceIsWrong() {
    assertThat(
            new Histories(2, true, 3)
                .offer(0, 1, true, 0, 1)
                .poll(1, 1, 2, 5)
                .poll(2, 1, 2, 6)
                .claims(STRICT))
        .containsExactly(QueueClaims.FIFO);
  }

  @Test
  void anElementThatWasRefusedMustNotComeOut() {
    assertThat(new Histories(2, true, 2).offer(0, 1, false, 0, 9).poll(1, 1, 2, 5).claims(STRICT))
        .containsExactly(QueueClaims.FIFO);
  }

  @Test
  void aLostElementIsWrongOnlyOnceTheQueueWasDrained() {
    assertThat(new Histories(2, true, 1).offer(0, 1, true, 0, 1).claims(STRICT))
        .containsExactly(QueueClaims.FIFO);
    assertThat(new Histories(2, false, 1).offer(0, 1, true, 0, 1).claims(STRICT)).isEmpty();
  }

  @Test
  void swappedElementsAreWrong() {
    Histories swapped =
        new Histories(2, true, 2)
            .offer(0, 1, true, 0, 1)
            .offer(0, 2, true, 2, 3)
            .poll(1, 2, 4, 5)
            .poll(1, 1, 6, 7);
    assertThat(swapped.claims(STRICT)).containsExactly(QueueClaims.FIFO);
  }

  @Test
  void elementsOfDifferentProducersMayBeSwappedInTheWeakerForm() {
    Histories swapped =
        new Histories(2, true, 3)
            .offer(0, 1, true, 0, 1)
            .offer(1, 2, true, 2, 3)
            .poll(2, 2, 4, 5)
            .poll(2, 1, 6, 7);
    Rules perProducer = new Rules(true, true, true, true, SizePromise.EXACT, true, false);
    assertThat(swapped.claims(STRICT)).containsExactly(QueueClaims.FIFO);
    assertThat(swapped.claims(perProducer)).isEmpty();
  }

  /** The original's defect: one consumer has claimed a slot and not cleared it, another is done. */
  @Test
  void aRefusalWhileTheQueueWasCertainlyNotFullIsWrong() {
    Histories defect =
        new Histories(2, true, 3)
            .offer(0, 1, true, 0, 1)
            .offer(0, 2, true, 2, 3)
            .poll(1, 1, 4, 50)
            .poll(2, 2, 5, 6)
            .offer(0, 3, false, 10, 11);
    assertThat(defect.claims(STRICT)).containsExactly(QueueClaims.FULL);
    Rules weaker = new Rules(false, false, true, true, SizePromise.EXACT, true, false);
    assertThat(defect.claims(weaker)).isEmpty();
  }

  @Test
  void aRefusalAfterTheSameThreadFoundTheQueueEmptyIsWrong() {
    assertThat(
            new Histories(1, true, 2)
                .offer(0, 1, true, 0, 1)
                .poll(1, 1, 2, 50)
                .poll(0, NULL, 3, 4)
                .offer(0, 2, false, 5, 6)
                .claims(STRICT))
        .containsExactly(QueueClaims.FULL);
  }

  @Test
  void onePendingPollAloneDoesNotMakeARefusalWrong() {
    assertThat(
            new Histories(1, true, 2)
                .offer(0, 1, true, 0, 1)
                .poll(1, 1, 2, 50)
                .offer(0, 2, false, 5, 6)
                .claims(STRICT))
        .isEmpty();
  }

  @Test
  void anEmptyPollIsWrongAlsoWhenDifferentElementsHoldTheQueue() {
    Histories covered =
        new Histories(4, true, 2)
            .offer(0, 1, true, 0, 1)
            .poll(1, NULL, 2, 30)
            .offer(0, 2, true, 3, 4)
            .poll(0, 1, 5, 6)
            .poll(0, 2, 40, 41);
    assertThat(covered.claims(STRICT)).containsExactly(QueueClaims.EMPTY);
    Rules weaker = new Rules(false, true, false, true, SizePromise.EXACT, true, false);
    assertThat(covered.claims(weaker)).isEmpty();
  }

  @Test
  void aPeekAtWhatWasNotTheHeadIsWrong() {
    Histories base =
        new Histories(2, true, 2)
            .offer(0, 1, true, 0, 1)
            .offer(0, 2, true, 2, 3)
            .add(1, Op.PEEK, 2, 0, 4, 5)
            .poll(1, 1, 6, 7)
            .poll(1, 2, 8, 9);
    assertThat(base.claims(STRICT)).containsExactly(QueueClaims.PEEK);
  }

  @Test
  void aRelaxedPeekAtATakenElementIsWrong() {
    Histories taken =
        new Histories(2, true, 3)
            .offer(0, 1, true, 0, 1)
            .offer(0, 2, true, 2, 3)
            .poll(1, 1, 4, 50)
            .poll(2, 2, 5, 6)
            .add(2, Op.RELAXED_PEEK, 1, 0, 7, 8);
    assertThat(taken.claims(STRICT)).containsExactly(QueueClaims.RELAXED);
  }

  @Test
  void aSizeBeyondWhatTheQueueHeldIsWrongAndTheBoundedPromiseIsWider() {
    Histories sized =
        new Histories(4, true, 2)
            .offer(0, 1, true, 0, 1)
            .add(1, Op.SIZE, 0, 2, 2, 20)
            .poll(0, 1, 3, 4)
            .offer(0, 2, true, 5, 6)
            .poll(0, 2, 30, 31);
    assertThat(sized.claims(STRICT)).containsExactly(QueueClaims.SIZE);
    assertThat(sized.claims(new Rules(false, true, true, true, SizePromise.BOUNDED, true, false)))
        .isEmpty();
  }

  @Test
  void aSizeOutsideOfTheCapacityIsWrongUnderEveryPromise() {
    Rules estimate = new Rules(false, true, true, true, SizePromise.ESTIMATE, true, false);
    assertThat(new Histories(4, true, 1).add(0, Op.SIZE, 0, -1, 0, 9).claims(estimate))
        .containsExactly(QueueClaims.SIZE);
    assertThat(new Histories(4, true, 1).add(0, Op.SIZE, 0, 5, 0, 9).claims(estimate))
        .containsExactly(QueueClaims.SIZE);
  }

  @Test
  void aSizeThatIsAnEstimateLeavesIsEmptyItsPromise() {
    Histories empty =
        new Histories(4, true, 2)
            .offer(0, 1, true, 0, 1)
            .add(1, Op.SIZE, 0, 0, 2, 3)
            .add(1, Op.IS_EMPTY, 0, 1, 4, 5)
            .poll(0, 1, 6, 7);
    assertThat(empty.claims(new Rules(false, true, true, true, SizePromise.ESTIMATE, true, false)))
        .containsExactly(QueueClaims.SIZE);
    assertThat(empty.claims(new Rules(false, true, true, true, SizePromise.ESTIMATE, false, false)))
        .isEmpty();
  }

  @Test
  void theOnlyConsumerMayRelyOnIsEmptyThoughSizeIsAnEstimate() {
    Histories hope =
        new Histories(4, true, 2)
            .offer(0, 1, true, 0, 50)
            .add(1, Op.IS_EMPTY, 0, 0, 1, 2)
            .poll(1, NULL, 3, 4)
            .poll(1, 1, 5, 51);
    assertThat(hope.claims(new Rules(false, true, true, true, SizePromise.ESTIMATE, true, true)))
        .containsExactly(QueueClaims.SIZE);
    assertThat(hope.claims(new Rules(false, true, true, true, SizePromise.ESTIMATE, false, true)))
        .isEmpty();
  }

  @Test
  void theOnlyConsumerMayRelyOnWhatSizeToldIt() {
    Histories hope =
        new Histories(4, true, 2)
            .offer(0, 1, true, 0, 50)
            .add(1, Op.SIZE, 0, 1, 1, 2)
            .poll(1, NULL, 3, 4)
            .poll(1, 1, 5, 51);
    assertThat(hope.claims(new Rules(false, true, true, true, SizePromise.BOUNDED, true, true)))
        .containsExactly(QueueClaims.SIZE);
    assertThat(hope.claims(new Rules(false, true, true, true, SizePromise.BOUNDED, true, false)))
        .isEmpty();
  }

  @Test
  void aBatchMustCountItsElementsAndKeepTheirOrder() {
    Histories miscounted =
        new Histories(4, true, 1)
            .offer(0, 1, true, 0, 1)
            .add(0, Op.DRAINED, 1, 1, 2, 3)
            .add(0, Op.DRAIN, StormHistory.batch(1, 2), 2, 2, 3);
    assertThat(miscounted.claims(STRICT)).containsExactly(QueueClaims.BATCH);
    Histories swapped =
        new Histories(4, true, 1)
            .offer(0, 1, true, 0, 1)
            .offer(0, 2, true, 2, 3)
            .add(0, Op.DRAINED, 2, 1, 4, 5)
            .add(0, Op.DRAINED, 1, 1, 4, 5)
            .add(0, Op.DRAIN, StormHistory.batch(2, 2), 2, 4, 5);
    assertThat(swapped.claims(STRICT)).containsExactly(QueueClaims.BATCH);
  }

  @Test
  void moreThanTheCapacityIsWrong() {
    assertThat(
            new Histories(1, true, 1)
                .offer(0, 1, true, 0, 1)
                .offer(0, 2, true, 2, 3)
                .poll(0, 1, 4, 5)
                .poll(0, 2, 6, 7)
                .claims(STRICT))
        .containsExactly(QueueClaims.CAPACITY);
  }

  @Test
  void whenEveryElementIsTheSameTheCountsTell() {
    StormHistory.Setup anonymous = new StormHistory.Setup(2, 2, true, true);
    OpLog log = new OpLog(4);
    log.add(Op.OFFER, 0, 1, 0, 1);
    log.add(Op.OFFER, 0, 1, 2, 3);
    log.add(Op.POLL, 0, 1, 4, 5);
    log.add(Op.POLL, NULL, 1, 6, 7);
    StormHistory history = new StormHistory(anonymous, List.of("t"), List.of(log));
    assertThat(new Judge(STRICT).judge(history))
        .extracting(Breach::claim)
        .containsExactly(QueueClaims.FIFO);
  }
}
