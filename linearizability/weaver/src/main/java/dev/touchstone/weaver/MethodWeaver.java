package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Finds the shared accesses of one method and puts a call in front of each; what call, is for
 * {@link HookCalls} to say.
 */
class MethodWeaver extends MethodVisitor {
  private static final List<String> REFLECTIVE =
      List.of(
          "java/lang/reflect/Field.",
          "java/lang/reflect/Array.",
          "java/lang/invoke/MethodHandle.invoke");

  private final ClassWeaver home;
  private final MethodShape shape;
  private final HookCalls hooks;
  private final @Nullable MonitorBlock monitor;
  private int line;
  private int pendingNews;
  private boolean constructed;

  MethodWeaver(ClassWeaver home, MethodShape shape, MethodVisitor out) {
    this(home, shape, out, new BeforeCalls(out, shape.maxLocals()));
  }

  MethodWeaver(ClassWeaver home, MethodShape shape, MethodVisitor out, HookCalls hooks) {
    super(Opcodes.ASM9, out);
    this.home = home;
    this.shape = shape;
    this.hooks = hooks;
    this.constructed = !shape.isConstructor();
    this.monitor =
        home.mayUnwrapMonitor(shape) ? new MonitorBlock(mv, hooks, shape.isStatic(), home) : null;
  }

  final ClassWeaver home() {
    return home;
  }

  final MethodShape shape() {
    return shape;
  }

  final int line() {
    return line;
  }

  final int site(AccessKind kind, AccessMode mode, String location, String action) {
    return home.site(kind, mode, false, location, home.name(), action, shape.name(), line);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (monitor != null) {
      monitor.enter(site(AccessKind.LOCK, AccessMode.ACQUIRE, "monitor", ""));
    } else if (shape.isSynchronized()) {
      home.left(shape, 0, "the monitor of this synchronized method is not seen");
    }
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
    super.visitLineNumber(number, start);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.NEW) {
      pendingNews++;
    }
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean write = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    int site =
        home.fieldSite(
            write ? AccessKind.WRITE : AccessKind.READ, owner, name, descriptor, shape, line);
    if (opcode == Opcodes.GETSTATIC) {
      hooks.bare(site);
    } else if (opcode == Opcodes.PUTSTATIC) {
      hooks.underStaticValue(Type.getType(descriptor), site);
    } else if (opcode == Opcodes.GETFIELD) {
      hooks.onTop(site);
    } else if (constructed || !owner.equals(home.internalName())) {
      hooks.underValue(Type.getType(descriptor), site);
    } else {
      // An object whose superclass's constructor was not called yet cannot be passed to anyone.
      hooks.withoutTarget(site);
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      hooks.element(site(AccessKind.READ, AccessMode.PLAIN, "[]", ""));
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      hooks.elementUnderValue(element(opcode), site(AccessKind.WRITE, AccessMode.PLAIN, "[]", ""));
    } else if (opcode == Opcodes.MONITORENTER) {
      hooks.onTop(site(AccessKind.LOCK, AccessMode.ACQUIRE, "monitor", ""));
    } else if (opcode == Opcodes.MONITOREXIT) {
      hooks.onTop(site(AccessKind.UNLOCK, AccessMode.RELEASE, "monitor", ""));
    } else if (monitor != null && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      monitor.exit(site(AccessKind.UNLOCK, AccessMode.RELEASE, "monitor", ""));
    }
    super.visitInsn(opcode);
  }

  private static Type element(int opcode) {
    return switch (opcode) {
      case Opcodes.LASTORE -> Type.LONG_TYPE;
      case Opcodes.DASTORE -> Type.DOUBLE_TYPE;
      case Opcodes.FASTORE -> Type.FLOAT_TYPE;
      case Opcodes.AASTORE -> Type.getObjectType("java/lang/Object");
      default -> Type.INT_TYPE;
    };
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (name.equals("<init>")) {
      if (pendingNews > 0) {
        pendingNews--;
      } else {
        constructed = true;
      }
    } else {
      call(opcode, owner, name, descriptor);
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  private void call(int opcode, String owner, String name, String descriptor) {
    boolean isStatic = opcode == Opcodes.INVOKESTATIC;
    String jdk = home.jdkOwner(owner, name, descriptor);
    if (jdk == null) {
      return;
    }
    SharedCall call = SharedCalls.find(jdk, name, descriptor, isStatic);
    Type[] arguments = arguments(owner, descriptor, isStatic);
    if (call == null) {
      unseen(opcode, jdk, name, arguments);
      return;
    }
    String type = jdk.substring(jdk.lastIndexOf('/') + 1);
    hooks.call(checked(call, arguments), arguments, site(call.kind(), call.mode(), type, name));
  }

  /** The arguments as they lie on the stack. */
  static Type[] arguments(String owner, String descriptor, boolean isStatic) {
    List<Type> types = new ArrayList<>();
    if (!isStatic) {
      types.add(Type.getObjectType(owner));
    }
    types.addAll(Arrays.asList(Type.getArgumentTypes(descriptor)));
    return types.toArray(new Type[0]);
  }

  /** A VarHandle may have coordinates of any type; what is no object or index is not passed on. */
  private static SharedCall checked(SharedCall call, Type[] arguments) {
    boolean target = call.target() >= 0 && arguments[call.target()].getSort() >= Type.ARRAY;
    int sort = call.index() >= 0 ? arguments[call.index()].getSort() : Type.VOID;
    boolean index = sort == Type.LONG || (sort >= Type.CHAR && sort <= Type.INT);
    return new SharedCall(
        call.kind(),
        call.mode(),
        target ? call.target() : -1,
        call.handle(),
        index ? call.index() : -1);
  }

  /** A call of code of the JDK that is not known to make one shared access. */
  void unseen(int opcode, String jdk, String name, Type[] arguments) {
    String called = jdk + "." + name;
    if (REFLECTIVE.stream().anyMatch(called::startsWith)
        && !name.startsWith("getDeclar")
        && !name.equals("setAccessible")
        && !name.startsWith("newInstance")) {
      home.left(shape, line, "what " + called.replace('/', '.') + " accesses is not seen");
    } else if (jdk.startsWith("java/util/concurrent/") && !jdk.contains("/atomic/")) {
      home.left(shape, 0, "the code of " + jdk.replace('/', '.') + " is not woven");
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    Object[] woven = arguments.clone();
    if (bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
      for (int i = 0; i < woven.length; i++) {
        if (woven[i] instanceof Handle handle) {
          woven[i] = home.throughBridge(handle);
        }
      }
    }
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, woven);
  }

  @Override
  public void visitLdcInsn(@Nullable Object value) {
    if (value instanceof Handle) {
      home.left(shape, line, "what the method handle " + value + " accesses is not seen");
    }
    super.visitLdcInsn(value);
  }

  /** A hook may throw, and then the lock would never be given back. */
  int unlockSite() {
    return -1;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (monitor != null) {
      monitor.end(unlockSite());
    }
    super.visitMaxs(maxStack + HookCalls.EXTRA_STACK, Math.max(maxLocals, hooks.locals()));
  }
}
