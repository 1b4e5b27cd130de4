package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * Monitors, {@link ReentrantLock} and the write lock of {@link StampedLock} on the explorer's
 * memory: a word that is 1 while the lock is held. All threads run on one, so the lock itself is
 * always free for the real call.
 */
final class Locks {
  private final Accesses accesses;

  Locks(Accesses accesses) {
    this.accesses = accesses;
  }

  /**
   * Takes or gives back a lock.
   *
   * @return false if that kind of lock, or what is done to it, is not supported
   */
  boolean make(Run run, AccessSite site, @Nullable Object lock) {
    if (lock == null) {
      return true;
    }
    boolean takes = site.kind() == AccessKind.LOCK;
    String action = site.action();
    if (action.isEmpty() || lock instanceof ReentrantLock) {
      return (action.isEmpty() || action.equals(takes ? "lock" : "unlock"))
          && reentrant(run, takes, lock);
    }
    if (lock instanceof StampedLock stamped) {
      return action.equals(takes ? "writeLock" : "unlockWrite") && stamped(run, takes, stamped);
    }
    return accesses.isWoven(lock);
  }

  private boolean reentrant(Run run, boolean takes, Object lock) {
    Location word = word(run, lock);
    if (takes && run.lock(lock)) {
      run.memory().awaitAndSet(word, 0, 1, AccessMode.ACQUIRE);
    } else if (!takes && run.unlock(lock)) {
      run.memory().write(word, 0, AccessMode.RELEASE);
    }
    return true;
  }

  /** Whoever takes it twice waits for itself. */
  private boolean stamped(Run run, boolean takes, StampedLock lock) {
    Location word = word(run, lock);
    if (takes) {
      run.memory().awaitAndSet(word, 0, 1, AccessMode.ACQUIRE);
      // A run that was given up may have left it locked.
      lock.tryUnlockWrite();
    } else {
      run.memory().write(word, 0, AccessMode.RELEASE);
    }
    return true;
  }

  /**
   * Takes a reentrant lock if it is free. Where it is not, that orders nothing, as its API says.
   */
  boolean tryLock(Run run, Object lock) {
    Location word = word(run, lock);
    boolean taken =
        run.holds(lock)
            || (run.memory().read(word, AccessMode.OPAQUE) == 0
                && run.memory().compareAndSet(word, 0, 1, AccessMode.ACQUIRE));
    if (taken) {
      run.lock(lock);
    }
    return taken;
  }

  private Location word(Run run, Object lock) {
    HeapObject object = accesses.shared(run, lock);
    HeapMemory memory = run.memory();
    return memory.found(object.owner(), object.ordinal(), object.name() + " (lock)", 0);
  }
}
