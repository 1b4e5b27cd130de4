package dev.touchstone.pool;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Which arrays a checked pool has handed out, and whether each is out now. Lock-free, and keeps no
 * array alive.
 */
final class Ledger {
  /*
   * A hash table by identity with a fixed number of buckets. A bucket is an immutable list of
   * nodes, replaced by compare-and-set; the entries that nodes point to are never replaced, so that
   * an entry's state is one variable for the life of its array. Entries whose array was collected
   * are left out when a list is replaced.
   *
   * Access modes. A bucket is read with acquire and replaced by a volatile compare-and-set: who
   * finds a node sees its fields. State: released() by compare-and-set, so that of two releases of
   * one array one fails; taken() by release. The thread that notes "taken" got the array by a
   * hand-over that the note "released" happens before, so the notes are in that order. A racing
   * release by a former holder may see either, and both answers are right.
   */

  private static final int BUCKETS = 256;
  private static final VarHandle OUT;

  static {
    try {
      OUT = MethodHandles.lookup().findVarHandle(Entry.class, "out", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** One array. */
  private static final class Entry extends WeakReference<Object> {
    @SuppressWarnings("UnusedVariable") // read through its handle only
    private boolean out = true;

    Entry(Object array) {
      super(array);
    }
  }

  private record Node(Entry entry, @Nullable Node next) {}

  private final AtomicReferenceArray<@Nullable Node> buckets = new AtomicReferenceArray<>(BUCKETS);

  /** Notes that an array is out. */
  void taken(Object array) {
    Entry entry = find(array);
    if (entry != null) {
      OUT.setRelease(entry, true);
    } else {
      add(new Entry(array), bucketOf(array));
    }
  }

  /**
   * Notes that an array has come back.
   *
   * @throws IllegalArgumentException if it was never out
   * @throws IllegalStateException if it is not out
   */
  void released(Object array) {
    Entry entry = find(array);
    if (entry == null) {
      throw new IllegalArgumentException("the array was not taken from this pool");
    }
    if (!OUT.compareAndSet(entry, true, false)) {
      throw new IllegalStateException("the array was released before, and not taken since");
    }
  }

  private @Nullable Entry find(Object array) {
    for (Node node = buckets.getAcquire(bucketOf(array)); node != null; node = node.next) {
      if (node.entry.refersTo(array)) {
        return node.entry;
      }
    }
    return null;
  }

  private void add(Entry entry, int bucket) {
    Node head;
    do {
      head = buckets.getAcquire(bucket);
    } while (!buckets.compareAndSet(bucket, head, new Node(entry, withoutCollected(head))));
  }

  private static @Nullable Node withoutCollected(@Nullable Node head) {
    boolean collected = false;
    for (Node node = head; node != null; node = node.next) {
      collected |= node.entry.refersTo(null);
    }
    if (!collected) {
      return head;
    }
    Node kept = null;
    for (Node node = head; node != null; node = node.next) {
      if (!node.entry.refersTo(null)) {
        kept = new Node(node.entry, kept);
      }
    }
    return kept;
  }

  private static int bucketOf(Object array) {
    int hash = System.identityHashCode(array);
    return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
  }
}
