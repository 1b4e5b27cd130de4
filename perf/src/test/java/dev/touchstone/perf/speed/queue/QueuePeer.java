package dev.touchstone.perf.speed.queue;

import dev.touchstone.queue.SequentialSpmcArrayQueue;
import dev.touchstone.queue.SpmcArrayQueue;
import dev.touchstone.queue.WaitFreeSpmcArrayQueue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntFunction;
import org.agrona.concurrent.ManyToManyConcurrentArrayQueue;
import org.jctools.queues.MpmcArrayQueue;
import org.jctools.queues.atomic.MpmcAtomicArrayQueue;
import org.jctools.queues.atomic.SpmcAtomicArrayQueue;
import org.jctools.queues.varhandle.MpmcVarHandleArrayQueue;
import org.jctools.queues.varhandle.SpmcVarHandleArrayQueue;

/**
 * The queues that are compared, by name. Each is used as the {@link Queue} that it is; a fork makes
 * one class only, so that calls have one target.
 */
public final class QueuePeer {
  /** The queue that the original became, in its last release, from a jar of its own. */
  public static final String RXJAVA = "RxJava 1.3.8 SpmcArrayQueue";

  private static final Map<String, IntFunction<Queue<Object>>> MAKERS = new LinkedHashMap<>();

  static {
    MAKERS.put("WaitFreeSpmcArrayQueue", WaitFreeSpmcArrayQueue::new);
    MAKERS.put("SpmcArrayQueue", SpmcArrayQueue::new);
    MAKERS.put("SequentialSpmcArrayQueue", SequentialSpmcArrayQueue::new);
    MAKERS.put("JCTools SpmcArrayQueue", org.jctools.queues.SpmcArrayQueue::new);
    MAKERS.put("JCTools SpmcAtomicArrayQueue", SpmcAtomicArrayQueue::new);
    MAKERS.put("JCTools SpmcVarHandleArrayQueue", SpmcVarHandleArrayQueue::new);
    MAKERS.put("JCTools MpmcArrayQueue", MpmcArrayQueue::new);
    MAKERS.put("JCTools MpmcAtomicArrayQueue", MpmcAtomicArrayQueue::new);
    MAKERS.put("JCTools MpmcVarHandleArrayQueue", MpmcVarHandleArrayQueue::new);
    MAKERS.put(RXJAVA, QueuePeer::rxJava);
    MAKERS.put("Agrona ManyToManyConcurrentArrayQueue", ManyToManyConcurrentArrayQueue::new);
    MAKERS.put("ArrayBlockingQueue", ArrayBlockingQueue::new);
    MAKERS.put("ConcurrentLinkedQueue", capacity -> new ConcurrentLinkedQueue<>());
  }

  private QueuePeer() {}

  /** Every queue by name: the references first. */
  public static List<String> names() {
    return List.copyOf(MAKERS.keySet());
  }

  /** A new queue. */
  static Queue<Object> make(String name, int capacity) {
    IntFunction<Queue<Object>> maker = MAKERS.get(name);
    if (maker == null) {
      throw new IllegalArgumentException("no queue " + name);
    }
    return maker.apply(capacity);
  }

  /** By reflection: at compile time an older RxJava lies on the class path. */
  @SuppressWarnings("unchecked")
  private static Queue<Object> rxJava(int capacity) {
    try {
      return (Queue<Object>)
          Class.forName("rx.internal.util.unsafe.SpmcArrayQueue")
              .asSubclass(Queue.class)
              .getConstructor(int.class)
              .newInstance(capacity);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
