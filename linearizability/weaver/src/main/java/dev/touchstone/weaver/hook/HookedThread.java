package dev.touchstone.weaver.hook;

import org.jspecify.annotations.Nullable;

/**
 * A thread whose accesses in woven code pass through a hook of its own. Woven code that runs on any
 * other thread is not hooked, so engines and tests in one JVM do not disturb one another.
 */
public class HookedThread extends Thread {
  private AccessHook hook;
  private boolean inHook;

  /** A thread that runs the body with a hook in place from the start. */
  public HookedThread(Runnable body, String name, AccessHook hook) {
    super(body, name);
    this.hook = hook;
  }

  /** Replaces the hook; only for the thread itself, or before it starts. */
  public final void hook(AccessHook next) {
    hook = next;
  }

  /** A hook that runs woven code itself is not called again for that. */
  final void access(int site, @Nullable Object target, @Nullable Object handle, long index) {
    if (inHook || hook == AccessHook.NONE) {
      return;
    }
    inHook = true;
    try {
      hook.before(AccessSites.get(site), target, handle, index);
    } finally {
      inHook = false;
    }
  }
}
