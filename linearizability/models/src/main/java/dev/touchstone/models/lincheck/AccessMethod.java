package dev.touchstone.models.lincheck;

import dev.touchstone.evidence.Trace;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A method call that is an access to shared memory: on a VarHandle, an atomic, a field updater or
 * Unsafe.
 *
 * @param kind read, write or update
 * @param mode plain, opaque, acquire, release or volatile
 */
record AccessMethod(Trace.Kind kind, String mode) {

  /** What the method of that class does; null if it is no access. */
  static @Nullable AccessMethod of(String className, String method) {
    String name = className.replace('/', '.');
    boolean handle = name.equals("java.lang.invoke.VarHandle");
    boolean unsafe = name.endsWith(".Unsafe");
    if (!handle && !unsafe && !name.startsWith("java.util.concurrent.atomic.Atomic")) {
      return null;
    }
    String low = method.toLowerCase(Locale.ROOT);
    Trace.Kind kind = kind(low);
    return kind == null ? null : new AccessMethod(kind, mode(low, kind, handle, unsafe));
  }

  private static Trace.@Nullable Kind kind(String method) {
    if (method.startsWith("compareandset")
        || method.startsWith("compareandswap")
        || method.startsWith("compareandexchange")
        || method.startsWith("weakcompareand")
        || method.startsWith("getand")
        || method.endsWith("andget")) {
      return Trace.Kind.UPDATE;
    }
    if (method.startsWith("set") || method.startsWith("lazyset") || method.startsWith("put")) {
      return Trace.Kind.WRITE;
    }
    return method.startsWith("get") ? Trace.Kind.READ : null;
  }

  private static String mode(String method, Trace.Kind kind, boolean handle, boolean unsafe) {
    for (String mode : List.of("plain", "opaque", "acquire", "release", "volatile")) {
      if (method.endsWith(mode)) {
        return mode;
      }
    }
    if (method.startsWith("lazyset") || method.startsWith("putordered")) {
      return "release";
    }
    // get and set are plain on VarHandle and Unsafe, volatile on an atomic.
    return kind != Trace.Kind.UPDATE && (handle || unsafe) ? "plain" : "volatile";
  }

  /** The value as a person reads it: what was read, what was written, or from what to what. */
  String value(List<String> parameters, String result) {
    String last = parameters.isEmpty() ? "" : parameters.get(parameters.size() - 1);
    return switch (kind) {
      case WRITE -> last;
      case UPDATE ->
          parameters.size() >= 2
              ? parameters.get(parameters.size() - 2) + " → " + last + ": " + result
              : last + ": " + result;
      default -> result;
    };
  }
}
