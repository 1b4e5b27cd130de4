package dev.touchstone.subjects.queue;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes an object of an interface that this project was not compiled against, such as {@code
 * MessagePassingQueue.Consumer} of JCTools, out of a function.
 */
final class Callbacks {
  private Callbacks() {}

  /** Whether the type is an interface with one abstract method, of that many parameters. */
  static boolean fits(Class<?> type, int parameters) {
    if (!type.isInterface()) {
      return false;
    }
    List<Method> methods = abstractMethods(type);
    return methods.size() == 1 && methods.get(0).getParameterCount() == parameters;
  }

  private static List<Method> abstractMethods(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> Modifier.isAbstract(method.getModifiers()))
        .filter(method -> !isOfObject(method))
        .toList();
  }

  private static boolean isOfObject(Method method) {
    return Arrays.stream(Object.class.getMethods())
        .anyMatch(
            m ->
                m.getName().equals(method.getName())
                    && Arrays.equals(m.getParameterTypes(), method.getParameterTypes()));
  }

  /**
   * The function as that interface.
   *
   * @param action gets the first argument, or null where the method has none
   */
  static Object of(Class<?> type, Function<@Nullable Object, @Nullable Object> action) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (Modifier.isAbstract(method.getModifiers()) && !isOfObject(method)) {
            return action.apply(arguments == null ? null : arguments[0]);
          }
          return switch (method.getName()) {
            case "equals" -> arguments != null && proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> "callback as " + type.getName();
            default -> InvocationHandler.invokeDefault(proxy, method, arguments);
          };
        };
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }
}
