package dev.touchstone.certificate.hostile;

import java.util.concurrent.locks.LockSupport;

/** Starts a thread that keeps a JVM alive, for each queue. */
public final class LeavesThreads extends WellBehaved {
  public LeavesThreads(int capacity) {
    super(capacity);
    new Thread(
            () -> {
              while (true) {
                LockSupport.park();
              }
            })
        .start();
  }
}
