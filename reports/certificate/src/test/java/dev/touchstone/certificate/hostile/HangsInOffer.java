package dev.touchstone.certificate.hostile;

import java.util.concurrent.locks.LockSupport;

/** Its offer waits for ever. */
public final class HangsInOffer extends WellBehaved {
  public HangsInOffer(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    while (true) {
      LockSupport.parkNanos(1_000_000_000L);
    }
  }
}
