package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A consumer that has claimed an element and not cleared its slot, played by hand through the
 * accessors: first half {@link #claim}, second half {@link #takeClaimed}.
 */
@Timeout(10)
class SpmcArrayQueueClaimedSlotTest {

  private final SpmcArrayQueue<String> queue = new SpmcArrayQueue<>(1);

  @Test
  void theQueueIsEmptyForEveryoneElse() {
    queue.offer("a");
    claim(0);
    assertThat(queue.isEmpty()).isTrue();
    assertThat(queue.size()).isZero();
    assertThat(queue.poll()).isNull();
    assertThat(queue.peek()).isNull();
    assertThat(queue.relaxedPeek()).isNull();
    assertThat(queue).isEmpty();
  }

  @Test
  void relaxedOfferFailsAtOnce() {
    queue.offer("a");
    claim(0);
    assertThat(queue.relaxedOffer("b")).isFalse();
  }

  @Test
  void offerWaitsForTheClearAndSucceeds() throws InterruptedException {
    queue.offer("a");
    claim(0);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean offered = new AtomicBoolean();
    Thread producer =
        new Thread(
            () -> {
              begun.countDown();
              offered.set(queue.offer("b"));
            });
    producer.start();
    begun.await();
    producer.join(50);
    assertThat(producer.isAlive()).as("offer waits").isTrue();
    takeClaimed(0);
    producer.join();
    assertThat(offered).isTrue();
    assertThat(queue.poll()).isEqualTo("b");
  }

  @Test
  void aFullQueueIsReportedFullThoughAnotherSlotIsClaimed() {
    SpmcArrayQueue<String> two = new SpmcArrayQueue<>(2);
    two.offer("a");
    two.offer("b");
    assertThat(two.offer("c")).isFalse();
    assertThat(two.compareAndSetConsumerIndex(0, 1)).isTrue();
    assertThat(two.poll()).isEqualTo("b");
    two.setSlotRelease(two.slots, two.slotOf(0), null);
    assertThat(two.offer("c")).isTrue();
    assertThat(two.offer("d")).isTrue();
    assertThat(two.offer("e")).isFalse();
  }

  private void claim(long index) {
    assertThat(queue.compareAndSetConsumerIndex(index, index + 1)).isTrue();
  }

  private void takeClaimed(long index) {
    queue.setSlotRelease(queue.slots, queue.slotOf(index), null);
  }
}
