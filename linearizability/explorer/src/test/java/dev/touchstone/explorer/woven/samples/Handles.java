package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles on fields of the samples. */
final class Handles {
  private Handles() {}

  static VarHandle of(MethodHandles.Lookup owner, String field, Class<?> type) {
    try {
      return owner.findVarHandle(owner.lookupClass(), field, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
