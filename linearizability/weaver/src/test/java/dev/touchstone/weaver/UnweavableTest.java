package dev.touchstone.weaver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What cannot be woven is left as it was, and reported. */
class UnweavableTest {
  private static final int ACCESSES = 12_000;

  /** A class whose method reads a static field so often that its hooks would exceed 64 KB. */
  private static byte[] huge() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Huge", null, "java/lang/Object", null);
    writer.visitField(Opcodes.ACC_STATIC, "f", "I", null, null).visitEnd();
    method(writer, "huge", ACCESSES);
    method(writer, "small", 1);
    MethodVisitor nativeMethod =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE, "n", "()V", null, null);
    nativeMethod.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void method(ClassWriter writer, String name, int accesses) {
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, "()V", null, null);
    code.visitCode();
    for (int i = 0; i < accesses; i++) {
      code.visitFieldInsn(Opcodes.GETSTATIC, "Huge", "f", "I");
      code.visitInsn(Opcodes.POP);
    }
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(1, 0);
    code.visitEnd();
  }

  @Test
  void aMethodThatWouldExceed64KilobytesIsLeftAndItsClassIsWoven() {
    byte[] huge = huge();
    Weaver weaver = Weaver.of(name -> name.equals("Huge") ? huge : null);
    byte[] woven = weaver.weave(huge);
    assertThat(woven).isNotEqualTo(huge);
    assertThat(weaver.report().total()).isEqualTo(1);
    assertThat(weaver.report().omissions().stream().map(Object::toString))
        .containsExactly(
            "Huge.huge()V: it would exceed 64 KB; left as it was",
            "Huge.n()V: native code is not seen");
  }

  @Test
  void whatIsNoClassFileIsLeft() {
    Weaver weaver = Weaver.of(name -> null);
    byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    assertThat(weaver.weave(bytes)).isSameAs(bytes);
    assertThat(weaver.report().omissions()).hasSize(1);
  }
}
