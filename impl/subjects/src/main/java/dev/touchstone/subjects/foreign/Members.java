package dev.touchstone.subjects.foreign;

import dev.touchstone.contracts.SubjectException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;

/**
 * Members of a class by name, private ones too, for an adapter that knows them from the releases
 * that it was written for. A member that is not there is a {@link SubjectException} that names it.
 */
public final class Members {
  private final Class<?> type;

  /** Members of that class. */
  public Members(Class<?> type) {
    this.type = type;
  }

  /**
   * A class by name, from the artifact or its dependencies; its code does not run yet.
   *
   * @throws SubjectException if it is not there or cannot be loaded
   */
  public static Class<?> type(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new SubjectException(
          "There is no class '" + name + "' in the artifact or its dependencies.", e);
    } catch (LinkageError e) {
      throw SubjectException.byItsCode("The class '" + name + "' cannot be loaded: " + e + ".", e);
    }
  }

  /**
   * The only method of that name with so many parameters.
   *
   * @param shape as the handle is called; of an instance method the instance comes first
   */
  public MethodHandle method(String name, MethodType shape, int parameters) {
    Method method =
        Arrays.stream(type.getDeclaredMethods())
            .filter(m -> m.getName().equals(name) && m.getParameterCount() == parameters)
            .filter(m -> !m.isBridge())
            .findFirst()
            .orElseThrow(() -> missing("method", name));
    try {
      return MethodHandles.lookup().unreflect(open(method, name)).asType(shape);
    } catch (IllegalAccessException e) {
      throw missing("method", name);
    }
  }

  /**
   * The constructor without parameters.
   *
   * @param shape as the handle is called
   */
  public MethodHandle constructor(MethodType shape) {
    try {
      Constructor<?> constructor = open(type.getDeclaredConstructor(), "()");
      return MethodHandles.lookup().unreflectConstructor(constructor).asType(shape);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw missing("constructor", "()");
    }
  }

  /** A field, to be read and written by reflection. */
  public Field field(String name) {
    try {
      return open(type.getDeclaredField(name), name);
    } catch (NoSuchFieldException e) {
      throw missing("field", name);
    }
  }

  /** A getter of an instance field. */
  public MethodHandle getter(String name, MethodType shape) {
    try {
      return MethodHandles.lookup().unreflectGetter(field(name)).asType(shape);
    } catch (IllegalAccessException e) {
      throw missing("field", name);
    }
  }

  /** The value of a static field. */
  public Object constant(String name) {
    try {
      return Objects.requireNonNull(field(name).get(null), name);
    } catch (IllegalAccessException e) {
      throw missing("field", name);
    }
  }

  private <M extends AccessibleObject> M open(M member, String name) {
    if (!member.trySetAccessible()) {
      throw missing("accessible member", name);
    }
    return member;
  }

  private SubjectException missing(String kind, String name) {
    return new SubjectException(
        "The class '"
            + type.getName()
            + "' has no "
            + kind
            + " '"
            + name
            + "': it is not as in the releases that its adapter was written for.");
  }
}
