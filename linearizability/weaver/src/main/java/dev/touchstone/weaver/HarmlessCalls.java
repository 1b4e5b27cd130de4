package dev.touchstone.weaver;

import java.util.Set;

/**
 * Knows code of the JDK that touches nothing which threads share: values, arithmetic, exceptions,
 * and the stateless upper classes of collections, which call back the class under test.
 */
final class HarmlessCalls {
  private static final Set<String> TYPES =
      Set.of(
          "java/lang/Object",
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/lang/CharSequence",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Number",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Class",
          "java/lang/Enum",
          "java/lang/Record",
          "java/lang/Throwable",
          "java/lang/reflect/Field",
          "java/lang/ref/Reference",
          "java/util/Objects",
          "java/util/Optional",
          "java/util/AbstractQueue",
          "java/util/AbstractCollection",
          "java/util/Spliterators");

  private HarmlessCalls() {}

  static boolean isHarmless(String type, String name) {
    return TYPES.contains(type)
        || type.endsWith("Exception")
        || type.endsWith("Error")
        || type.startsWith("java/lang/invoke/MethodHandles")
        || (type.equals("java/lang/invoke/VarHandle") && !name.endsWith("Fence"))
        || (type.equals("java/lang/Thread") && isIdentity(name))
        || (type.equals("java/lang/Runtime") && !name.equals("gc"))
        || (type.equals("java/lang/System") && name.equals("identityHashCode"))
        || (type.endsWith("/misc/Unsafe") && name.startsWith("array"));
  }

  private static boolean isIdentity(String name) {
    return name.equals("getId") || name.equals("threadId") || name.equals("getName");
  }
}
