package dev.touchstone.explorer.client;

import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.weaver.WeavingLoader;
import java.io.File;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;

/** Loads a client and what it uses once more, woven. */
final class ClientLoader {
  /** What a client's code and the explorer must both see as the same classes. */
  private static final List<String> SHARED =
      List.of(
          "dev.touchstone.contracts.",
          "dev.touchstone.evidence.",
          "dev.touchstone.weaver.",
          "dev.touchstone.explorer.",
          "org.junit.",
          "org.opentest4j.",
          "org.assertj.");

  private final Class<? extends Client> client;
  private final WeavingLoader woven;

  ClientLoader(Class<? extends Client> client) {
    this.client = client;
    woven =
        WeavingLoader.replacing(
            classPath(client),
            client.getClassLoader(),
            name -> SHARED.stream().anyMatch(name::startsWith) && !isOfClient(name),
            name -> true);
  }

  private boolean isOfClient(String name) {
    return name.equals(client.getName()) || name.startsWith(client.getName() + "$");
  }

  private static List<URL> classPath(Class<?> client) {
    List<URL> classPath = new ArrayList<>();
    CodeSource source = client.getProtectionDomain().getCodeSource();
    if (source != null) {
      classPath.add(source.getLocation());
    }
    for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
      try {
        classPath.add(Path.of(entry).toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalStateException("the class path has no such entry " + entry, e);
      }
    }
    return classPath;
  }

  WeavingLoader woven() {
    return woven;
  }

  /** A new client of woven code. */
  Client newClient() {
    try {
      Constructor<?> constructor =
          Class.forName(client.getName(), true, woven).getDeclaredConstructor();
      constructor.setAccessible(true);
      return (Client) constructor.newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new UnsupportedCodeException(
          client.getName() + " needs a constructor without arguments that does not fail: " + e);
    }
  }
}
