package dev.touchstone.explorer.sync;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.ACQUIRE_RELEASE;

import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;

/**
 * What {@code LockSupport.park} and {@code unpark} do. Unpark is a read-modify-write, so that of
 * two unparks both are seen by the thread that they release.
 */
public final class Permits {
  private final Location[] permits;

  /** Declares a permit for each thread. */
  public Permits(Program.Builder program, int threads) {
    permits = program.array("permit", threads, 0);
  }

  /** Waits for the permit and takes it; never returns for no reason. */
  public void park(Memory memory) {
    park(memory, permits[memory.thread()]);
  }

  /** Waits for a permit and takes it: what {@link #park} does with a thread's own. */
  public static void park(Memory memory, Location permit) {
    memory.awaitAndSet(permit, 1, 0, ACQUIRE);
  }

  /** Like {@link #park}, but may also return for no reason. */
  public void parkOrReturn(Memory memory) {
    if (memory.choose(2) == 0) {
      park(memory);
    }
  }

  /** Gives a thread its permit. */
  public void unpark(Memory memory, int thread) {
    unpark(memory, permits[thread]);
  }

  /** Gives a permit: what {@link #unpark} does with a thread's own. */
  public static void unpark(Memory memory, Location permit) {
    long before = memory.getAndSet(permit, 1, ACQUIRE_RELEASE);
    if (before < 0 || before > 1) {
      throw new IllegalStateException("a permit is 0 or 1, not " + before);
    }
  }
}
