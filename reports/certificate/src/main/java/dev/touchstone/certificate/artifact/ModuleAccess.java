package dev.touchstone.certificate.artifact;

import dev.touchstone.certificate.UsageException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.List;
import java.util.Optional;

/**
 * Packages of the JDK that foreign code wants opened to it, as {@code --add-opens} of {@code java}
 * does. Agrona 2.6.0, for one, cannot be made without {@code java.base/jdk.internal.misc}.
 */
public final class ModuleAccess {
  private ModuleAccess() {}

  /**
   * The flags of a JVM that opens these packages to the class path.
   *
   * @param packages each as {@code MODULE/PACKAGE}
   * @throws UsageException if one is not of that form, or this JDK does not have it; a JVM would
   *     only warn, and the subject would be tried in vain
   */
  public static List<String> flags(List<String> packages) {
    packages.forEach(ModuleAccess::check);
    return packages.stream().map(each -> "--add-opens=" + each + "=ALL-UNNAMED").toList();
  }

  private static void check(String each) {
    int slash = each.indexOf('/');
    if (slash <= 0 || slash == each.length() - 1 || each.indexOf('=') >= 0) {
      throw new UsageException(
          "'"
              + each
              + "' is not MODULE/PACKAGE, such as java.base/jdk.internal.misc (--add-opens).");
    }
    String module = each.substring(0, slash);
    String name = each.substring(slash + 1);
    Optional<ModuleReference> found = ModuleFinder.ofSystem().find(module);
    if (found.isEmpty()) {
      throw new UsageException("This JDK has no module '" + module + "' (--add-opens).");
    }
    if (!found.get().descriptor().packages().contains(name)) {
      throw new UsageException(
          "The module '" + module + "' of this JDK has no package '" + name + "' (--add-opens).");
    }
  }
}
