package dev.touchstone.weaver;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Loads the code under test child-first and woven. Packages that both sides must share — the
 * contracts that engines call, the hook that woven code calls — come from the parent, as does
 * everything of the JDK. The whole artifact with all its libraries belongs in one loader, or
 * classes of one package end up in two.
 */
public final class WeavingLoader extends URLClassLoader {
  static {
    registerAsParallelCapable();
  }

  private static final List<String> PLATFORM =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.", "dev.touchstone.weaver.hook.");

  private final Predicate<String> shared;
  private final Predicate<String> woven;
  private final Weaver weaver;

  /**
   * A loader over jars and directories.
   *
   * @param shared which classes, by name with dots, come from the parent
   * @param woven which of the others are woven; the rest is loaded child-first as it is
   */
  public WeavingLoader(
      List<URL> classPath, ClassLoader parent, Predicate<String> shared, Predicate<String> woven) {
    this(classPath, parent, shared, woven, Weaver::of);
  }

  private WeavingLoader(
      List<URL> classPath,
      ClassLoader parent,
      Predicate<String> shared,
      Predicate<String> woven,
      Function<Function<String, byte @Nullable []>, Weaver> weaver) {
    super("woven", classPath.toArray(new URL[0]), parent);
    this.shared = shared;
    this.woven = woven;
    this.weaver = weaver.apply(this::classFile);
  }

  /**
   * A loader of classes whose accesses a {@link dev.touchstone.weaver.hook.Replacement} decides;
   * else like the constructor's.
   */
  public static WeavingLoader replacing(
      List<URL> classPath, ClassLoader parent, Predicate<String> shared, Predicate<String> woven) {
    return new WeavingLoader(classPath, parent, shared, woven, Weaver::replacing);
  }

  /** What was woven so far and what was not. */
  public WeavingReport report() {
    return weaver.report();
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null && !isShared(name)) {
        loaded = define(name);
      }
      if (loaded == null) {
        return super.loadClass(name, resolve);
      }
      if (resolve) {
        resolveClass(loaded);
      }
      return loaded;
    }
  }

  private boolean isShared(String name) {
    return PLATFORM.stream().anyMatch(name::startsWith) || shared.test(name);
  }

  /** Resources of the code under test hide the parent's, as its classes do. */
  @Override
  public @Nullable URL getResource(String name) {
    URL own = findResource(name);
    return own != null ? own : super.getResource(name);
  }

  private @Nullable Class<?> define(String name) {
    byte[] bytes = bytes(findResource(name.replace('.', '/') + ".class"));
    if (bytes == null) {
      return null;
    }
    int dot = name.lastIndexOf('.');
    if (dot > 0 && getDefinedPackage(name.substring(0, dot)) == null) {
      definePackage(name.substring(0, dot), null, null, null, null, null, null, null);
    }
    byte[] defined = woven.test(name) ? weaver.weave(bytes) : bytes;
    return defineClass(name, defined, 0, defined.length);
  }

  private byte @Nullable [] classFile(String internalName) {
    return bytes(getResource(internalName + ".class"));
  }

  private static byte @Nullable [] bytes(@Nullable URL url) {
    if (url == null) {
      return null;
    }
    try (InputStream in = url.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }
}
