package dev.touchstone.models.lincheck;

import dev.touchstone.contracts.ring.RingAnswer;
import dev.touchstone.contracts.ring.RingPoolUnderTest;
import dev.touchstone.contracts.ring.RingUnderTest;
import org.jspecify.annotations.Nullable;

/**
 * What Lincheck instantiates for each invocation and calls: one method for each operation of a ring
 * buffer, and again, with a 2 behind its name, for the lease of the pool's next user. That one is
 * acquired when it is first used; one thread of a scenario uses it.
 */
public final class RingActors {
  private final RingPoolUnderTest pool;
  private final RingUnderTest first;
  private @Nullable RingUnderTest second;

  /** Called by Lincheck. */
  public RingActors() {
    pool = Session.current().newInstance(RingPoolUnderTest.class);
    first = pool.acquire();
  }

  private RingUnderTest second() {
    RingUnderTest ring = second;
    if (ring == null) {
      ring = pool.acquire();
      second = ring;
    }
    return ring;
  }

  public RingAnswer onNext(Integer item) {
    return first.onNext(item);
  }

  public RingAnswer onCompleted() {
    return first.onCompleted();
  }

  public RingAnswer poll() {
    return first.poll();
  }

  public RingAnswer release() {
    return first.release();
  }

  public RingAnswer onNext2(Integer item) {
    return second().onNext(item);
  }

  public RingAnswer poll2() {
    return second().poll();
  }
}
