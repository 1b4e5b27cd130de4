package dev.touchstone.weaver;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Looks up where fields and methods are declared, from class files alone: nothing is loaded.
 * Classes are named internally, with slashes.
 */
final class Declarations {

  /** A field as its class declares it. */
  record Field(String owner, int modifiers) {}

  private record Outline(
      @Nullable String superName,
      List<String> interfaces,
      Map<String, Integer> fields,
      Set<String> methods,
      Set<String> natives) {}

  private static final Outline ABSENT = new Outline(null, List.of(), Map.of(), Set.of(), Set.of());

  private final Function<String, byte @Nullable []> classFiles;
  private final Map<String, Outline> outlines = new ConcurrentHashMap<>();

  /** Reads class files through the function, which returns null for a class that is not there. */
  Declarations(Function<String, byte @Nullable []> classFiles) {
    this.classFiles = classFiles;
  }

  /** The field that an instruction names; null if its class cannot be read. */
  @Nullable Field field(String owner, String name, String descriptor) {
    String key = name + descriptor;
    for (String type = owner; type != null; type = outline(type).superName()) {
      Outline outline = outline(type);
      Integer modifiers = outline.fields().get(key);
      if (modifiers != null) {
        return new Field(type, modifiers);
      }
      for (String parent : outline.interfaces()) {
        Field field = field(parent, name, descriptor);
        if (field != null) {
          return field;
        }
      }
    }
    return null;
  }

  /**
   * The class of the JDK whose method a call on {@code owner} reaches; null if a class outside of
   * the JDK declares it, or none can be found.
   */
  @Nullable String jdkOwner(String owner, String name, String descriptor) {
    String key = name + descriptor;
    for (String type = owner; type != null; type = outline(type).superName()) {
      if (isJdk(type)) {
        return type;
      }
      if (outline(type).methods().contains(key)) {
        return null;
      }
    }
    return null;
  }

  /** Whether a call on {@code owner} reaches a native method of a class outside of the JDK. */
  boolean isNative(String owner, String name, String descriptor) {
    String key = name + descriptor;
    for (String type = owner; type != null && !isJdk(type); type = outline(type).superName()) {
      if (outline(type).methods().contains(key)) {
        return outline(type).natives().contains(key);
      }
    }
    return false;
  }

  static boolean isJdk(String type) {
    return type.startsWith("java/") || type.startsWith("jdk/") || type.startsWith("sun/");
  }

  private Outline outline(String type) {
    Outline known = outlines.get(type);
    if (known == null) {
      known = read(type);
      outlines.put(type, known);
    }
    return known;
  }

  private Outline read(String type) {
    byte[] bytes = classFiles.apply(type);
    if (bytes == null) {
      return ABSENT;
    }
    ClassReader reader = new ClassReader(bytes);
    Map<String, Integer> fields = new ConcurrentHashMap<>();
    Set<String> methods = new HashSet<>();
    Set<String> natives = new HashSet<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public @Nullable FieldVisitor visitField(
              int access, String name, String descriptor, String signature, Object value) {
            fields.put(name + descriptor, access);
            return null;
          }

          @Override
          public @Nullable MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            methods.add(name + descriptor);
            if ((access & Opcodes.ACC_NATIVE) != 0) {
              natives.add(name + descriptor);
            }
            return null;
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return new Outline(
        reader.getSuperName(), List.of(reader.getInterfaces()), fields, methods, natives);
  }
}
