package dev.touchstone.weaver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Puts a call at the head of each loop, with the local variables that live there, and one at the
 * beginning of each method that has loops. A loop whose head is in the middle of an expression, or
 * in a class file without frames, is left out.
 */
final class LoopMarker extends InstructionCounter {
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final MethodShape shape;
  private final MethodVisitor out;
  private final ReplacingCalls calls;
  private final int first;
  private final List<Object> locals = new ArrayList<>();
  private int frameAt = -1;
  private boolean emptyStack;
  private int loop;

  /**
   * A marker in front of another visitor.
   *
   * @param out where the calls go
   */
  LoopMarker(MethodShape shape, MethodVisitor next, MethodVisitor out, ReplacingCalls calls) {
    super(next);
    this.shape = shape;
    this.out = out;
    this.calls = calls;
    this.first = NUMBERS.getAndAdd(shape.loopHeads().cardinality());
    this.loop = first;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    out.visitLdcInsn(first);
    out.visitLdcInsn(shape.loopHeads().cardinality());
    out.visitMethodInsn(Opcodes.INVOKESTATIC, ReplacingCalls.REPLACED, "enter", "(II)V", false);
  }

  @Override
  public void visitFrame(
      int type,
      int numLocal,
      @Nullable Object @Nullable [] local,
      int numStack,
      @Nullable Object @Nullable [] stack) {
    super.visitFrame(type, numLocal, local, numStack, stack);
    locals.clear();
    for (int i = 0; local != null && i < numLocal; i++) {
      locals.add(local[i] == null ? Opcodes.TOP : local[i]);
    }
    emptyStack = numStack == 0;
    frameAt = count();
  }

  @Override
  void before(int instruction) {
    if (!shape.loopHeads().get(instruction)) {
      return;
    }
    int number = loop++;
    if (frameAt == instruction && emptyStack && !locals.contains(Opcodes.UNINITIALIZED_THIS)) {
      mark(number);
    }
  }

  private void mark(int number) {
    List<Type> types = new ArrayList<>();
    List<Integer> slots = new ArrayList<>();
    int slot = 0;
    for (Object local : locals) {
      Type type = type(local);
      if (type != null) {
        types.add(type);
        slots.add(slot);
      }
      slot += local.equals(Opcodes.LONG) || local.equals(Opcodes.DOUBLE) ? 2 : 1;
    }
    calls.array(types.size());
    for (int i = 0; i < types.size(); i++) {
      calls.element(i, types.get(i), slots.get(i));
    }
    out.visitLdcInsn(number);
    out.visitMethodInsn(
        Opcodes.INVOKESTATIC, ReplacingCalls.REPLACED, "iterate", "([Ljava/lang/Object;I)V", false);
  }

  private static @Nullable Type type(Object local) {
    if (local instanceof String internalName) {
      return Type.getObjectType(internalName);
    }
    if (local.equals(Opcodes.INTEGER)) {
      return Type.INT_TYPE;
    }
    if (local.equals(Opcodes.LONG)) {
      return Type.LONG_TYPE;
    }
    if (local.equals(Opcodes.FLOAT)) {
      return Type.FLOAT_TYPE;
    }
    return local.equals(Opcodes.DOUBLE) ? Type.DOUBLE_TYPE : null;
  }
}
