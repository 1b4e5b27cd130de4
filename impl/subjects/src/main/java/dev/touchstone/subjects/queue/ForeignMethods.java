package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.SubjectException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Public methods and constructors of a class, found by name and shape. */
final class ForeignMethods {
  private final Class<?> type;

  ForeignMethods(Class<?> type) {
    this.type = type;
  }

  /**
   * The instance method of that name whose parameters and result are of the given kinds: a
   * primitive must match, any reference type will do.
   *
   * @param shape as the handle is called, the queue first
   * @return null if there is none
   */
  @Nullable MethodHandle find(String name, MethodType shape) {
    Method method = method(name, shape);
    if (method == null) {
      return null;
    }
    try {
      return MethodHandles.lookup().unreflect(method).asType(shape);
    } catch (IllegalAccessException e) {
      return null;
    }
  }

  /**
   * The interface of the first parameter of {@code name(callback, int)}, if it has one abstract
   * method with that many parameters.
   */
  @Nullable Class<?> callback(String name, int parameters) {
    MethodType batch = MethodType.methodType(int.class, Object.class, Object.class, int.class);
    Method method = method(name, batch);
    if (method == null) {
      return null;
    }
    Class<?> callback = method.getParameterTypes()[0];
    return Callbacks.fits(callback, parameters) ? callback : null;
  }

  private @Nullable Method method(String name, MethodType shape) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(name))
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> fits(method.getReturnType(), shape.returnType()))
        .filter(method -> fit(method.getParameterTypes(), shape))
        .filter(Method::trySetAccessible)
        .findFirst()
        .orElse(null);
  }

  private static boolean fit(Class<?>[] parameters, MethodType shape) {
    if (parameters.length != shape.parameterCount() - 1) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      if (!fits(parameters[i], shape.parameterType(i + 1))) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Class<?> actual, Class<?> wanted) {
    return wanted.isPrimitive() ? actual == wanted : !actual.isPrimitive();
  }

  /**
   * A handle (int) to Object on the constructor that takes a capacity, or else on the one without
   * parameters.
   *
   * @throws SubjectException if there is neither
   */
  MethodHandle constructor() {
    List<Constructor<?>> constructors = Arrays.asList(type.getConstructors());
    MethodType shape = MethodType.methodType(Object.class, int.class);
    MethodHandle withCapacity = constructor(constructors, int.class);
    if (withCapacity != null) {
      return withCapacity.asType(shape);
    }
    MethodHandle without = constructor(constructors);
    if (without != null) {
      return MethodHandles.dropArguments(without, 0, int.class).asType(shape);
    }
    throw new SubjectException(
        "The class '"
            + type.getName()
            + "' has no public constructor that takes a capacity (int) or nothing.");
  }

  private static @Nullable MethodHandle constructor(
      List<Constructor<?>> constructors, Class<?>... parameters) {
    for (Constructor<?> constructor : constructors) {
      if (Arrays.equals(constructor.getParameterTypes(), parameters)
          && constructor.trySetAccessible()) {
        try {
          return MethodHandles.lookup().unreflectConstructor(constructor);
        } catch (IllegalAccessException e) {
          return null;
        }
      }
    }
    return null;
  }
}
