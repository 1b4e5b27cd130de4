package dev.touchstone.explorer.woven.samples;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * Counts under a lock if that is free, else says -1. Wrong if it counts although the lock was held.
 */
public class TryingCounter {
  private final boolean right;
  private final ReentrantLock lock = new ReentrantLock();
  private final StampedLock stamped = new StampedLock();
  private final Lock reading = new ReentrantReadWriteLock().readLock();
  private int count;

  /** The right form, or the wrong one. */
  public TryingCounter(boolean right) {
    this.right = right;
  }

  /** Counts if it gets the lock. */
  public int increment() {
    boolean taken = lock.tryLock();
    if (!taken && right) {
      return -1;
    }
    try {
      int n = count + 1;
      count = n;
      return n;
    } finally {
      if (taken) {
        lock.unlock();
      }
    }
  }

  /** Takes the lock again while it holds it, and counts. */
  public int incrementTwice() {
    lock.lock();
    try {
      return increment() + increment();
    } finally {
      lock.unlock();
    }
  }

  /** Takes a lock again that cannot be taken twice. */
  public void takeTwice() {
    stamped.writeLock();
    stamped.writeLock();
  }

  /** Takes a lock that others may hold too. */
  public int read() {
    reading.lock();
    try {
      return count;
    } finally {
      reading.unlock();
    }
  }
}
