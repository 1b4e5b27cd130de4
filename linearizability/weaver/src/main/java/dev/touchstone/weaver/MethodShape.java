package dev.touchstone.weaver;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What must be known of a method before its first instruction is copied.
 *
 * @param access its modifiers
 * @param maxLocals how many local variables its code uses
 * @param keepsThis whether its code leaves the first local variable alone
 * @param loopHeads which instructions, counted from 0, are jumped to from further on
 */
record MethodShape(String name, int access, int maxLocals, boolean keepsThis, BitSet loopHeads) {

  boolean isConstructor() {
    return name.equals("<init>");
  }

  boolean isStatic() {
    return (access & Opcodes.ACC_STATIC) != 0;
  }

  boolean isSynchronized() {
    return (access & Opcodes.ACC_SYNCHRONIZED) != 0;
  }

  /** The shapes of a class's methods that have code, by name and descriptor. */
  static Map<String, MethodShape> of(ClassReader reader) {
    Map<String, MethodShape> shapes = new HashMap<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access,
              String name,
              String descriptor,
              @Nullable String signature,
              String @Nullable [] exceptions) {
            return new InstructionCounter(null) {
              private final Map<Label, Integer> seen = new HashMap<>();
              private final BitSet loopHeads = new BitSet();
              private boolean keepsThis = true;

              @Override
              public void visitLabel(Label label) {
                seen.put(label, count());
              }

              @Override
              void jump(Label label) {
                Integer target = seen.get(label);
                if (target != null) {
                  loopHeads.set(target);
                }
              }

              @Override
              public void visitVarInsn(int opcode, int local) {
                super.visitVarInsn(opcode, local);
                keepsThis &= local != 0 || opcode < Opcodes.ISTORE || opcode == Opcodes.RET;
              }

              @Override
              public void visitMaxs(int maxStack, int maxLocals) {
                shapes.put(
                    name + descriptor,
                    new MethodShape(name, access, maxLocals, keepsThis, loopHeads));
              }
            };
          }
        },
        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return shapes;
  }
}
