package dev.touchstone.subjects.specimens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Each defect that needs two threads, by the interleaving of its comment: an accessor is overridden
 * so that, in the middle of one thread's operation, the other thread's operations run. Both are
 * played by this thread, which makes the interleaving certain.
 */
@Timeout(10)
class TwoThreadSpecimensTest {

  private Runnable meanwhile = () -> {};

  @BeforeEach
  void nothingMeanwhile() {
    meanwhile = () -> {};
  }

  private void letTheOtherThreadRun() {
    Runnable other = meanwhile;
    meanwhile = () -> {};
    other.run();
  }

  @Test
  void offerFailsWhileSlotIsClaimed() {
    SpmcOfferFailsWhileSlotIsClaimed<String> queue = new SpmcOfferFailsWhileSlotIsClaimed<>(1, 0);
    queue.offer("a");
    assertThat(queue.compareAndSetConsumerIndex(0, 1)).as("claims a").isTrue();
    assertThat(queue.poll()).isNull();
    assertThat(queue.offer("b")).isFalse();
    assertThat(queue.takeClaimed(0)).isEqualTo("a");
    assertThat(queue.offer("b")).isTrue();
  }

  @Test
  void repeatedElement() {
    SpmcRepeatedElement<String> queue =
        new SpmcRepeatedElement<>(1, 0) {
          @Override
          boolean compareAndSetConsumerIndex(long expected, long index) {
            letTheOtherThreadRun();
            return super.compareAndSetConsumerIndex(expected, index);
          }
        };
    queue.offer("a");
    meanwhile = () -> assertThat(queue.poll()).isEqualTo("a");
    assertThat(queue.poll()).isEqualTo("a");
  }

  @Test
  void slotClearedByValue() {
    SpmcSlotClearedByValue<String> queue =
        new SpmcSlotClearedByValue<>(1, 0) {
          @Override
          boolean compareAndSetSlot(long index, @Nullable String old, @Nullable String element) {
            letTheOtherThreadRun();
            return super.compareAndSetSlot(index, old, element);
          }
        };
    queue.offer("x");
    meanwhile = () -> assertThat(queue.offer("x")).isTrue();
    assertThat(queue.poll()).isEqualTo("x");
    assertThat(queue.size()).isEqualTo(1);
    assertThat(queue.poll()).as("the second x").isNull();
    assertThat(queue.size()).isZero();
  }

  @Test
  void indexBeforeElementSeenByOneConsumer() {
    SpmcIndexBeforeElement<String> queue =
        new SpmcIndexBeforeElement<>(1, 0) {
          @Override
          void setSlotRelease(long index, @Nullable String element) {
            letTheOtherThreadRun();
            super.setSlotRelease(index, element);
          }
        };
    meanwhile =
        () -> {
          assertThat(queue.size()).isEqualTo(1);
          assertThat(queue.poll()).isNull();
        };
    assertThat(queue.offer("a")).isTrue();
  }

  @Test
  void indexBeforeElementSeenByTwoConsumers() {
    SpmcIndexBeforeElement<String> queue =
        new SpmcIndexBeforeElement<>(2, 0) {
          @Override
          @Nullable String getSlotAcquire(long index) {
            letTheOtherThreadRun();
            return super.getSlotAcquire(index);
          }
        };
    queue.offer("a");
    queue.offer("b");
    meanwhile = () -> assertThat(queue.poll()).isEqualTo("a");
    assertThat(queue.poll()).isNull();
    assertThat(queue.poll()).isEqualTo("b");
  }

  @Test
  void peekWithoutSecondIndexRead() {
    SpmcPeekWithoutSecondIndexRead<String> queue =
        new SpmcPeekWithoutSecondIndexRead<>(2, 0) {
          @Override
          @Nullable String getSlotAcquire(long index) {
            letTheOtherThreadRun();
            return super.getSlotAcquire(index);
          }
        };
    queue.offer("a");
    queue.offer("b");
    meanwhile =
        () -> {
          assertThat(queue.poll()).isEqualTo("a");
          assertThat(queue.offer("c")).isTrue();
        };
    assertThat(queue.peek()).isEqualTo("c");
    assertThat(queue.poll()).isEqualTo("b");
  }

  @Test
  void sizeWithoutDoubleRead() {
    SpmcSizeWithoutDoubleRead<String> queue =
        new SpmcSizeWithoutDoubleRead<>(2, 0) {
          @Override
          long getProducerIndexAcquire() {
            letTheOtherThreadRun();
            return super.getProducerIndexAcquire();
          }
        };
    queue.offer("a");
    meanwhile =
        () -> {
          assertThat(queue.poll()).isEqualTo("a");
          assertThat(queue.offer("b")).isTrue();
        };
    assertThat(queue.size()).as("though there was never more than one").isEqualTo(2);
  }

  @Test
  void sizeNotClipped() {
    SpmcSizeNotClipped<String> queue =
        new SpmcSizeNotClipped<>(2, 0) {
          @Override
          long getProducerIndexAcquire() {
            letTheOtherThreadRun();
            return super.getProducerIndexAcquire();
          }
        };
    queue.offer("a");
    queue.offer("b");
    meanwhile =
        () -> {
          assertThat(queue.poll()).isEqualTo("a");
          assertThat(queue.offer("c")).isTrue();
        };
    assertThat(queue.size()).as("of a capacity of 2").isEqualTo(3);
  }

  @Test
  void batchClaimedAfterOneSlotCheck() {
    SpmcBatchClaimedAfterOneSlotCheck<String> queue = new SpmcBatchClaimedAfterOneSlotCheck<>(2, 0);
    queue.offer("a");
    queue.offer("b");
    assertThat(queue.compareAndSetConsumerIndex(0, 1)).as("claims a").isTrue();
    assertThat(queue.poll()).isEqualTo("b");
    Iterator<String> source = List.of("x", "y").iterator();
    assertThat(queue.fill(source::next, 2)).isEqualTo(2);
    assertThat(queue.takeClaimed(0)).as("instead of a").isEqualTo("x");
  }

  @Test
  void spinsForStoppedConsumer() throws InterruptedException {
    SpmcSpinsForStoppedConsumer<String> queue = new SpmcSpinsForStoppedConsumer<>(1, 0);
    queue.offer("a");
    assertThat(queue.compareAndSetConsumerIndex(0, 1)).as("claims a").isTrue();
    Thread producer = new Thread(() -> queue.offer("b"));
    producer.start();
    producer.join(50);
    assertThat(producer.isAlive()).isTrue();
    queue.takeClaimed(0);
    producer.join();
    assertThat(queue.poll()).isEqualTo("b");
  }
}
