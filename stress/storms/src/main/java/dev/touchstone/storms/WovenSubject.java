package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.weaver.WeavingLoader;
import dev.touchstone.weaver.WeavingReport;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A subject once more, woven: everything on the class path but the engine's own packages is loaded
 * again, child-first, adapters as they are and the rest woven.
 *
 * @param subject null if it could not be had
 * @param report what was woven; null if it could not be had
 * @param reason why it could not be had; else empty
 */
record WovenSubject<S extends Subject>(
    @Nullable S subject, @Nullable WeavingReport report, String reason) {
  private static final List<String> SHARED =
      List.of(
          "dev.touchstone.contracts.",
          "dev.touchstone.evidence.",
          "dev.touchstone.weaver.",
          "dev.touchstone.storms.");
  private static final String ADAPTERS = "dev.touchstone.subjects.";
  private static final String SPECIMENS = "dev.touchstone.subjects.specimens.";

  /** Loads the subject of the same name and contract. */
  static <S extends Subject> WovenSubject<S> of(S plain, Class<S> family) {
    WeavingLoader loader =
        new WeavingLoader(
            classPath(),
            WovenSubject.class.getClassLoader(),
            WovenSubject::isShared,
            name -> !name.startsWith(ADAPTERS) || name.startsWith(SPECIMENS));
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      Subject woven = Subjects.find(plain.name(), plain.contract());
      return new WovenSubject<>(family.cast(woven), loader.report(), "");
    } catch (RuntimeException | LinkageError e) {
      return new WovenSubject<>(null, null, "it could not be woven: " + e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static boolean isShared(String name) {
    return SHARED.stream().anyMatch(name::startsWith);
  }

  private static List<URL> classPath() {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
      try {
        urls.add(Path.of(entry).toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalStateException("the class path has no such entry " + entry, e);
      }
    }
    return urls;
  }
}
