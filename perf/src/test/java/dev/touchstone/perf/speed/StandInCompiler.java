package dev.touchstone.perf.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the queues that stand in for RxJava's. Their package and names are RxJava's own, so they
 * must not lie among the tests' classes, where every fork would meet them.
 */
final class StandInCompiler {
  private StandInCompiler() {}

  static void compile(Path sources, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IOException("no compiler: the suite needs a JDK");
    }
    Files.createDirectories(classes);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--release",
                "17",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .map(Path::toString)
          .forEach(arguments::add);
    }
    if (compiler.run(null, null, null, arguments.toArray(String[]::new)) != 0) {
      throw new IOException("the stand-ins do not compile");
    }
  }
}
