package dev.touchstone.weaver.hook;

import java.lang.reflect.Field;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which field a VarHandle, a field updater or an offset stands for, as woven code got them. They do
 * not say it themselves. Remembered for the life of the JVM. Safe for use by several threads.
 */
public final class Origins {
  private record Offset(Class<?> type, long offset) {}

  private static final Map<Object, Field> HANDLES =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private static final Map<Offset, Field> OFFSETS = new ConcurrentHashMap<>();

  private Origins() {}

  /** Called by woven code: a handle on the field of that name. */
  public static void handle(Object handle, Class<?> owner, String name) {
    for (Class<?> type = owner; type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          handle(handle, field);
          return;
        }
      }
    }
  }

  /** Called by woven code: a handle on that field. */
  public static void handle(Object handle, Field field) {
    HANDLES.put(handle, field);
  }

  /** Called by woven code: the offset of that field. */
  public static void offset(long offset, Field field) {
    OFFSETS.put(new Offset(field.getDeclaringClass(), offset), field);
  }

  /** The field of a handle. */
  public static Optional<Field> field(Object handle) {
    return Optional.ofNullable(HANDLES.get(handle));
  }

  /** The field at that offset in objects of the class. */
  public static Optional<Field> field(Class<?> type, long offset) {
    for (Class<?> t = type; t != null; t = t.getSuperclass()) {
      Field field = OFFSETS.get(new Offset(t, offset));
      if (field != null) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }
}
