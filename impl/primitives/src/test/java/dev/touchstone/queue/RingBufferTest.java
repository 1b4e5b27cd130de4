package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What one thread can see of a buffer. */
class RingBufferTest {
  private final Recorder recorder = new Recorder();
  private final RingBuffer<String> buffer = RingBuffer.over(new WaitFreeSpmcArrayQueue<>(2));

  @Test
  void itemsComeOutInOrderAndThenTheEnd() {
    buffer.onNext("a");
    buffer.onNext("b");
    buffer.onCompleted();
    while (buffer.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("a", "b", "completed");
    assertThat(buffer.poll(recorder)).as("the end comes once").isFalse();
  }

  @Test
  void anErrorIsToldAsItIs() {
    Throwable error = new IllegalArgumentException("broken");
    buffer.onNext("a");
    buffer.onError(error);
    while (buffer.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("a", "java.lang.IllegalArgumentException: broken");
  }

  @Test
  void aFullBufferRefusesAndSaysWhyAndLosesNothing() {
    buffer.onNext("a");
    buffer.onNext("b");
    assertThatThrownBy(() -> buffer.onNext("c"))
        .isInstanceOf(MissingBackpressureException.class)
        .hasMessageContaining("2 items")
        .hasMessageContaining("backpressure");
    buffer.poll(recorder);
    buffer.onNext("d");
    while (buffer.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("a", "b", "d");
  }

  @Test
  void theTerminalEventTakesNoSlot() {
    buffer.onNext("a");
    buffer.onNext("b");
    buffer.onCompleted();
    while (buffer.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("a", "b", "completed");
  }

  @Test
  void afterTheTerminalEventTheSourceIsRefused() {
    buffer.onCompleted();
    for (int i = 0; i < 2; i++) {
      assertThatIllegalStateException().isThrownBy(() -> buffer.onNext("a"));
      assertThatIllegalStateException().isThrownBy(buffer::onCompleted);
      assertThatIllegalStateException().isThrownBy(() -> buffer.onError(new Error()));
      buffer.poll(recorder);
    }
    assertThat(recorder.events).containsExactly("completed");
  }

  @Test
  @SuppressWarnings("NullAway") // what callers must not pass
  void nullIsRefusedAndNothingChanges() {
    assertThatNullPointerException().isThrownBy(() -> buffer.onNext(null));
    assertThatNullPointerException().isThrownBy(() -> buffer.onError(null));
    assertThatNullPointerException().isThrownBy(() -> buffer.poll(null));
    assertThat(buffer.poll(recorder)).isFalse();
  }

  @Test
  void aReleasedBufferRefusesUse() {
    buffer.onNext("a");
    buffer.release();
    assertThat(buffer.isReleased()).isTrue();
    assertThat(buffer.capacity()).isEqualTo(2);
    String released = "the ring buffer was released";
    assertThatIllegalStateException().isThrownBy(() -> buffer.onNext("b")).withMessage(released);
    assertThatIllegalStateException().isThrownBy(buffer::onCompleted).withMessage(released);
    assertThatIllegalStateException()
        .isThrownBy(() -> buffer.onError(new Error()))
        .withMessage(released);
    assertThatIllegalStateException().isThrownBy(() -> buffer.poll(recorder)).withMessage(released);
    buffer.release();
    assertThat(recorder.events).isEmpty();
  }

  @Test
  void aReceiverMayThrowAndMayUseTheBuffer() {
    buffer.onNext("a");
    buffer.onNext("b");
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                buffer.poll(
                    new Recorder() {
                      @Override
                      public void onNext(String item) {
                        buffer.onNext("c");
                        throw new IllegalStateException(item);
                      }
                    }))
        .withMessage("a");
    while (buffer.poll(recorder)) {}
    assertThat(recorder.events).containsExactly("b", "c");
  }
}
