package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.woven.Place.OfAtomic;
import dev.touchstone.explorer.woven.Place.OfElement;
import dev.touchstone.explorer.woven.Place.OfField;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.Origins;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
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

  /**
   * A VarHandle or a field updater.
   *
   * @param field that it was made for; null if that was not seen
   * @param isOfElements whether it is of an array's elements
   */
  record Handle(@Nullable Variable field, boolean isOfElements) {}

  private final ClassLoader loader;

  private final Variable.Table variables = new Variable.Table();
  private final IdentityHashMap<Object, Handle> handles = new IdentityHashMap<>();
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
  @Nullable Named of(Plan plan, @Nullable Object[] arguments) {
    AccessSite site = plan.site;
    if (site.action().isEmpty()) {
      return site.location().equals("[]")
          ? element(arguments[0], arguments[1], 2)
          : ofField(plan, arguments);
    }
    String via = site.location();
    if (via.equals("VarHandle")) {
      return arguments[0] instanceof VarHandle handle ? ofHandle(plan, handle, arguments) : null;
    }
    if (via.equals("Unsafe")) {
      return ofOffset(arguments);
    }
    if (via.endsWith("FieldUpdater")) {
      return arguments[0] == null ? null : ofUpdater(plan, arguments[0], arguments[1]);
    }
    return arguments[0] != null && via.startsWith("Atomic") && OfAtomic.isOne(arguments[0])
        ? ofAtomic(arguments[0], arguments)
        : null;
  }

  private @Nullable Named ofField(Plan plan, @Nullable Object[] arguments) {
    if (plan.field == null) {
      Class<?> type = type(plan.site.owner());
      if (type == null) {
        return null;
      }
      try {
        plan.field = variables.of(type.getDeclaredField(plan.site.location()));
      } catch (NoSuchFieldException e) {
        return null;
      }
    }
    Variable field = plan.field;
    Object target = arguments.length == 0 ? null : arguments[0];
    return new Named(
        target == null && !field.isStatic() ? null : OfField.of(target, field),
        field.isStatic() ? 0 : Math.min(1, arguments.length));
  }

  private @Nullable Named ofUpdater(Plan plan, Object updater, @Nullable Object target) {
    Variable field = handle(plan, updater).field();
    return field == null ? null : new Named(target == null ? null : OfField.of(target, field), 2);
  }

  private @Nullable Named ofHandle(Plan plan, VarHandle handle, @Nullable Object[] arguments) {
    Handle known = handle(plan, handle);
    Variable field = known.field();
    if (field != null) {
      return field.isStatic()
          ? new Named(OfField.of(null, field), 1)
          : new Named(arguments[1] == null ? null : OfField.of(arguments[1], field), 2);
    }
    return known.isOfElements() ? element(arguments[1], arguments[2], 3) : null;
  }

  /** What is known of a handle or updater; a place in the code mostly uses the same one. */
  private Handle handle(Plan plan, Object handle) {
    if (plan.lastHandle != handle || plan.handle == null) {
      plan.handle = handles.computeIfAbsent(handle, this::newHandle);
      plan.lastHandle = handle;
    }
    return plan.handle;
  }

  private Handle newHandle(Object handle) {
    return new Handle(
        Origins.field(handle).map(variables::of).orElse(null),
        handle instanceof VarHandle of && isOfElements(of.coordinateTypes(), of.varType()));
  }

  private static boolean isOfElements(List<Class<?>> coordinates, Class<?> type) {
    return coordinates.size() == 2
        && coordinates.get(0).isArray()
        && coordinates.get(0).getComponentType() == type;
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
    return Origins.field(target.getClass(), offset)
        .map(field -> new Named(OfField.of(target, variables.of(field)), 3))
        .orElse(null);
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
