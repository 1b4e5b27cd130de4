package dev.touchstone.explorer.woven;

import java.util.ArrayList;
import java.util.List;

/**
 * What {@link Thread#currentThread} is for the threads of explored programs: never started, and the
 * same in every exploration, since code under test may look at a thread's identifier.
 */
final class ModelThreads {
  private static final List<Thread> THREADS = new ArrayList<>();

  private ModelThreads() {}

  /** The thread with that number. */
  static Thread at(int number) {
    synchronized (THREADS) {
      while (THREADS.size() <= number) {
        THREADS.add(new Thread(null, () -> {}, "thread " + THREADS.size(), 0, false));
      }
      return THREADS.get(number);
    }
  }

  /** The number of a thread; -1 if it is none of an explored program. */
  static int number(Object thread) {
    synchronized (THREADS) {
      return THREADS.indexOf(thread);
    }
  }
}
