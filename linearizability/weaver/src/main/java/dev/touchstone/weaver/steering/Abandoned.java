package dev.touchstone.weaver.steering;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;

/**
 * Thrown by a hook to take a thread out of code under test that would not end by itself. The object
 * under test must not be used afterwards.
 */
public final class Abandoned extends Error {
  private static final long serialVersionUID = 1L;

  private Abandoned() {
    super("the operation was abandoned", null, false, false);
  }

  /**
   * Throws, except where a monitor or lock is about to be released: compilers make such places
   * their own exception handlers, and a throw there would never leave them.
   */
  public static void unwind(AccessSite site) {
    if (site.kind() != AccessKind.UNLOCK) {
      throw new Abandoned();
    }
  }
}
