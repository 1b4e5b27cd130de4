package dev.touchstone.weaver.hook;

import org.jspecify.annotations.Nullable;

/** What woven code calls; nothing else should. */
public final class Hooks {
  private Hooks() {}

  /** An access without an object: a static field, a fence, a hint. */
  public static void at(int site) {
    if (Thread.currentThread() instanceof HookedThread thread) {
      thread.access(site, null, null, -1);
    }
  }

  /** An access to an object's field, a monitor, or an atomic. */
  public static void at(@Nullable Object target, int site) {
    if (Thread.currentThread() instanceof HookedThread thread) {
      thread.access(site, target, null, -1);
    }
  }

  /** An access to an array's element. */
  public static void at(@Nullable Object target, int index, int site) {
    if (Thread.currentThread() instanceof HookedThread thread) {
      thread.access(site, target, null, index);
    }
  }

  /** An access through a VarHandle, a field updater or Unsafe, or to an atomic array. */
  public static void at(@Nullable Object target, @Nullable Object handle, long index, int site) {
    if (Thread.currentThread() instanceof HookedThread thread) {
      thread.access(site, target, handle, index);
    }
  }
}
