package dev.touchstone.weaver;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls that make a handle on a field, and what is noted after them. */
final class Origin {
  private Origin() {}

  static boolean isOne(String owner, String name) {
    return switch (name) {
      case "findVarHandle", "findStaticVarHandle", "unreflectVarHandle" ->
          owner.equals("java/lang/invoke/MethodHandles$Lookup");
      case "newUpdater" -> owner.startsWith("java/util/concurrent/atomic/");
      case "objectFieldOffset" -> owner.endsWith("/misc/Unsafe");
      default -> false;
    };
  }

  /** Notes the handle on top of the stack with the field that the arguments name. */
  static void note(MethodVisitor out, String origins, Type[] arguments, int[] local, Type result) {
    if (result.getSort() == Type.LONG) {
      out.visitInsn(Opcodes.DUP2);
      if (arguments.length == 1) {
        out.visitVarInsn(Opcodes.ALOAD, local[0]);
        call(out, origins, "offset", "(JLjava/lang/reflect/Field;)V");
      } else {
        out.visitInsn(Opcodes.POP2);
      }
      return;
    }
    out.visitInsn(Opcodes.DUP);
    if (arguments.length == 1) {
      out.visitVarInsn(Opcodes.ALOAD, local[0]);
      call(out, origins, "handle", "(Ljava/lang/Object;Ljava/lang/reflect/Field;)V");
      return;
    }
    int name = arguments[1].getInternalName().equals("java/lang/String") ? 1 : 2;
    out.visitVarInsn(Opcodes.ALOAD, local[0]);
    out.visitVarInsn(Opcodes.ALOAD, local[name]);
    call(out, origins, "handle", "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/String;)V");
  }

  private static void call(MethodVisitor out, String owner, String name, String descriptor) {
    out.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }
}
