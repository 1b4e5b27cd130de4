package dev.touchstone.selectors;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.nio.channels.spi.SelectorProvider;

/**
 * The way into {@code sun.nio.ch}. It is by method handles that are constants, so that a call costs
 * what the JDK's own costs, and because {@code --add-exports} cannot be combined with {@code
 * --release}.
 */
final class JdkInternals {
  private static final String PACKAGE = "sun.nio.ch.";

  private JdkInternals() {}

  /**
   * Checks that they can be reached.
   *
   * @throws UnsupportedOperationException if not: it says which option the JVM lacks
   */
  static void require() {
    lookup("SelChImpl");
  }

  static MethodHandle staticMethod(String type, String name, MethodType signature) {
    try {
      Lookup lookup = lookup(type);
      return lookup.findStatic(lookup.lookupClass(), name, signature);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw unknown(type + "." + name, e);
    }
  }

  /** The receiver becomes an argument of the given type, Object or an exported one. */
  static MethodHandle method(String type, String name, Class<?> receiver, MethodType signature) {
    try {
      Lookup lookup = lookup(type);
      MethodHandle handle = lookup.findVirtual(lookup.lookupClass(), name, signature);
      return handle.asType(signature.insertParameterTypes(0, receiver));
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw unknown(type + "." + name, e);
    }
  }

  static MethodHandle constructor(String type) {
    try {
      Lookup lookup = lookup(type);
      MethodHandle handle =
          lookup.findConstructor(lookup.lookupClass(), MethodType.methodType(void.class));
      return handle.asType(MethodType.methodType(Object.class));
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw unknown(type, e);
    }
  }

  static Class<?> type(String name) {
    return lookup(name).lookupClass();
  }

  /**
   * A provider of the JDK.
   *
   * @param type its simple name
   */
  static SelectorProvider provider(String type) {
    try {
      Object made = constructor(type).invokeExact();
      return (SelectorProvider) made;
    } catch (Throwable e) {
      throw unchecked(e);
    }
  }

  private static Lookup lookup(String type) {
    try {
      return MethodHandles.privateLookupIn(Class.forName(PACKAGE + type), MethodHandles.lookup());
    } catch (ClassNotFoundException e) {
      throw new UnsupportedOperationException("This JDK has no " + PACKAGE + type, e);
    } catch (IllegalAccessException e) {
      throw new UnsupportedOperationException(
          "The JVM was started without --add-opens java.base/sun.nio.ch=ALL-UNNAMED", e);
    }
  }

  private static UnsupportedOperationException unknown(String what, Exception e) {
    return new UnsupportedOperationException("This JDK has no " + PACKAGE + what, e);
  }

  /** What a handle threw that declares nothing checked. */
  static RuntimeException unchecked(Throwable e) {
    if (e instanceof RuntimeException unchecked) {
      return unchecked;
    }
    if (e instanceof Error error) {
      throw error;
    }
    return new IllegalStateException(e);
  }
}
