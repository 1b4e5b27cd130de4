package dev.touchstone.certificate.hostile;

import java.util.concurrent.locks.LockSupport;

/** Its offer starts threads without end, which never end. */
public final class ExhaustsThreads extends WellBehaved {
  public ExhaustsThreads(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    while (true) {
      new Thread(
              () -> {
                while (true) {
                  LockSupport.park();
                }
              })
          .start();
    }
  }
}
