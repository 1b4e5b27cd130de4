package dev.touchstone.weaver.hook;

import org.jspecify.annotations.Nullable;

/**
 * Called by woven code on a {@link HookedThread}, in that thread, before each shared access. It may
 * delay the access, stop the thread, or throw: what it throws comes out of the code under test at
 * that place.
 */
@FunctionalInterface
public interface AccessHook {
  /** Does nothing. */
  AccessHook NONE = (site, target, handle, index) -> {};

  /**
   * A shared access is about to be made.
   *
   * @param site where in the code
   * @param target the object, array, lock or atomic that holds the location; null for a static
   *     field, and for a field of an object whose constructor has not yet called its superclass's
   * @param handle the VarHandle, field updater or Unsafe through which it is made; null otherwise
   * @param index of the array's element, or Unsafe's offset or address; -1 otherwise
   */
  void before(AccessSite site, @Nullable Object target, @Nullable Object handle, long index);
}
