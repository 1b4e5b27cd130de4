package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Queues that go from one user to the next. */
@SuppressWarnings(
    "ThreadPriorityCheck") // yields only because there may be fewer cores than threads
class RingBufferPoolTest {
  private static final int CAPACITY = 4;

  private final List<Interrupted> made = new ArrayList<>();
  private final RingBufferPool<String> pool =
      new RingBufferPool<>(
          () -> {
            made.add(new Interrupted());
            return made.get(made.size() - 1);
          },
          2);
  private final Recorder recorder = new Recorder();

  @Test
  void aQueueIsUsedAgainAndIsEmptyThen() {
    RingBuffer<String> first = pool.acquire();
    first.onNext("first's");
    first.onCompleted();
    first.release();
    RingBuffer<String> second = pool.acquire();
    assertThat(made).as("one queue for both").hasSize(1);
    assertThat(second.poll(recorder)).isFalse();
    second.onNext("second's");
    assertThatIllegalStateException().isThrownBy(() -> first.poll(recorder));
    assertThatIllegalStateException().isThrownBy(() -> first.onNext("late"));
    first.release();
    while (second.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("second's");
  }

  @Test
  void noMoreThanSomeAreKept() {
    List<RingBuffer<String>> three = List.of(pool.acquire(), pool.acquire(), pool.acquire());
    three.forEach(RingBuffer::release);
    three.forEach(released -> pool.acquire());
    assertThat(made).hasSize(4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RingBufferPool<>(Interrupted::new, -1));
  }

  /** The release, and the next user's first item, come in the middle of a poll. */
  @Test
  void aPollUnderWayAtTheReleaseDoesNotReachTheNextUsersItems() {
    RingBuffer<String> first = pool.acquire();
    made.get(0).beforeNextPoll =
        () -> {
          first.release();
          pool.acquire().onNext("second's");
        };
    assertThat(first.poll(recorder)).isFalse();
    assertThat(made).as("the queue in use was not given on").hasSize(2);
  }

  @Test
  void anItemUnderWayAtTheReleaseDoesNotReachTheNextUser() {
    RingBuffer<String> first = pool.acquire();
    List<RingBuffer<String>> second = new ArrayList<>();
    made.get(0).beforeNextOffer =
        () -> {
          first.release();
          second.add(pool.acquire());
        };
    first.onNext("first's");
    assertThat(second.get(0).poll(recorder)).isFalse();
    assertThat(recorder.events).isEmpty();
  }

  /** The end comes, and another poll takes the last item, after the first look for the end. */
  @Test
  void nothingIsReportedOnlyWhenThereIsNothing() {
    RingBuffer<String> buffer = pool.acquire();
    buffer.onNext("last");
    made.get(0).beforeNextPoll =
        () -> {
          buffer.onCompleted();
          assertThat(buffer.poll(recorder)).isTrue();
        };
    assertThat(buffer.poll(recorder)).isTrue();
    assertThat(recorder.events).containsExactly("last", "completed");
  }

  @Test
  void aReceiverThatReleasesDoesNotKeepTheQueueFromThePool() {
    RingBuffer<String> first = pool.acquire();
    first.onNext("a");
    first.poll(
        new Recorder() {
          @Override
          public void onNext(String item) {
            first.release();
          }
        });
    pool.acquire();
    assertThat(made).hasSize(1);
  }

  /** What counts in is counted out, whatever the queue does. */
  @Test
  void aRefusedItemDoesNotKeepTheQueueFromThePool() {
    RingBuffer<String> first = pool.acquire();
    made.get(0).beforeNextPoll =
        () -> {
          throw new IllegalStateException("the queue is broken");
        };
    assertThatIllegalStateException().isThrownBy(() -> first.poll(recorder));
    first.onCompleted();
    assertThatIllegalStateException().isThrownBy(() -> first.onNext("after the end"));
    first.release();
    pool.acquire();
    assertThat(made).hasSize(1);
  }

  @Test
  void operationsAllocateNothingAndALeaseLittle() {
    com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    RingBufferPool<Object> objects = new RingBufferPool<>(() -> new SpmcArrayQueue<>(CAPACITY), 1);
    useOften(objects, 1_000);
    long before = threads.getCurrentThreadAllocatedBytes();
    useOften(objects, 10_000);
    long used = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(used / 10_000).as("bytes a lease with eight operations").isLessThanOrEqualTo(48);
  }

  private static void useOften(RingBufferPool<Object> objects, int times) {
    Receiver sink = new Receiver();
    for (int i = 0; i < times; i++) {
      RingBuffer<Object> buffer = objects.acquire();
      for (int j = 0; j < 4; j++) {
        buffer.onNext(sink);
        buffer.poll(sink);
      }
      buffer.release();
    }
  }

  private static final class Receiver implements RingBuffer.Receiver<Object> {
    @Override
    public void onNext(Object item) {}

    @Override
    public void onError(Throwable error) {}

    @Override
    public void onCompleted() {}
  }

  /** Users who send their own name, and two threads each who release in the middle. */
  @Test
  @Timeout(60)
  void usersNeverMeetUnderThreads() throws Exception {
    RingBufferPool<String> shared =
        new RingBufferPool<>(() -> new WaitFreeSpmcArrayQueue<>(CAPACITY), 2);
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      for (int user = 0; user < 400; user++) {
        String name = "user " + user;
        RingBuffer<String> buffer = shared.acquire();
        Future<List<String>> one = threads.submit(() -> pollUntilReleased(buffer));
        Future<List<String>> other = threads.submit(() -> pollUntilReleased(buffer));
        for (int i = 0; i < CAPACITY; i++) {
          buffer.onNext(name);
        }
        Future<?> release = threads.submit(buffer::release);
        sendUntilReleased(buffer, name);
        release.get();
        assertThat(one.get()).allMatch(name::equals);
        assertThat(other.get()).allMatch(name::equals);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<String> pollUntilReleased(RingBuffer<String> buffer) {
    Recorder mine = new Recorder();
    try {
      while (true) {
        if (!buffer.poll(mine)) {
          Thread.yield();
        }
      }
    } catch (IllegalStateException released) {
      return mine.events;
    }
  }

  private static void sendUntilReleased(RingBuffer<String> buffer, String name) {
    while (!buffer.isReleased()) {
      try {
        buffer.onNext(name);
      } catch (MissingBackpressureException full) {
        Thread.yield();
      } catch (IllegalStateException released) {
        return;
      }
    }
  }

  private static final class Interrupted extends WaitFreeSpmcArrayQueue<String> {
    private @Nullable Runnable beforeNextPoll;
    private @Nullable Runnable beforeNextOffer;

    Interrupted() {
      super(CAPACITY);
    }

    @Override
    public @Nullable String poll() {
      Runnable now = beforeNextPoll;
      if (now != null) {
        beforeNextPoll = null;
        now.run();
      }
      return super.poll();
    }

    @Override
    public boolean offer(String element) {
      Runnable now = beforeNextOffer;
      if (now != null) {
        beforeNextOffer = null;
        now.run();
      }
      return super.offer(element);
    }
  }
}
