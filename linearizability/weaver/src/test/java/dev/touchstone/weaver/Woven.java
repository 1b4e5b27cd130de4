package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.HookedThread;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A loader that weaves the test's class path, and a hook that records. */
final class Woven {
  final WeavingLoader loader;
  final List<AccessSite> sites = new ArrayList<>();
  final List<Long> indexes = new ArrayList<>();
  final List<@Nullable Object> targets = new ArrayList<>();
  final List<@Nullable Object> handles = new ArrayList<>();

  Woven() {
    loader =
        new WeavingLoader(
            classPath(),
            Woven.class.getClassLoader(),
            name -> false,
            name -> !name.startsWith("org.junit") && !name.startsWith("org.assertj"));
  }

  static List<URL> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Woven::url)
        .toList();
  }

  private static URL url(String file) {
    try {
      return Path.of(file).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(file, e);
    }
  }

  Object instance(String type) throws ReflectiveOperationException {
    return Class.forName(type, true, loader).getConstructor().newInstance();
  }

  /** Calls a method on a hooked thread, with every access recorded. */
  Object call(Object target, String method) throws Exception {
    return run(() -> target.getClass().getMethod(method).invoke(target), this::record);
  }

  private void record(
      AccessSite site, @Nullable Object target, @Nullable Object handle, long index) {
    sites.add(site);
    targets.add(target);
    handles.add(handle);
    indexes.add(index);
  }

  static <T> T run(Callable<T> body, AccessHook hook) throws Exception {
    AtomicReference<T> result = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    HookedThread thread =
        new HookedThread(
            () -> {
              try {
                result.set(body.call());
              } catch (Throwable t) {
                failure.set(t);
              }
            },
            "hooked",
            hook);
    thread.start();
    thread.join(10_000);
    if (failure.get() != null) {
      throw new IllegalStateException(failure.get());
    }
    return Objects.requireNonNull(result.get());
  }

  /** The recorded accesses in a few words each, those to final fields left out. */
  List<String> words() {
    return sites.stream()
        .filter(site -> !site.constant())
        .map(site -> site.mode() + " " + site.words())
        .toList();
  }
}
