package dev.touchstone.weaver;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Turns the body of a synchronized method into a synchronized block, whose two ends can be hooked.
 */
final class MonitorBlock {
  private final MethodVisitor out;
  private final HookCalls hooks;
  private final boolean isStatic;
  private final ClassWeaver home;
  private final Label start = new Label();

  MonitorBlock(MethodVisitor out, HookCalls hooks, boolean isStatic, ClassWeaver home) {
    this.out = out;
    this.hooks = hooks;
    this.isStatic = isStatic;
    this.home = home;
  }

  private void pushLock() {
    if (isStatic) {
      out.visitLdcInsn(Type.getObjectType(home.internalName()));
    } else {
      out.visitVarInsn(Opcodes.ALOAD, 0);
    }
  }

  /** At the beginning of the body. */
  void enter(int site) {
    pushLock();
    hooks.onTop(site);
    out.visitInsn(Opcodes.MONITORENTER);
    out.visitLabel(start);
  }

  /** Before each return; the result lies on the stack. */
  void exit(int site) {
    pushLock();
    hooks.onTop(site);
    out.visitInsn(Opcodes.MONITOREXIT);
  }

  /**
   * After the last instruction: what an exception out of the body passes through.
   *
   * @param site of the unlock, or -1 if it is not to be hooked
   */
  void end(int site) {
    Label end = new Label();
    out.visitLabel(end);
    out.visitFrame(
        home.fullFrame(),
        isStatic ? 0 : 1,
        isStatic ? new Object[0] : new Object[] {home.internalName()},
        1,
        new Object[] {"java/lang/Throwable"});
    pushLock();
    if (site >= 0) {
      hooks.onTop(site);
    }
    out.visitInsn(Opcodes.MONITOREXIT);
    out.visitInsn(Opcodes.ATHROW);
    out.visitTryCatchBlock(start, end, end, null);
  }
}
