package dev.touchstone.weaver;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls of {@code Hooks}, which is told where an access is about to be made. */
final class BeforeCalls extends HookCalls {
  private static final String HOOKS = "dev/touchstone/weaver/hook/Hooks";

  BeforeCalls(MethodVisitor out, int firstFreeLocal) {
    super(out, firstFreeLocal);
  }

  @Override
  void bare(int site) {
    call("(I)V", site);
  }

  @Override
  void underStaticValue(Type value, int site) {
    bare(site);
  }

  @Override
  void withoutTarget(int site) {
    out.visitInsn(Opcodes.ACONST_NULL);
    call("(Ljava/lang/Object;I)V", site);
  }

  @Override
  void onTop(int site) {
    out.visitInsn(Opcodes.DUP);
    call("(Ljava/lang/Object;I)V", site);
  }

  @Override
  void underValue(Type value, int site) {
    if (value.getSize() == 1) {
      out.visitInsn(Opcodes.DUP2);
      out.visitInsn(Opcodes.POP);
      call("(Ljava/lang/Object;I)V", site);
    } else {
      out.visitInsn(Opcodes.DUP2_X1);
      out.visitInsn(Opcodes.POP2);
      out.visitInsn(Opcodes.DUP_X2);
      call("(Ljava/lang/Object;I)V", site);
    }
  }

  @Override
  void element(int site) {
    out.visitInsn(Opcodes.DUP2);
    call("(Ljava/lang/Object;II)V", site);
  }

  @Override
  void elementUnderValue(Type value, int site) {
    if (value.getSize() == 2) {
      out.visitInsn(Opcodes.DUP2_X2);
      out.visitInsn(Opcodes.POP2);
      out.visitInsn(Opcodes.DUP2_X2);
    } else {
      out.visitInsn(Opcodes.DUP_X2);
      out.visitInsn(Opcodes.POP);
      out.visitInsn(Opcodes.DUP2_X1);
    }
    call("(Ljava/lang/Object;II)V", site);
  }

  @Override
  void call(SharedCall call, Type[] arguments, int site) {
    if (call.target() < 0 && call.handle() < 0 && call.index() < 0) {
      bare(site);
      return;
    }
    if (arguments.length == 1 && call.target() == 0) {
      onTop(site);
      return;
    }
    int[] local = putAside(arguments);
    reference(call.target(), local);
    reference(call.handle(), local);
    index(call.index(), arguments, local);
    call("(Ljava/lang/Object;Ljava/lang/Object;JI)V", site);
    putBack(arguments, local);
  }

  private void reference(int argument, int[] local) {
    if (argument < 0) {
      out.visitInsn(Opcodes.ACONST_NULL);
    } else {
      out.visitVarInsn(Opcodes.ALOAD, local[argument]);
    }
  }

  private void index(int argument, Type[] arguments, int[] local) {
    if (argument < 0) {
      out.visitLdcInsn(-1L);
    } else if (arguments[argument].getSort() == Type.LONG) {
      out.visitVarInsn(Opcodes.LLOAD, local[argument]);
    } else {
      out.visitVarInsn(Opcodes.ILOAD, local[argument]);
      out.visitInsn(Opcodes.I2L);
    }
  }

  private void call(String descriptor, int site) {
    out.visitLdcInsn(site);
    out.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "at", descriptor, false);
  }
}
