package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts a call in front of each shared access that decides what it does. Final fields are left
 * alone: nobody writes them after construction. Calls of code that is not woven are announced,
 * unless that code is known to touch nothing that is shared.
 */
final class ReplacingMethodWeaver extends MethodWeaver {
  private static final String VAR_HANDLE = "Ljava/lang/invoke/VarHandle;";
  private static final String ORIGINS = "dev/touchstone/weaver/hook/Origins";

  private final ReplacingCalls calls;

  private ReplacingMethodWeaver(
      ClassWeaver home, MethodShape shape, MethodVisitor out, ReplacingCalls calls) {
    super(home, shape, out, calls);
    this.calls = calls;
  }

  /** A visitor that replaces the accesses of a method, and marks its loops. */
  static MethodVisitor of(ClassWeaver home, MethodShape shape, MethodVisitor out) {
    ReplacingCalls calls = new ReplacingCalls(out, shape.maxLocals());
    MethodVisitor weaver = new ReplacingMethodWeaver(home, shape, out, calls);
    return shape.loopHeads().isEmpty() || shape.name().equals("<clinit>")
        ? weaver
        : new LoopMarker(shape, weaver, out, calls);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (isInitializer()) {
      replaced("pause", "()V");
    }
  }

  private boolean isInitializer() {
    return shape().name().equals("<clinit>");
  }

  private void replaced(String name, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, ReplacingCalls.REPLACED, name, descriptor, false);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.RETURN && isInitializer()) {
      replaced("resume", "()V");
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    Declarations.Field field = home().field(owner, name, descriptor);
    boolean constant = field != null && (field.modifiers() & Opcodes.ACC_FINAL) != 0;
    if (!constant) {
      super.visitFieldInsn(opcode, owner, name, descriptor);
      return;
    }
    mv.visitFieldInsn(opcode, owner, name, descriptor);
    if (opcode == Opcodes.GETSTATIC
        && Type.getType(descriptor).getSort() >= Type.ARRAY
        && !descriptor.equals(VAR_HANDLE)) {
      mv.visitInsn(Opcodes.DUP);
      replaced("know", "(Ljava/lang/Object;)V");
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (owner.equals("java/lang/Thread") && name.equals("currentThread")) {
      replaced(name, descriptor);
      return;
    }
    if (isTryLock(owner, name, descriptor)) {
      mv.visitLdcInsn(lockSite(owner, name));
      replaced(name, "(Ljava/util/concurrent/locks/Lock;I)Z");
      return;
    }
    if (Origin.isOne(owner, name)) {
      Type[] arguments = Type.getArgumentTypes(descriptor);
      int[] local = calls.putAside(arguments);
      calls.putBack(arguments, local);
      mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      Origin.note(mv, ORIGINS, arguments, local, Type.getReturnType(descriptor));
      return;
    }
    if (home().isNative(owner, name, descriptor)) {
      leave(opcode, owner, owner, name, descriptor);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  private static boolean isTryLock(String owner, String name, String descriptor) {
    return name.equals("tryLock")
        && descriptor.equals("()Z")
        && (owner.equals("java/util/concurrent/locks/ReentrantLock")
            || owner.equals("java/util/concurrent/locks/Lock"));
  }

  private int lockSite(String owner, String name) {
    String simple = owner.substring(owner.lastIndexOf('/') + 1);
    return site(AccessKind.LOCK, AccessMode.ACQUIRE, simple, name);
  }

  @Override
  void unseen(int opcode, String jdk, String name, Type[] arguments) {
    if (!HarmlessCalls.isHarmless(jdk, name)) {
      leave(opcode, jdk, name, arguments);
    }
  }

  private void leave(int opcode, String type, String owner, String name, String descriptor) {
    leave(opcode, type, name, arguments(owner, descriptor, opcode == Opcodes.INVOKESTATIC));
  }

  private void leave(int opcode, String type, String name, Type[] arguments) {
    int site =
        home()
            .site(
                AccessKind.CALL,
                AccessMode.PLAIN,
                false,
                type.replace('/', '.'),
                type.replace('/', '.'),
                name,
                shape().name(),
                line());
    calls.leave(arguments, opcode == Opcodes.INVOKESTATIC, site);
  }

  /** It never throws there: an engine that has given the thread up does nothing. */
  @Override
  int unlockSite() {
    return site(AccessKind.UNLOCK, AccessMode.RELEASE, "monitor", "");
  }
}
