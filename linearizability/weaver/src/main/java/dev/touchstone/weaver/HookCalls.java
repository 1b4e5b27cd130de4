package dev.touchstone.weaver;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits calls of {@code Hooks} in front of an instruction, and leaves the operand stack as that
 * instruction needs it. At most {@value #EXTRA_STACK} more slots of stack are used.
 */
final class HookCalls {
  /** By how much a method's stack may grow. */
  static final int EXTRA_STACK = 6;

  private static final String HOOKS = "dev/touchstone/weaver/hook/Hooks";

  private final MethodVisitor out;
  private final int firstFreeLocal;
  private int locals;

  /**
   * Emits into a method.
   *
   * @param firstFreeLocal the first local variable that the method itself does not use
   */
  HookCalls(MethodVisitor out, int firstFreeLocal) {
    this.out = out;
    this.firstFreeLocal = firstFreeLocal;
    this.locals = firstFreeLocal;
  }

  /** How many local variables the method needs now. */
  int locals() {
    return locals;
  }

  /** Any stack. */
  void bare(int site) {
    call("(I)V", site);
  }

  /** Any stack; the target is not there to be passed. */
  void withoutTarget(int site) {
    out.visitInsn(Opcodes.ACONST_NULL);
    call("(Ljava/lang/Object;I)V", site);
  }

  /** Stack: target. */
  void onTop(int site) {
    out.visitInsn(Opcodes.DUP);
    call("(Ljava/lang/Object;I)V", site);
  }

  /** Stack: target, value. */
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

  /** Stack: array, index. */
  void element(int site) {
    out.visitInsn(Opcodes.DUP2);
    call("(Ljava/lang/Object;II)V", site);
  }

  /** Stack: array, index, value. */
  void elementUnderValue(boolean wide, int site) {
    if (wide) {
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

  /** Stack: the arguments, receiver first; they are put aside in local variables and put back. */
  void call(SharedCall call, Type[] arguments, int site) {
    if (call.target() < 0 && call.handle() < 0 && call.index() < 0) {
      bare(site);
      return;
    }
    if (arguments.length == 1 && call.target() == 0) {
      onTop(site);
      return;
    }
    int[] local = new int[arguments.length];
    int next = firstFreeLocal;
    for (int i = 0; i < arguments.length; i++) {
      local[i] = next;
      next += arguments[i].getSize();
    }
    locals = Math.max(locals, next);
    for (int i = arguments.length - 1; i >= 0; i--) {
      out.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), local[i]);
    }
    reference(call.target(), local);
    reference(call.handle(), local);
    index(call.index(), arguments, local);
    call("(Ljava/lang/Object;Ljava/lang/Object;JI)V", site);
    for (int i = 0; i < arguments.length; i++) {
      out.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), local[i]);
    }
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
