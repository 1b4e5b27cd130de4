package dev.touchstone.explorer.woven;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes known what can be reached from an object through the fields of classes outside of the JDK
 * and through arrays, nearest first; each is named by the way to it.
 */
final class Reachable {
  private record Step(Object object, String name) {}

  private final ObjectTable objects;
  private final Deque<Step> left = new ArrayDeque<>();
  private final Set<HeapObject> done = new HashSet<>();

  Reachable(ObjectTable objects) {
    this.objects = objects;
  }

  void from(Object root, String name) {
    add(root, name);
    while (!left.isEmpty()) {
      Step step = left.remove();
      Class<?> type = step.object().getClass();
      if (type.isArray()) {
        elements(step, type.getComponentType());
      } else if (type.getClassLoader() != null && !(step.object() instanceof Enum)) {
        for (Class<?> t = type; t != null && t.getClassLoader() != null; t = t.getSuperclass()) {
          fields(step, t);
        }
      }
    }
  }

  private void add(@Nullable Object object, String name) {
    if (object != null && done.add(objects.know(object, name(object, name)))) {
      left.add(new Step(object, name));
    }
  }

  /** Values are named by themselves; an atomic is a number too, but one that changes. */
  private static String name(Object object, String path) {
    boolean isValue = object.getClass().getPackageName().equals("java.lang");
    return isValue && (object instanceof Number || object instanceof String)
        ? object.toString()
        : path;
  }

  private void elements(Step step, Class<?> type) {
    for (int i = 0; !type.isPrimitive() && i < Array.getLength(step.object()); i++) {
      add(Array.get(step.object(), i), step.name() + "[" + i + "]");
    }
  }

  private void fields(Step step, Class<?> type) {
    Field[] fields = type.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    for (Field field : fields) {
      if (!field.getType().isPrimitive()
          && !Modifier.isStatic(field.getModifiers())
          && field.trySetAccessible()) {
        try {
          String before = step.name().isEmpty() ? "" : step.name() + ".";
          add(field.get(step.object()), before + field.getName());
        } catch (IllegalAccessException e) {
          throw new IllegalStateException("cannot read " + field, e);
        }
      }
    }
  }
}
