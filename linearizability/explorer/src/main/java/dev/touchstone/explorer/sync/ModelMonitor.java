package dev.touchstone.explorer.sync;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;

import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;

/**
 * A lock with wait and notify, as a monitor or a lock with one condition has them. Not reentrant:
 * the inner acquisitions of a reentrant lock are no events.
 *
 * <p>The lock word is taken by an awaiting compare-and-set with acquire and given back by a release
 * store. Each thread has a wait slot that the lock guards: 0 not waiting, 1 waiting, 2 notified.
 */
public final class ModelMonitor {
  private final Location word;
  private final Location[] slots;

  /** Declares a monitor for a program with this many threads. */
  public ModelMonitor(Program.Builder program, String name, int threads) {
    word = program.location(name, 0);
    slots = program.array(name + ".waits", threads, 0);
  }

  /** Takes the lock, waiting for it. */
  public void lock(Memory memory) {
    memory.awaitAndSet(word, 0, 1, ACQUIRE);
  }

  /** Takes the lock if it is free. */
  public boolean tryLock(Memory memory) {
    return memory.compareAndSet(word, 0, 1, ACQUIRE);
  }

  /** Gives the lock back. */
  public void unlock(Memory memory) {
    memory.write(word, 0, RELEASE);
  }

  /** Gives the lock back, waits to be notified, takes the lock again. */
  public void await(Memory memory) {
    Location slot = slots[memory.thread()];
    memory.write(slot, 1, PLAIN);
    unlock(memory);
    memory.awaitAndSet(slot, 2, 0, ACQUIRE);
    lock(memory);
  }

  /** Notifies one of the threads that wait, whichever. The caller holds the lock. */
  public void signal(Memory memory) {
    int waiting = 0;
    int[] threads = new int[slots.length];
    for (int t = 0; t < slots.length; t++) {
      if (memory.read(slots[t], PLAIN) == 1) {
        threads[waiting++] = t;
      }
    }
    if (waiting > 0) {
      int chosen = waiting == 1 ? 0 : memory.choose(waiting);
      memory.write(slots[threads[chosen]], 2, RELEASE);
    }
  }

  /** Notifies every thread that waits. The caller holds the lock. */
  public void signalAll(Memory memory) {
    for (Location slot : slots) {
      if (memory.read(slot, PLAIN) == 1) {
        memory.write(slot, 2, RELEASE);
      }
    }
  }
}
