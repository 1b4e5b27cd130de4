package dev.touchstone.certificate.hostile;

import java.util.concurrent.locks.LockSupport;

/** Its class is never initialized. */
public final class HangsInInitializer extends WellBehaved {
  static {
    hang();
  }

  public HangsInInitializer(int capacity) {
    super(capacity);
  }

  private static void hang() {
    while (true) {
      LockSupport.parkNanos(1_000_000_000L);
    }
  }
}
