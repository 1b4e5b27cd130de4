package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.woven.Place.OfAtomic;
import dev.touchstone.explorer.woven.Place.OfElement;
import dev.touchstone.explorer.woven.Place.OfField;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.Origins;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Finds out which variable an access is about to touch. */
final class Places {

  /**
   * A variable in the arguments of an access.
   *
   * @param place null where the access is about to throw
   * @param coordinates how many arguments name the variable; the rest are values
   */
  record Named(@Nullable Place place, int coordinates) {}

  private final ClassLoader loader;

  /** By the numbers of access sites. */
  private @Nullable Field[] fields = new Field[64];

  private final Map<String, Optional<Class<?>>> types = new HashMap<>();
  private final Map<Class<?>, int[]> layouts = new HashMap<>();

  Places(ClassLoader loader) {
    this.loader = loader;
  }

  /** The class of that name; null if it cannot be had. */
  @Nullable Class<?> type(String name) {
    return types
        .computeIfAbsent(
            name,
            n -> {
              try {
                return Optional.of(Class.forName(n, false, loader));
              } catch (ClassNotFoundException | LinkageError e) {
                return Optional.empty();
              }
            })
        .orElse(null);
  }

  /** The variable; null if it cannot be found out. */
  @Nullable Named of(AccessSite site, @Nullable Object[] arguments) {
    if (site.action().isEmpty()) {
      return site.location().equals("[]")
          ? element(arguments[0], arguments[1], 2)
          : ofField(site, arguments);
    }
    String via = site.location();
    if (via.equals("VarHandle")) {
      return arguments[0] instanceof VarHandle handle ? ofHandle(handle, arguments) : null;
    }
    if (via.equals("Unsafe")) {
      return ofOffset(arguments);
    }
    if (via.endsWith("FieldUpdater")) {
      return arguments[0] == null ? null : ofOrigin(arguments[0], arguments[1], 2);
    }
    return arguments[0] != null && via.startsWith("Atomic") && OfAtomic.isOne(arguments[0])
        ? ofAtomic(arguments[0], arguments)
        : null;
  }

  private @Nullable Named ofField(AccessSite site, @Nullable Object[] arguments) {
    Field field = site.id() < fields.length ? fields[site.id()] : null;
    if (field == null) {
      Class<?> type = type(site.owner());
      if (type == null) {
        return null;
      }
      try {
        field = Accesses.accessible(type.getDeclaredField(site.location()));
      } catch (NoSuchFieldException e) {
        return null;
      }
      if (site.id() >= fields.length) {
        fields = Arrays.copyOf(fields, Math.max(site.id() + 1, 2 * fields.length));
      }
      fields[site.id()] = field;
    }
    return named(arguments.length == 0 ? null : arguments[0], field, arguments.length);
  }

  private static Named named(@Nullable Object target, Field field, int arguments) {
    boolean isStatic = java.lang.reflect.Modifier.isStatic(field.getModifiers());
    return new Named(
        target == null && !isStatic ? null : OfField.of(target, field),
        isStatic ? 0 : Math.min(1, arguments));
  }

  private static @Nullable Named ofOrigin(Object handle, @Nullable Object target, int coordinates) {
    Field field = Origins.field(handle).orElse(null);
    return field == null
        ? null
        : new Named(
            target == null ? null : OfField.of(target, Accesses.accessible(field)), coordinates);
  }

  private static @Nullable Named ofHandle(VarHandle handle, @Nullable Object[] arguments) {
    switch (handle.coordinateTypes().size()) {
      case 0 -> {
        Field field = Origins.field(handle).orElse(null);
        return field == null ? null : new Named(OfField.of(null, Accesses.accessible(field)), 1);
      }
      case 1 -> {
        return ofOrigin(handle, arguments[1], 2);
      }
      default -> {
        Class<?> array = handle.coordinateTypes().get(0);
        return array.isArray() && array.getComponentType() == handle.varType()
            ? element(arguments[1], arguments[2], 3)
            : null;
      }
    }
  }

  private static Named element(@Nullable Object array, @Nullable Object index, int coordinates) {
    int at = index instanceof Number number ? number.intValue() : -1;
    boolean isThere = array != null && at >= 0 && at < Array.getLength(array);
    return new Named(isThere && array != null ? new OfElement(array, at) : null, coordinates);
  }

  private static Named ofAtomic(Object atomic, @Nullable Object[] arguments) {
    if (!OfAtomic.isArray(atomic)) {
      return new Named(new OfAtomic(atomic, -1), 1);
    }
    int at = arguments.length > 1 && arguments[1] instanceof Integer index ? index : -1;
    boolean isThere = at >= 0 && at < lengthOf(atomic);
    return new Named(isThere ? new OfAtomic(atomic, at) : null, 2);
  }

  int length(Object atomicArray) {
    return lengthOf(atomicArray);
  }

  private static int lengthOf(Object atomic) {
    if (atomic instanceof AtomicIntegerArray array) {
      return array.length();
    }
    return atomic instanceof AtomicLongArray array
        ? array.length()
        : ((AtomicReferenceArray<?>) atomic).length();
  }

  // Unsafe

  private @Nullable Named ofOffset(@Nullable Object[] arguments) {
    Object unsafe = arguments[0];
    if (unsafe == null
        || arguments.length < 3
        || !(arguments[2] instanceof Long offset)
        || arguments[1] == null) {
      return null;
    }
    Object target = arguments[1];
    if (target.getClass().isArray()) {
      int[] layout = layout(unsafe, target.getClass());
      return layout == null ? null : element(target, (int) ((offset - layout[0]) / layout[1]), 3);
    }
    Field field = Origins.field(target.getClass(), offset).orElse(null);
    return field == null ? null : new Named(OfField.of(target, Accesses.accessible(field)), 3);
  }

  /** Where an array's elements begin, and how far they lie apart. */
  private int @Nullable [] layout(Object unsafe, Class<?> array) {
    int[] known = layouts.get(array);
    if (known == null) {
      try {
        known =
            new int[] {
              number(unsafe, "arrayBaseOffset", array), number(unsafe, "arrayIndexScale", array)
            };
      } catch (ReflectiveOperationException e) {
        return null;
      }
      layouts.put(array, known);
    }
    return known;
  }

  private static int number(Object unsafe, String method, Class<?> array)
      throws ReflectiveOperationException {
    try {
      Object answer = unsafe.getClass().getMethod(method, Class.class).invoke(unsafe, array);
      return answer instanceof Number number ? number.intValue() : 0;
    } catch (InvocationTargetException e) {
      throw new ReflectiveOperationException(e);
    }
  }
}
