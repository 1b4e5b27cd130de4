package dev.touchstone.weaver;

import dev.touchstone.weaver.WeavingReport.Omission;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Weaves classes that no loader of ours can load: those of the JDK, such as {@code
 * java.util.concurrent.ArrayBlockingQueue}. Start a JVM with {@code
 * -javaagent:touchstone-weaver.jar=java.util.concurrent.ArrayBlockingQueue}: names of classes, or
 * prefixes that end with a star, separated by commas. Classes that are loaded already are woven
 * too, without what would need new methods: references to the methods of atomics.
 *
 * <p>The hook's package goes to the boot loader, where the JDK's classes can see it.
 */
public final class WeaverAgent {
  private static final List<String> HOOK_CLASSES =
      List.of(
          "AccessHook",
          "AccessKind",
          "AccessMode",
          "AccessSite",
          "AccessSite$Code",
          "AccessSites",
          "HookedThread",
          "Hooks");

  private static volatile @Nullable Weaver active;

  private WeaverAgent() {}

  /** Called by the JVM before {@code main}. */
  public static void premain(@Nullable String arguments, Instrumentation instrumentation)
      throws IOException, UnmodifiableClassException {
    agentmain(arguments, instrumentation);
  }

  /** Called by the JVM when the agent is loaded into it later. */
  public static void agentmain(@Nullable String arguments, Instrumentation instrumentation)
      throws IOException, UnmodifiableClassException {
    List<String> names =
        arguments == null ? List.of() : Arrays.stream(arguments.split(",")).toList();
    instrumentation.appendToBootstrapClassLoaderSearch(hookJar());
    Transformer transformer = new Transformer(names);
    active = transformer.weaver;
    instrumentation.addTransformer(transformer, true);
    List<Class<?>> loaded = new ArrayList<>();
    for (Class<?> type : instrumentation.getAllLoadedClasses()) {
      if (instrumentation.isModifiableClass(type) && matches(names, type.getName())) {
        loaded.add(type);
      }
    }
    instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
  }

  /** What the agent wove; null where it is not active. */
  public static @Nullable WeavingReport report() {
    Weaver weaver = active;
    return weaver == null ? null : weaver.report();
  }

  /** Written without a lambda: it runs while classes are loaded, those of lambdas among them. */
  private static boolean matches(List<String> names, String type) {
    for (String name : names) {
      boolean prefix = name.endsWith("*");
      if (prefix
          ? type.startsWith(name.substring(0, name.length() - 1))
          : type.equals(name) || type.startsWith(name + "$")) {
        return true;
      }
    }
    return false;
  }

  private static JarFile hookJar() throws IOException {
    Path file = Files.createTempFile("touchstone-hook", ".jar");
    file.toFile().deleteOnExit();
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (String name : HOOK_CLASSES) {
        String entry = "dev/touchstone/weaver/hook/" + name + ".class";
        jar.putNextEntry(new JarEntry(entry));
        jar.write(classFile(WeaverAgent.class.getClassLoader(), entry));
        jar.closeEntry();
      }
    }
    return new JarFile(file.toFile());
  }

  private static byte[] classFile(@Nullable ClassLoader loader, String entry) throws IOException {
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(entry)
            : loader.getResourceAsStream(entry)) {
      if (in == null) {
        throw new IOException("there is no " + entry);
      }
      return in.readAllBytes();
    }
  }

  private static final class Transformer implements ClassFileTransformer {
    private final List<String> names;
    private final Weaver weaver = Weaver.retransforming(Transformer::find);

    Transformer(List<String> names) {
      this.names = names;
    }

    private static byte @Nullable [] find(String internalName) {
      try {
        return classFile(ClassLoader.getSystemClassLoader(), internalName + ".class");
      } catch (IOException e) {
        return null;
      }
    }

    @Override
    public byte @Nullable [] transform(
        @Nullable ClassLoader loader,
        @Nullable String className,
        @Nullable Class<?> redefined,
        @Nullable ProtectionDomain domain,
        byte[] classFile) {
      if (className == null || !matches(names, className.replace('/', '.'))) {
        return null;
      }
      return weaver.weave(classFile);
    }
  }

  /** What the agent left as it was. */
  public static List<Omission> omissions() {
    WeavingReport report = report();
    return report == null ? List.of() : report.omissions();
  }
}
