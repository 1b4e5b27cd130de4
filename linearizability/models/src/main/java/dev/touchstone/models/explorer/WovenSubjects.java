package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.weaver.WeavingLoader;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Subjects once more, from classes whose accesses the explorer decides. The contracts and the
 * engine's own packages are shared; adapters are loaded again as they are, the rest woven.
 */
final class WovenSubjects {
  private static final List<String> SHARED =
      List.of(
          "dev.touchstone.contracts.",
          "dev.touchstone.evidence.",
          "dev.touchstone.weaver.",
          "dev.touchstone.explorer.",
          "dev.touchstone.models.");
  private static final String ADAPTERS = "dev.touchstone.subjects.";
  private static final String SPECIMENS = "dev.touchstone.subjects.specimens.";

  private final WeavingLoader loader;

  WovenSubjects() {
    loader =
        WeavingLoader.replacing(
            Arrays.stream(System.getProperty("java.class.path", "").split(File.pathSeparator))
                .map(WovenSubjects::url)
                .toList(),
            WovenSubjects.class.getClassLoader(),
            name -> SHARED.stream().anyMatch(name::startsWith),
            name -> !name.startsWith(ADAPTERS) || name.startsWith(SPECIMENS));
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException("the class path has no such entry " + entry, e);
    }
  }

  ClassLoader loader() {
    return loader;
  }

  /**
   * The subject of the same name and contract.
   *
   * @throws dev.touchstone.contracts.SubjectException if it cannot be had
   */
  Subject of(Subject plain) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return Subjects.find(plain.name(), plain.contract());
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
