package dev.touchstone.weaver;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;

/**
 * Puts a call of a hook before every shared access in a class: fields, array elements, monitors,
 * and calls of VarHandle, atomics, field updaters, Unsafe, locks, LockSupport and spin hints.
 * Frames are copied, not computed, so no class is loaded for it. What cannot be woven is left as it
 * was and written into the report. Safe for use by several threads.
 */
public final class Weaver {
  private final Declarations declarations;
  private final WeavingStyle style;
  private final WeavingReport report = new WeavingReport();

  private Weaver(Function<String, byte @Nullable []> classFiles, WeavingStyle style) {
    this.declarations = new Declarations(classFiles);
    this.style = style;
  }

  /**
   * A weaver for classes that are not loaded yet.
   *
   * @param classFiles gives the bytes of a class by its name with slashes, or null: it is asked for
   *     modifiers of fields and for superclasses
   */
  public static Weaver of(Function<String, byte @Nullable []> classFiles) {
    return new Weaver(classFiles, WeavingStyle.BEFORE);
  }

  /**
   * A weaver for classes that are loaded already, whose methods keep their number and modifiers.
   */
  static Weaver retransforming(Function<String, byte @Nullable []> classFiles) {
    return new Weaver(classFiles, WeavingStyle.BEFORE_UNCHANGED);
  }

  /**
   * A weaver of calls that decide what each access does.
   *
   * @see dev.touchstone.weaver.hook.Replacement
   */
  static Weaver replacing(Function<String, byte @Nullable []> classFiles) {
    return new Weaver(classFiles, WeavingStyle.REPLACING);
  }

  /** What was woven so far and what was not. */
  public WeavingReport report() {
    return report;
  }

  /** The class woven, or as it was where that is not possible. */
  public byte[] weave(byte[] classFile) {
    String name = "a class";
    try {
      ClassReader reader = new ClassReader(classFile);
      name = reader.getClassName().replace('/', '.');
      return weave(reader);
    } catch (ClassTooLargeException e) {
      report.left(name, "its constant pool would be too large; left as it was");
    } catch (RuntimeException e) {
      report.left(name, "it cannot be read (" + e + "); left as it was");
    }
    return classFile;
  }

  private byte[] weave(ClassReader reader) {
    Map<String, MethodShape> shapes = MethodShape.of(reader);
    Set<String> excluded = new HashSet<>();
    while (true) {
      ClassWriter writer = new ClassWriter(0);
      ClassWeaver weaver = new ClassWeaver(writer, shapes, declarations, excluded, style);
      reader.accept(weaver, style == WeavingStyle.REPLACING ? ClassReader.EXPAND_FRAMES : 0);
      try {
        byte[] woven = writer.toByteArray();
        report.woven(weaver.sites(), weaver.omissions());
        return woven;
      } catch (MethodTooLargeException e) {
        if (!excluded.add(e.getMethodName() + e.getDescriptor())) {
          throw e;
        }
      }
    }
  }
}
