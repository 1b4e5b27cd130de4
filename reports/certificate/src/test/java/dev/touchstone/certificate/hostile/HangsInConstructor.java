package dev.touchstone.certificate.hostile;

import java.util.concurrent.locks.LockSupport;

/** Never comes to be. */
public final class HangsInConstructor extends WellBehaved {
  @SuppressWarnings("InfiniteLoopStatement")
  public HangsInConstructor(int capacity) {
    super(capacity);
    while (true) {
      LockSupport.parkNanos(1_000_000_000L);
    }
  }
}
