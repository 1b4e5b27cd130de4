package dev.touchstone.conformance.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.touchstone.conformance.Conformance;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Verdict;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A defect is put down to its claim, and to no other that is still intact. */
class AttributionTest {

  @Test
  void aQueueThatIsRightIsFoundRight() throws InterruptedException {
    assertThat(findings(PlainQueue::new))
        .isNotEmpty()
        .extracting(Finding::verdict)
        .containsOnly(Verdict.HOLDS);
  }

  @Test
  void pollThatGivesUpBreaksEmpty() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      private int polls;

                      @Override
                      public @Nullable Object poll() {
                        return ++polls % 5 == 0 ? null : super.poll();
                      }
                    }))
        .contains("QUEUE-EMPTY")
        .doesNotContain("QUEUE-FIFO", "QUEUE-RELAXED", "QUEUE-COLLECTION");
  }

  @Test
  void peekAtTheWrongEndBreaksPeekAlone() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      @Override
                      public @Nullable Object peek() {
                        return elements.peekLast();
                      }

                      @Override
                      public @Nullable Object relaxedPeek() {
                        return elements.peek();
                      }
                    }))
        .contains("QUEUE-PEEK")
        .doesNotContain("QUEUE-FIFO", "QUEUE-SIZE", "QUEUE-CAPACITY");
  }

  @Test
  void isEmptyThatDisagreesBreaksSizeAlone() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      @Override
                      public boolean isEmpty() {
                        return elements.size() < 2;
                      }
                    }))
        .contains("QUEUE-SIZE")
        .doesNotContain("QUEUE-FIFO", "QUEUE-EMPTY");
  }

  @Test
  void drainBeyondItsLimitBreaksBatch() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      @Override
                      public int drain(Consumer<Object> action, int limit) {
                        return super.drain(action, limit + 1);
                      }
                    }))
        .containsExactly("QUEUE-BATCH");
  }

  @Test
  void oneElementTooManyBreaksCapacity() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      @Override
                      public boolean offer(Object element) {
                        return elements.size() <= capacity && elements.add(element);
                      }

                      @Override
                      public boolean relaxedOffer(Object element) {
                        return super.offer(element);
                      }
                    }))
        .containsExactly("QUEUE-CAPACITY");
  }

  @Test
  void relaxedOfferThatOverfillsBreaksRelaxed() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      @Override
                      public boolean relaxedOffer(Object element) {
                        return elements.add(element);
                      }
                    }))
        .containsExactly("QUEUE-RELAXED");
  }

  @Test
  void operationsThatMayFailSpuriouslyMay() throws InterruptedException {
    assertThat(
            violated(
                capacity ->
                    new PlainQueue(capacity) {
                      private int calls;

                      @Override
                      public boolean relaxedOffer(Object element) {
                        return ++calls % 3 != 0 && super.relaxedOffer(element);
                      }

                      @Override
                      public @Nullable Object relaxedPeek() {
                        return ++calls % 3 == 0 ? null : super.relaxedPeek();
                      }
                    }))
        .isEmpty();
  }

  @Test
  void pollThatNeverReturnsBreaksProgressAndLeavesNothingHolding() throws InterruptedException {
    List<Finding> findings =
        Conformance.findings(
            subject(
                capacity ->
                    new PlainQueue(capacity) {
                      private int polls;

                      @Override
                      public @Nullable Object poll() {
                        return ++polls == 12 ? hang() : super.poll();
                      }
                    }),
            Budget.QUICK,
            "QUEUE-PROGRESS",
            "QUEUE-FIFO");

    assertThat(findings)
        .extracting(Finding::claim, Finding::verdict)
        .containsExactly(
            tuple("QUEUE-PROGRESS", Verdict.VIOLATED), tuple("QUEUE-FIFO", Verdict.INCONCLUSIVE));
    assertThat(findings.get(0).reason()).startsWith("poll() did not return");
    assertThat(findings.get(0).trace().tables().get(0).rows().toString()).contains("park");
  }

  @Test
  void aConstructorThatRefusesEverythingLeavesNothingHolding() throws InterruptedException {
    List<Finding> findings =
        findings(
            capacity -> {
              throw new IllegalArgumentException("no");
            });

    assertThat(findings).extracting(Finding::verdict).doesNotContain(Verdict.HOLDS);
  }

  private static Object hang() {
    while (true) {
      LockSupport.park();
    }
  }

  private static QueueSubject subject(IntFunction<? extends QueueUnderTest> factory) {
    return PlainQueue.subject("Plain", factory);
  }

  private static List<Finding> findings(IntFunction<? extends QueueUnderTest> factory)
      throws InterruptedException {
    return Conformance.findings(subject(factory), Budget.QUICK);
  }

  private static Set<String> violated(IntFunction<? extends QueueUnderTest> factory)
      throws InterruptedException {
    return findings(factory).stream()
        .filter(finding -> finding.verdict() == Verdict.VIOLATED)
        .map(Finding::claim)
        .collect(Collectors.toSet());
  }
}
