package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Knows which methods of the JDK make shared accesses, and how. */
final class SharedCalls {
  private static final String ATOMIC = "java/util/concurrent/atomic/";
  private static final String LOCKS = "java/util/concurrent/locks/";
  private static final Set<String> BULK =
      Set.of("java/lang/System.arraycopy", "java/util/Arrays.fill", "java/util/Arrays.setAll");

  private SharedCalls() {}

  /**
   * Classifies a call.
   *
   * @param owner the class of the JDK that declares the method, with slashes
   * @param descriptor at the place of the call, which for a VarHandle says what is passed
   * @return null if it makes no shared access
   */
  static @Nullable SharedCall find(String owner, String name, String descriptor, boolean isStatic) {
    int arguments = Type.getArgumentTypes(descriptor).length;
    if (owner.startsWith("[")) {
      return name.equals("clone")
          ? SharedCall.on(0, AccessKind.READ, AccessMode.PLAIN)
          : condition(name, descriptor);
    }
    if (owner.equals("java/lang/invoke/VarHandle")) {
      return varHandle(name, arguments, isStatic);
    }
    if (owner.endsWith("/misc/Unsafe")) {
      return unsafe(name, descriptor);
    }
    if (owner.startsWith(ATOMIC)) {
      return isStatic ? null : atomic(owner, name, arguments);
    }
    if (owner.startsWith(LOCKS)) {
      return owner.equals(LOCKS + "LockSupport") ? lockSupport(name) : lock(name, isStatic);
    }
    if (owner.equals("java/lang/Thread")) {
      return thread(name);
    }
    if (owner.equals("java/util/Arrays") && name.startsWith("copyOf")) {
      return SharedCall.on(0, AccessKind.READ, AccessMode.PLAIN);
    }
    if (BULK.contains(owner + "." + name)) {
      return SharedCall.on(name.equals("arraycopy") ? 2 : 0, AccessKind.WRITE, AccessMode.PLAIN);
    }
    return isStatic ? null : condition(name, descriptor);
  }

  private static @Nullable SharedCall varHandle(String name, int arguments, boolean isStatic) {
    if (isStatic) {
      return fence(name);
    }
    AccessKind kind = kind(name);
    if (kind == null) {
      return null;
    }
    int values =
        switch (kind) {
          case READ -> 0;
          case WRITE -> 1;
          default -> name.startsWith("getAnd") ? 1 : 2;
        };
    int coordinates = arguments - values;
    return new SharedCall(
        kind, varHandleMode(name), coordinates >= 1 ? 1 : -1, 0, coordinates >= 2 ? 2 : -1);
  }

  private static AccessMode varHandleMode(String name) {
    if (name.equals("get") || name.equals("set")) {
      return AccessMode.PLAIN;
    }
    return suffixMode(name);
  }

  private static AccessMode suffixMode(String name) {
    if (name.endsWith("Plain")) {
      return AccessMode.PLAIN;
    }
    if (name.endsWith("Opaque")) {
      return AccessMode.OPAQUE;
    }
    if (name.endsWith("Acquire")) {
      return AccessMode.ACQUIRE;
    }
    return name.endsWith("Release") || name.equals("lazySet")
        ? AccessMode.RELEASE
        : AccessMode.VOLATILE;
  }

  private static @Nullable SharedCall fence(String name) {
    return switch (name) {
      case "fullFence", "storeFence" -> SharedCall.bare(AccessKind.FENCE, AccessMode.VOLATILE);
      case "acquireFence", "loadLoadFence", "loadFence" ->
          SharedCall.bare(AccessKind.FENCE, AccessMode.ACQUIRE);
      case "releaseFence", "storeStoreFence" ->
          SharedCall.bare(AccessKind.FENCE, AccessMode.RELEASE);
      default -> null;
    };
  }

  private static @Nullable AccessKind kind(String name) {
    if (name.startsWith("getAnd")
        || name.startsWith("compareAnd")
        || name.startsWith("weakCompareAnd")) {
      return AccessKind.UPDATE;
    }
    if (name.startsWith("get")) {
      return name.equals("getClass") ? null : AccessKind.READ;
    }
    return name.startsWith("set") ? AccessKind.WRITE : null;
  }

  private static @Nullable SharedCall unsafe(String name, String descriptor) {
    if (name.equals("park") || name.equals("unpark")) {
      return SharedCall.bare(
          name.equals("park") ? AccessKind.PARK : AccessKind.UNPARK, AccessMode.VOLATILE);
    }
    SharedCall fence = fence(name);
    if (fence != null) {
      return fence;
    }
    boolean inObject = descriptor.startsWith("(Ljava/lang/Object;J");
    if (!inObject && !descriptor.startsWith("(J")) {
      return null;
    }
    AccessKind kind = unsafeKind(name);
    return kind == null
        ? null
        : new SharedCall(kind, unsafeMode(name), inObject ? 1 : -1, 0, inObject ? 2 : 1);
  }

  private static @Nullable AccessKind unsafeKind(String name) {
    if (name.startsWith("put") || name.equals("setMemory")) {
      return AccessKind.WRITE;
    }
    AccessKind kind = kind(name);
    return kind == AccessKind.WRITE ? null : kind;
  }

  private static AccessMode unsafeMode(String name) {
    if (name.startsWith("putOrdered")) {
      return AccessMode.RELEASE;
    }
    boolean update = unsafeKind(name) == AccessKind.UPDATE;
    return update || name.matches(".*(Volatile|Acquire|Release|Opaque)")
        ? suffixMode(name)
        : AccessMode.PLAIN;
  }

  private static @Nullable SharedCall atomic(String owner, String name, int arguments) {
    AccessKind kind = atomicKind(name);
    if (kind == null) {
      return null;
    }
    AccessMode mode = name.equals("weakCompareAndSet") ? AccessMode.PLAIN : suffixMode(name);
    if (owner.endsWith("FieldUpdater")) {
      return new SharedCall(kind, mode, 1, 0, -1);
    }
    boolean element = owner.endsWith("Array") && arguments > 0;
    return new SharedCall(kind, mode, 0, -1, element ? 1 : -1);
  }

  private static @Nullable AccessKind atomicKind(String name) {
    AccessKind kind = kind(name);
    if (kind != null) {
      return kind;
    }
    return switch (name) {
      case "lazySet" -> AccessKind.WRITE;
      case "intValue", "longValue", "floatValue", "doubleValue", "sum", "isMarked", "toString" ->
          AccessKind.READ;
      case "add",
          "increment",
          "decrement",
          "reset",
          "sumThenReset",
          "accumulate",
          "attemptMark",
          "attemptStamp",
          "incrementAndGet",
          "decrementAndGet",
          "addAndGet",
          "updateAndGet",
          "accumulateAndGet" ->
          AccessKind.UPDATE;
      default -> null;
    };
  }

  private static @Nullable SharedCall lockSupport(String name) {
    if (name.startsWith("park")) {
      return SharedCall.bare(AccessKind.PARK, AccessMode.VOLATILE);
    }
    return name.equals("unpark") ? SharedCall.on(0, AccessKind.UNPARK, AccessMode.VOLATILE) : null;
  }

  private static @Nullable SharedCall lock(String name, boolean isStatic) {
    if (isStatic) {
      return null;
    }
    if (name.startsWith("unlock") || name.startsWith("tryUnlock") || name.startsWith("release")) {
      return SharedCall.on(0, AccessKind.UNLOCK, AccessMode.RELEASE);
    }
    if (name.startsWith("await")) {
      return SharedCall.on(0, AccessKind.WAIT, AccessMode.ACQUIRE);
    }
    if (name.startsWith("signal")) {
      return SharedCall.on(0, AccessKind.NOTIFY, AccessMode.RELEASE);
    }
    boolean takes =
        name.startsWith("lock")
            || name.startsWith("try")
            || name.startsWith("acquire")
            || name.equals("validate")
            // StampedLock's own: a view of a ReentrantReadWriteLock is no access, and a hook on it
            // does no harm.
            || name.startsWith("readLock")
            || name.startsWith("writeLock");
    return takes ? SharedCall.on(0, AccessKind.LOCK, AccessMode.ACQUIRE) : null;
  }

  private static @Nullable SharedCall thread(String name) {
    return switch (name) {
      case "onSpinWait", "yield", "sleep" -> SharedCall.bare(AccessKind.SPIN, AccessMode.PLAIN);
      case "start", "interrupt" -> SharedCall.on(0, AccessKind.THREAD, AccessMode.RELEASE);
      case "join", "isAlive", "isInterrupted" ->
          SharedCall.on(0, AccessKind.THREAD, AccessMode.ACQUIRE);
      case "interrupted" -> SharedCall.bare(AccessKind.THREAD, AccessMode.ACQUIRE);
      default -> null;
    };
  }

  /** The methods of every object's monitor. */
  private static @Nullable SharedCall condition(String name, String descriptor) {
    if (name.equals("wait") && descriptor.matches("\\(J?I?\\)V")) {
      return SharedCall.on(0, AccessKind.WAIT, AccessMode.ACQUIRE);
    }
    return (name.equals("notify") || name.equals("notifyAll")) && descriptor.equals("()V")
        ? SharedCall.on(0, AccessKind.NOTIFY, AccessMode.RELEASE)
        : null;
  }
}
