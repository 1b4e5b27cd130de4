package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.HeapMemory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One run of one thread, from its first statement. */
final class Run {
  /** Iterations in which nothing shared was accessed, after which they count as calls. */
  private static final int MANY = 10_000;

  /** Objects that a run meets at least; a larger map would be made for every run. */
  private static final int FEW = 4;

  private record Iteration(int head, List<@Nullable Object> locals) {}

  private final HeapMemory memory;
  private final IdentityHashMap<Object, HeapObject> met = new IdentityHashMap<>(FEW);
  private final Map<Long, HeapObject> byReference = new HashMap<>();
  private final List<HeapObject> own = new ArrayList<>();
  private final Map<Integer, Iteration> loops = new HashMap<>();
  private final IdentityHashMap<Object, Integer> held = new IdentityHashMap<>(FEW);
  private int iterations;
  private boolean failedSpuriously;
  private boolean over;

  Run(HeapMemory memory) {
    this.memory = memory;
  }

  HeapMemory memory() {
    return memory;
  }

  int thread() {
    return memory.number();
  }

  /** True once the thread was given up; what its handlers and finally blocks do does not count. */
  boolean isOver() {
    return over;
  }

  void over() {
    over = true;
  }

  /** What this run has met of what threads allocated, by Java object. */
  IdentityHashMap<Object, HeapObject> met() {
    return met;
  }

  /** What this run has met of what other threads allocated under a reference; null if nothing. */
  @Nullable HeapObject metAs(long reference) {
    return byReference.get(reference);
  }

  /** This run meets an object of another thread for the first time. */
  void meet(HeapObject object) {
    byReference.put(object.reference(), object);
    met.put(object.instance(), object);
  }

  /** What this thread allocated so far and shared, in order. */
  List<HeapObject> own() {
    return own;
  }

  /** Enters a monitor; true if it was not held already. */
  boolean lock(Object lock) {
    return held.merge(lock, 1, Integer::sum) == 1;
  }

  /** True while it is held. */
  boolean holds(Object lock) {
    return held.getOrDefault(lock, 0) > 0;
  }

  /** Leaves a monitor; true if it is not held any more. */
  boolean unlock(Object lock) {
    return held.merge(lock, -1, Integer::sum) == 0;
  }

  /** One compare-and-set of a run may fail for no reason: more would show nothing new. */
  boolean mayFailSpuriously() {
    return !failedSpuriously;
  }

  void failSpuriously() {
    failedSpuriously = true;
  }

  /** A method begins: its loops have not iterated yet. */
  void enter(int firstLoop, int count) {
    if (loops.isEmpty()) {
      return;
    }
    for (int loop = firstLoop; loop < firstLoop + count; loop++) {
      loops.remove(loop);
    }
  }

  /**
   * An iteration begins. If the one before left the local variables as they were and only read, the
   * thread waits here until one of these reads may see something else.
   */
  void iterate(int loop, List<@Nullable Object> locals) {
    Iteration before = loops.get(loop);
    int head = memory.loopHead();
    if (before != null && same(before.locals(), locals)) {
      memory.spin(before.head());
    } else if (++iterations > MANY) {
      memory.spin(head);
    }
    loops.put(loop, new Iteration(head, locals));
  }

  /** Whether a deterministic thread would do the same with both: equal numbers, same objects. */
  private static boolean same(List<@Nullable Object> one, List<@Nullable Object> two) {
    for (int i = 0; i < one.size(); i++) {
      Object a = one.get(i);
      Object b = two.get(i);
      boolean isNumber = a instanceof Number || a instanceof Character || a instanceof Boolean;
      if (a != b && !(isNumber && a != null && a.equals(b))) {
        return false;
      }
    }
    return one.size() == two.size();
  }
}
