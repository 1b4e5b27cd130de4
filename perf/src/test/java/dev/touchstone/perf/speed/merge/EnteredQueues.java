package dev.touchstone.perf.speed.merge;

import java.lang.reflect.Field;
import java.util.List;

/**
 * Proves whose queues RxJava used: those that stand in for its own register when they are made, and
 * their producer index tells how many elements went through.
 */
final class EnteredQueues {
  private EnteredQueues() {}

  /** A line for the suite: nothing if RxJava's own queues are on the class path. */
  static void say() throws ReflectiveOperationException {
    Class<?> standIns;
    try {
      standIns = Class.forName("rx.internal.util.unsafe.StandIns");
    } catch (ClassNotFoundException e) {
      return;
    }
    long made = (long) standIns.getMethod("count").invoke(null);
    long elements = 0;
    for (Object queue : (List<?>) standIns.getMethod("first").invoke(null)) {
      elements += producerIndex(queue);
    }
    System.out.println("NOTE\tqueuesMade=" + made + "\telementsThrough=" + elements);
  }

  private static long producerIndex(Object queue) throws ReflectiveOperationException {
    for (Class<?> type = queue.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals("producerIndex")) {
          field.setAccessible(true);
          return field.getLong(queue);
        }
      }
    }
    throw new NoSuchFieldException("producerIndex");
  }
}
