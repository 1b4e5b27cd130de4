package dev.touchstone.weaver;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits a call in front of an instruction, and leaves the operand stack as that instruction needs
 * it. At most {@value #EXTRA_STACK} more slots of stack are used. The methods are named for what
 * lies on the stack.
 */
abstract class HookCalls {
  /** By how much a method's stack may grow. */
  static final int EXTRA_STACK = 8;

  final MethodVisitor out;
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
  final int locals() {
    return locals;
  }

  /** Any stack. */
  abstract void bare(int site);

  /** Stack: the value of a static field. */
  abstract void underStaticValue(Type value, int site);

  /** Any stack; the target is not there to be passed. */
  abstract void withoutTarget(int site);

  /** Stack: target. */
  abstract void onTop(int site);

  /** Stack: target, value. */
  abstract void underValue(Type value, int site);

  /** Stack: array, index. */
  abstract void element(int site);

  /** Stack: array, index, value. */
  abstract void elementUnderValue(Type value, int site);

  /** Stack: the arguments, receiver first. */
  abstract void call(SharedCall call, Type[] arguments, int site);

  /** Stores what lies on the stack, the first one deepest, into variables that it returns. */
  final int[] putAside(Type... values) {
    int[] local = new int[values.length];
    int next = firstFreeLocal;
    for (int i = 0; i < values.length; i++) {
      local[i] = next;
      next += values[i].getSize();
    }
    locals = Math.max(locals, next);
    for (int i = values.length - 1; i >= 0; i--) {
      out.visitVarInsn(values[i].getOpcode(Opcodes.ISTORE), local[i]);
    }
    return local;
  }

  /** Loads them again. */
  final void putBack(Type[] values, int[] local) {
    for (int i = 0; i < values.length; i++) {
      out.visitVarInsn(values[i].getOpcode(Opcodes.ILOAD), local[i]);
    }
  }
}
