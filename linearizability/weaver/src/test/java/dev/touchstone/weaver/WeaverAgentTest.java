package dev.touchstone.weaver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.weaver.samples.UsesJdk;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent reaches classes of the JDK. */
class WeaverAgentTest {
  @TempDir Path directory;

  @Test
  void aClassOfTheJdkIsWoven() throws Exception {
    Path output = directory.resolve("output");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-javaagent:" + agentJar() + "=java.util.concurrent.ArrayBlockingQueue",
                "-cp",
                System.getProperty("java.class.path"),
                UsesJdk.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    String type = " in java.util.concurrent.ArrayBlockingQueue";
    assertThat(Files.readAllLines(output))
        .contains("ReentrantLock.lock" + type, "write []" + type, "ReentrantLock.unlock" + type)
        .endsWith("took x");
  }

  /** The agent's jar needs a manifest only: its classes are on the class path. */
  private Path agentJar() throws Exception {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", WeaverAgent.class.getName());
    attributes.putValue("Can-Retransform-Classes", "true");
    Path jar = directory.resolve("agent.jar");
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
    return jar;
  }
}
