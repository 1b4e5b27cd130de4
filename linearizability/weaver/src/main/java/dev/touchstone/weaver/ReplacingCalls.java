package dev.touchstone.weaver;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls of {@code Replaced}, which is given all that the access works with. */
final class ReplacingCalls extends HookCalls {
  static final String REPLACED = "dev/touchstone/weaver/hook/Replaced";

  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  ReplacingCalls(MethodVisitor out, int firstFreeLocal) {
    super(out, firstFreeLocal);
  }

  @Override
  void bare(int site) {
    prepare(site);
  }

  @Override
  void underStaticValue(Type value, int site) {
    prepare(site, value);
  }

  /** Such an object belongs to its thread alone: its fields are written as they stand. */
  @Override
  void withoutTarget(int site) {}

  @Override
  void onTop(int site) {
    prepare(site, OBJECT);
  }

  @Override
  void underValue(Type value, int site) {
    prepare(site, OBJECT, value);
  }

  @Override
  void element(int site) {
    prepare(site, OBJECT, Type.INT_TYPE);
  }

  @Override
  void elementUnderValue(Type value, int site) {
    prepare(site, OBJECT, Type.INT_TYPE, value);
  }

  @Override
  void call(SharedCall call, Type[] arguments, int site) {
    prepare(site, arguments);
  }

  /** Before a call of code that is not woven. */
  void leave(Type[] arguments, boolean isStatic, int site) {
    if (isStatic) {
      out.visitInsn(Opcodes.ACONST_NULL);
      out.visitLdcInsn(site);
      out.visitMethodInsn(Opcodes.INVOKESTATIC, REPLACED, "leave", "(Ljava/lang/Object;I)V", false);
      return;
    }
    int[] local = putAside(arguments);
    out.visitVarInsn(Opcodes.ALOAD, local[0]);
    out.visitLdcInsn(site);
    out.visitMethodInsn(Opcodes.INVOKESTATIC, REPLACED, "leave", "(Ljava/lang/Object;I)V", false);
    putBack(arguments, local);
  }

  private void prepare(int site, Type... values) {
    int[] local = putAside(values);
    array(values.length);
    for (int i = 0; i < values.length; i++) {
      element(i, values[i], local[i]);
    }
    out.visitLdcInsn(site);
    out.visitMethodInsn(
        Opcodes.INVOKESTATIC, REPLACED, "prepare", "([Ljava/lang/Object;I)V", false);
    putBack(values, local);
  }

  /** Pushes an array of objects. */
  void array(int length) {
    out.visitLdcInsn(length);
    out.visitTypeInsn(Opcodes.ANEWARRAY, OBJECT.getInternalName());
  }

  /** Stores a local variable, boxed, into the array on top of the stack, which stays there. */
  void element(int index, Type type, int local) {
    out.visitInsn(Opcodes.DUP);
    out.visitLdcInsn(index);
    out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
    String box = box(type);
    if (box != null) {
      out.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          box,
          "valueOf",
          "(" + type.getDescriptor() + ")L" + box + ";",
          false);
    }
    out.visitInsn(Opcodes.AASTORE);
  }

  private static @Nullable String box(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.CHAR -> "java/lang/Character";
      case Type.BYTE -> "java/lang/Byte";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.FLOAT -> "java/lang/Float";
      case Type.LONG -> "java/lang/Long";
      case Type.DOUBLE -> "java/lang/Double";
      default -> null;
    };
  }
}
