package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.weaver.WeavingLoader;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A sample class, its threads' calls, and what these return in every execution. */
final class WovenSample {
  private static final String SAMPLES = "dev.touchstone.explorer.woven.samples.";
  private static final WeavingLoader LOADER =
      WeavingLoader.replacing(
          Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
              .map(WovenSample::url)
              .toList(),
          WovenSample.class.getClassLoader(),
          name -> !name.startsWith(SAMPLES),
          name -> true);

  /** What an exploration showed. */
  record Outcome(Exploration exploration, Set<String> results, boolean stuck) {}

  private final WovenHeap heap = new WovenHeap(LOADER, AccessModes.AS_WRITTEN);
  private final Object object;
  private final Program.Builder program;

  WovenSample(String type) {
    this(type, instance(type));
  }

  /** Of a class with a right form and a wrong one. */
  WovenSample(String type, boolean right) {
    this(type, instance(type, right));
  }

  private WovenSample(String type, Object object) {
    this.object = object;
    heap.know(object, "");
    program = Program.named(type).describedBy(heap::text);
  }

  private static Object instance(String type, Object... arguments) {
    try {
      return Class.forName(SAMPLES + type, true, LOADER)
          .getConstructors()[0]
          .newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static URL url(String file) {
    try {
      return Path.of(file).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(file, e);
    }
  }

  /** Adds a thread that makes calls, each a method's name and, after a blank, a number. */
  WovenSample thread(String... calls) {
    program.thread(heap.body(memory -> Arrays.stream(calls).forEach(c -> call(memory, c))));
    return this;
  }

  /** Adds threads that all make these calls. */
  WovenSample threads(int count, String... calls) {
    program.threads(count, heap.body(memory -> Arrays.stream(calls).forEach(c -> call(memory, c))));
    return this;
  }

  /** Adds a thread that makes calls when all others are done. */
  WovenSample afterwards(String... calls) {
    program.afterwards(heap.body(memory -> Arrays.stream(calls).forEach(c -> call(memory, c))));
    return this;
  }

  private void call(Memory memory, String text) {
    String[] parts = text.split(" ");
    Object[] arguments =
        parts.length == 1 ? new Object[0] : new Object[] {Integer.valueOf(parts[1])};
    memory.call(parts[0], arguments);
    memory.returned(invoke(parts[0], arguments));
  }

  private @Nullable Object invoke(String name, Object[] arguments) {
    for (Method method : object.getClass().getMethods()) {
      if (method.getName().equals(name)) {
        try {
          return method.invoke(object, arguments);
        } catch (InvocationTargetException e) {
          if (e.getCause() instanceof Error error) {
            throw error;
          }
          if (e.getCause() instanceof RuntimeException exception) {
            throw exception;
          }
          throw new IllegalStateException(e);
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    throw new IllegalArgumentException(name);
  }

  Program program() {
    return program.build();
  }

  /** Explores and collects, for each execution, what the calls returned. */
  Outcome explore(MemoryModel model) {
    Set<String> results = new TreeSet<>();
    boolean[] stuck = new boolean[1];
    Exploration exploration =
        Explorer.of(model)
            .explore(
                program(),
                new dev.touchstone.explorer.Visitor() {
                  @Override
                  public boolean complete(Execution execution) {
                    results.add(results(execution));
                    return true;
                  }

                  @Override
                  public boolean blocked(Execution execution) {
                    stuck[0] |= execution.isStuck();
                    return true;
                  }
                });
    return new Outcome(exploration, results, stuck[0]);
  }

  private static String results(Execution execution) {
    List<String> threads = new ArrayList<>();
    for (int t = 0; t < execution.program().threads(); t++) {
      List<String> calls =
          execution.calls(t).stream().map(c -> String.valueOf(c.operation().result())).toList();
      threads.add(String.join(",", calls));
    }
    return String.join(" | ", threads);
  }
}
