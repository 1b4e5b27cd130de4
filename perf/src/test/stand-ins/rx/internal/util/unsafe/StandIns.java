package rx.internal.util.unsafe;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/** The queues that were made in place of RxJava's. */
public final class StandIns {
  private static final int MOST = 256;
  private static final Queue<Object> KEPT = new ConcurrentLinkedQueue<>();
  private static final AtomicLong MADE = new AtomicLong();

  private StandIns() {}

  static void made(Object queue) {
    if (MADE.getAndIncrement() < MOST) {
      KEPT.add(queue);
    }
  }

  /** How many were made; any thread. */
  public static long count() {
    return MADE.get();
  }

  /** The first of them, so that no others are kept alive; any thread. */
  public static List<Object> first() {
    return new ArrayList<>(KEPT);
  }
}
