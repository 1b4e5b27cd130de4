package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;

/**
 * A call into the JDK that makes a shared access. Arguments are counted from 0, the receiver first
 * where there is one.
 *
 * @param target argument that holds the location, or -1
 * @param handle argument through which it is reached, or -1
 * @param index argument that says which element or offset, or -1
 */
record SharedCall(AccessKind kind, AccessMode mode, int target, int handle, int index) {
  private static final int NONE = -1;

  /** A call without a location. */
  static SharedCall bare(AccessKind kind, AccessMode mode) {
    return new SharedCall(kind, mode, NONE, NONE, NONE);
  }

  /** A call whose location lies in the given argument. */
  static SharedCall on(int target, AccessKind kind, AccessMode mode) {
    return new SharedCall(kind, mode, target, NONE, NONE);
  }
}
