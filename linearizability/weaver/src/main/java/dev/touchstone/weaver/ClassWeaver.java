package dev.touchstone.weaver;

import dev.touchstone.weaver.WeavingReport.Omission;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.AccessSites;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Copies one class with its methods woven, except those that are excluded. */
final class ClassWeaver extends ClassVisitor {
  private static final String BRIDGE = "touchstone$reference$";

  private final Map<String, MethodShape> shapes;
  private final Declarations declarations;
  private final Set<String> excluded;
  private final WeavingStyle style;
  private final Map<AccessKind, Integer> sites = new EnumMap<>(AccessKind.class);
  private final List<Omission> omissions = new ArrayList<>();
  private final Map<Handle, String> bridges = new LinkedHashMap<>();
  private String internalName = "";
  private String file = "";
  private boolean isInterface;
  private int version;

  /**
   * Weaves into a visitor.
   *
   * @param excluded names and descriptors of methods to copy as they are
   * @param style what is put where an access is made, and what may be changed for it
   */
  ClassWeaver(
      ClassVisitor out,
      Map<String, MethodShape> shapes,
      Declarations declarations,
      Set<String> excluded,
      WeavingStyle style) {
    super(Opcodes.ASM9, out);
    this.shapes = shapes;
    this.declarations = declarations;
    this.excluded = excluded;
    this.style = style;
  }

  String internalName() {
    return internalName;
  }

  String name() {
    return internalName.replace('/', '.');
  }

  Map<AccessKind, Integer> sites() {
    return sites;
  }

  List<Omission> omissions() {
    return omissions;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    internalName = name;
    this.version = version & 0xFFFF;
    isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
    super.visit(version, access, name, signature, superName, interfaces);
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    file = source == null ? "" : source;
    super.visitSource(source, debug);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    String key = name + descriptor;
    MethodShape shape = shapes.get(key);
    boolean unwrapped = shape != null && mayUnwrapMonitor(shape) && !excluded.contains(key);
    MethodVisitor out =
        super.visitMethod(
            unwrapped ? access & ~Opcodes.ACC_SYNCHRONIZED : access,
            name,
            descriptor,
            signature,
            exceptions);
    if (excluded.contains(key)) {
      omissions.add(new Omission(name() + "." + key, "it would exceed 64 KB; left as it was"));
      return out;
    }
    if (shape == null) {
      if ((access & Opcodes.ACC_NATIVE) != 0) {
        omissions.add(new Omission(name() + "." + key, "native code is not seen"));
      }
      return out;
    }
    return method(shape, out);
  }

  private MethodVisitor method(MethodShape shape, MethodVisitor out) {
    return style == WeavingStyle.REPLACING
        ? ReplacingMethodWeaver.of(this, shape, out)
        : new MethodWeaver(this, shape, out);
  }

  /** The type of a frame that says all: one class may not mix two kinds of frames. */
  int fullFrame() {
    return style == WeavingStyle.REPLACING ? Opcodes.F_NEW : Opcodes.F_FULL;
  }

  /** What is known of a field; null if its class is not there. */
  Declarations.@Nullable Field field(String owner, String fieldName, String descriptor) {
    return declarations.field(owner, fieldName, descriptor);
  }

  /** Whether a method is native code of a class that is not the JDK's. */
  boolean isNative(String owner, String methodName, String descriptor) {
    return declarations.isNative(owner, methodName, descriptor);
  }

  /**
   * Whether a synchronized method may become a synchronized block, so that both ends can be hooked:
   * not in a class that is loaded already, and not in very old class files.
   */
  boolean mayUnwrapMonitor(MethodShape shape) {
    return style.mayChangeMethods()
        && shape.isSynchronized()
        && version >= Opcodes.V1_6
        && (shape.isStatic() || shape.keepsThis());
  }

  /** Registers a place. */
  int site(
      AccessKind kind,
      AccessMode mode,
      boolean constant,
      String location,
      String owner,
      String action,
      String method,
      int line) {
    sites.merge(kind, 1, Integer::sum);
    AccessSite.Code code = new AccessSite.Code(name(), method, file, line);
    return AccessSites.add(kind, mode, constant, location, owner, action, code).id();
  }

  /** Registers a place that reads or writes a field. */
  int fieldSite(
      AccessKind kind, String owner, String name, String descriptor, MethodShape shape, int line) {
    Declarations.Field field = declarations.field(owner, name, descriptor);
    int modifiers = field == null ? 0 : field.modifiers();
    AccessMode mode =
        (modifiers & Opcodes.ACC_VOLATILE) != 0 ? AccessMode.VOLATILE : AccessMode.PLAIN;
    boolean constant = (modifiers & Opcodes.ACC_FINAL) != 0;
    String declaring = (field == null ? owner : field.owner()).replace('/', '.');
    if (field == null) {
      left(shape, line, "the class of field " + declaring + "." + name + " is not there");
    }
    return site(kind, mode, constant, name, declaring, "", shape.name(), line);
  }

  @Nullable String jdkOwner(String owner, String name, String descriptor) {
    return owner.startsWith("[") ? owner : declarations.jdkOwner(owner, name, descriptor);
  }

  void left(MethodShape shape, int line, String reason) {
    AccessSite.Code code = new AccessSite.Code(name(), shape.name(), file, line);
    omissions.add(new Omission(code.toString(), reason));
  }

  /** A method reference to an access, led through a method of this class, which is woven. */
  Handle throughBridge(Handle handle) {
    int tag = handle.getTag();
    boolean isStatic = tag == Opcodes.H_INVOKESTATIC;
    if (tag < Opcodes.H_INVOKEVIRTUAL || tag == Opcodes.H_NEWINVOKESPECIAL) {
      return handle;
    }
    String jdk = jdkOwner(handle.getOwner(), handle.getName(), handle.getDesc());
    if (jdk == null
        || SharedCalls.find(jdk, handle.getName(), handle.getDesc(), isStatic) == null) {
      return handle;
    }
    if (!style.mayChangeMethods()) {
      omissions.add(new Omission(name(), "what the reference " + handle + " accesses is not seen"));
      return handle;
    }
    String name = bridges.computeIfAbsent(handle, h -> BRIDGE + bridges.size());
    return new Handle(
        Opcodes.H_INVOKESTATIC, internalName, name, bridgeDescriptor(handle), isInterface);
  }

  private static String bridgeDescriptor(Handle handle) {
    return handle.getTag() == Opcodes.H_INVOKESTATIC
        ? handle.getDesc()
        : "(L" + handle.getOwner() + ";" + handle.getDesc().substring(1);
  }

  @Override
  public void visitEnd() {
    bridges.forEach(this::writeBridge);
    super.visitEnd();
  }

  private void writeBridge(Handle handle, String name) {
    String descriptor = bridgeDescriptor(handle);
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    Type[] arguments = Type.getArgumentTypes(descriptor);
    int size = 0;
    for (Type argument : arguments) {
      size += argument.getSize();
    }
    MethodVisitor out =
        method(
            new MethodShape(name, access, size, true, new BitSet()),
            super.visitMethod(access, name, descriptor, null, null));
    out.visitCode();
    int local = 0;
    for (Type argument : arguments) {
      out.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local);
      local += argument.getSize();
    }
    out.visitMethodInsn(
        opcode(handle.getTag()),
        handle.getOwner(),
        handle.getName(),
        handle.getDesc(),
        handle.isInterface());
    Type result = Type.getReturnType(descriptor);
    out.visitInsn(result.getOpcode(Opcodes.IRETURN));
    out.visitMaxs(Math.max(size, result.getSize()), size);
    out.visitEnd();
  }

  private static int opcode(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }
}
