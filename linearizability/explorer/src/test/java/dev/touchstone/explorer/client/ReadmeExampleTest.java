package dev.touchstone.explorer.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's tests, compiled and run as they stand there, and what the failing one prints. */
class ReadmeExampleTest {
  private static final Pattern CODE =
      Pattern.compile("```java\n((?:import|class)[^`]*?class (\\w+Test) [^`]*)```");
  private static final Pattern PRINTED = Pattern.compile("```text\n(Flag[^`]*)```");

  @TempDir Path directory;

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  private static List<String> blocks() throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher matcher = CODE.matcher(readme());
    while (matcher.find()) {
      blocks.add(matcher.group(1));
    }
    return blocks;
  }

  /** Compiles a test class and calls its only test. */
  private void run(String source) throws Exception {
    Matcher name = Pattern.compile("class (\\w+Test)").matcher(source);
    assertThat(name.find()).isTrue();
    Path file = directory.resolve(name.group(1) + ".java");
    Files.writeString(file, source);
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    int failed =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            directory.toString(),
            file.toString());
    assertThat(failed).isZero();
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL()}, ReadmeExampleTest.class.getClassLoader())) {
      Class<?> type = loader.loadClass(name.group(1));
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      List<Method> tests =
          List.of(type.getDeclaredMethods()).stream()
              .filter(method -> method.isAnnotationPresent(Test.class))
              .toList();
      assertThat(tests).hasSize(1);
      tests.get(0).setAccessible(true);
      tests.get(0).invoke(constructor.newInstance());
    }
  }

  @Test
  void theFirstOnePasses() throws Exception {
    run(blocks().get(0));
  }

  @Test
  void withAnOpaqueFlagItFailsAndPrintsWhatStandsThere() throws Exception {
    String weakened = blocks().get(0).replace("setRelease", "setOpaque");
    assertThat(weakened).isNotEqualTo(blocks().get(0));
    Matcher printed = PRINTED.matcher(readme());
    String expected = printed.find() ? printed.group(1).strip() : "nothing";
    assertThatThrownBy(() -> run(weakened))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOf(AssertionError.class)
        .satisfies(
            error -> assertThat(error.getMessage().strip()).isEqualToIgnoringNewLines(expected));
  }
}
