package dev.touchstone.certificate.hostile;

/**
 * Reaches into a package of the JDK that is closed unless a flag opens it, as Agrona 2.6.0 does.
 */
public final class NeedsOpenedPackage extends WellBehaved {
  public NeedsOpenedPackage(int capacity) {
    super(capacity);
    try {
      Class.forName("jdk.internal.misc.Unsafe").getDeclaredField("theUnsafe").setAccessible(true);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
