package dev.touchstone.subjects.foreign;

import java.lang.invoke.MethodHandle;

/**
 * Calls of foreign methods whose handles take and give objects; what they throw passes as it is.
 */
public final class Calls {
  private Calls() {}

  /** Calls a handle of type () to Object. */
  public static Object get(MethodHandle handle) {
    try {
      return handle.invokeExact();
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  /** Calls a handle of type (Object) to Object. */
  public static Object get(MethodHandle handle, Object argument) {
    try {
      return handle.invokeExact(argument);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  /** Calls a handle of type (Object) to void. */
  public static void run(MethodHandle handle, Object argument) {
    try {
      handle.invokeExact(argument);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  /** Calls a handle of type (Object, Object) to void. */
  public static void run(MethodHandle handle, Object first, Object second) {
    try {
      handle.invokeExact(first, second);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }
}
