package dev.touchstone.subjects.ring;

import dev.touchstone.contracts.ring.RingAnswer;
import dev.touchstone.contracts.ring.RingAnswer.Kind;
import dev.touchstone.contracts.ring.RingUnderTest;
import dev.touchstone.queue.MissingBackpressureException;
import dev.touchstone.queue.RingBuffer;
import org.jspecify.annotations.Nullable;

/** A {@link RingBuffer} as engines see it: each call is one call, its refusals are answers. */
final class RingBufferUnderTest implements RingUnderTest {
  private final RingBuffer<Object> buffer;

  RingBufferUnderTest(RingBuffer<Object> buffer) {
    this.buffer = buffer;
  }

  @Override
  public int capacity() {
    return buffer.capacity();
  }

  @Override
  public RingAnswer onNext(Object item) {
    try {
      buffer.onNext(item);
      return RingAnswer.of(Kind.DONE);
    } catch (MissingBackpressureException full) {
      return new RingAnswer(Kind.FULL, full.getMessage());
    } catch (IllegalStateException refused) {
      return new RingAnswer(Kind.REFUSED, refused.getMessage());
    }
  }

  @Override
  public RingAnswer onError(Throwable error) {
    try {
      buffer.onError(error);
      return RingAnswer.of(Kind.DONE);
    } catch (IllegalStateException refused) {
      return new RingAnswer(Kind.REFUSED, refused.getMessage());
    }
  }

  @Override
  public RingAnswer onCompleted() {
    try {
      buffer.onCompleted();
      return RingAnswer.of(Kind.DONE);
    } catch (IllegalStateException refused) {
      return new RingAnswer(Kind.REFUSED, refused.getMessage());
    }
  }

  @Override
  public RingAnswer poll() {
    Received received = new Received();
    try {
      return buffer.poll(received) ? received.answer() : RingAnswer.of(Kind.NOTHING);
    } catch (IllegalStateException refused) {
      return new RingAnswer(Kind.REFUSED, refused.getMessage());
    }
  }

  @Override
  public RingAnswer release() {
    buffer.release();
    return RingAnswer.of(Kind.DONE);
  }

  /** The event of one poll. */
  private static final class Received implements RingBuffer.Receiver<Object> {
    private @Nullable RingAnswer event;

    @Override
    public void onNext(Object item) {
      receive(new RingAnswer(Kind.ITEM, item));
    }

    @Override
    public void onError(Throwable error) {
      receive(new RingAnswer(Kind.ERROR, error));
    }

    @Override
    public void onCompleted() {
      receive(RingAnswer.of(Kind.COMPLETED));
    }

    private void receive(RingAnswer answer) {
      if (event != null) {
        throw new AssertionError("one poll handed over " + event + " and " + answer);
      }
      event = answer;
    }

    RingAnswer answer() {
      RingAnswer received = event;
      if (received == null) {
        throw new AssertionError("poll returned true and handed over nothing");
      }
      return received;
    }
  }
}
