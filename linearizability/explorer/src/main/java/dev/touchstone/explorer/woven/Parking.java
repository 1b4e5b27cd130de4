package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.sync.Permits;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * {@code park} and {@code unpark} of {@link LockSupport}. A thread that parks waits in the explored
 * program; the real call then finds a permit and returns at once. It never returns for no reason,
 * so that a wake-up that is lost shows as a thread that waits for ever.
 */
final class Parking {
  private Parking() {}

  /**
   * Makes such a call on the explorer's memory.
   *
   * @return false if it is not supported: one with a time, by {@code Unsafe}, or of a thread that
   *     is none of the program
   */
  static boolean make(Run run, AccessSite site, @Nullable Object[] arguments) {
    if (!site.location().equals("LockSupport")) {
      return false;
    }
    HeapMemory memory = run.memory();
    if (site.kind() == AccessKind.PARK) {
      if (!site.action().equals("park")) {
        return false;
      }
      Permits.park(memory, permit(memory, memory.thread()));
      LockSupport.unpark(Thread.currentThread());
      return true;
    }
    Object thread = arguments[0];
    if (thread == null) {
      return true;
    }
    int number = ModelThreads.number(thread);
    if (number >= 0) {
      Permits.unpark(memory, permit(memory, number));
    }
    return number >= 0;
  }

  private static Location permit(HeapMemory memory, int thread) {
    return memory.found(HeapObject.NOBODY, 0, "permit of thread " + thread, 0);
  }
}
