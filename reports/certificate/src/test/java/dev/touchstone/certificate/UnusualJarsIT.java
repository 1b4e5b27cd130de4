package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Program.Result;
import dev.touchstone.certificate.hostile.HangsInOffer;
import dev.touchstone.certificate.hostile.NeedsOpenedPackage;
import dev.touchstone.certificate.hostile.WellBehaved;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars that are signed, or hold classes for several releases of Java. */
@Tag("hostile")
class UnusualJarsIT {
  private static final String CLASS = entry(WellBehaved.class);

  @TempDir private Path temporary = Path.of("");

  @Test
  void theClassForTheRunningJavaIsTheOneThatIsTried() throws IOException, InterruptedException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put(CLASS, "not for this Java".getBytes(StandardCharsets.UTF_8));
    entries.put("META-INF/versions/17/" + CLASS, bytes(WellBehaved.class));
    write("release.jar", entries, true);
    Result result = certify("release.jar");
    assertThat(result.exitCode()).as(result.err()).isZero();
  }

  @Test
  void aSignedJarIsTriedAsItIs() throws IOException, InterruptedException {
    signed("signed.jar");
    Result result = certify("signed.jar");
    assertThat(result.exitCode()).as(result.err()).isZero();
  }

  @Test
  void aSignedJarThatWasChangedAfterwardsIsRefused() throws IOException, InterruptedException {
    signed("signed.jar");
    Map<String, byte[]> entries = read("signed.jar");
    // Of the same length and with the same fields, so that only the digest tells.
    byte[] other = entries.get(CLASS).clone();
    other[other.length - 1] ^= 1;
    entries.put(CLASS, other);
    write("changed.jar", entries, false);
    Result result = certify("changed.jar");
    assertThat(result.err()).contains("touchstone: ").contains("SHA-256 digest error");
    assertThat(result.err()).doesNotContain("\tat ");
    assertThat(result.exitCode()).isEqualTo(2);
  }

  @Test
  void aClassThatNeedsAnOpenedPackageIsTriedWhenItIsOpened()
      throws IOException, InterruptedException {
    BadInputIT.jar(temporary.resolve("needy.jar"), WellBehaved.class, NeedsOpenedPackage.class);
    Result closed = certify(NeedsOpenedPackage.class, "needy.jar");
    assertThat(closed.err()).contains("module java.base does not").doesNotContain("\tat ");
    assertThat(closed.exitCode()).isEqualTo(2);

    Result opened =
        certify(
            NeedsOpenedPackage.class, "needy.jar", "--add-opens", "java.base/jdk.internal.misc");
    assertThat(opened.exitCode()).as(opened.err()).isZero();
    assertThat(Files.readString(temporary.resolve("c/evidence.jsonl")))
        .as("the flag stands beside what was seen with it")
        .contains("--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED");
  }

  private Result certify(String jar) throws IOException, InterruptedException {
    return certify(WellBehaved.class, jar);
  }

  private Result certify(Class<?> type, String jar, String... more)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("certify", type.getName(), "--jar", jar));
    arguments.addAll(List.of("--contract", "mpmc-bounded", "--engine", "conformance"));
    arguments.addAll(List.of("--claim", "QUEUE-FULL", "--out", "c"));
    arguments.addAll(List.of(more));
    return new Program(temporary).run(arguments.toArray(String[]::new));
  }

  private void signed(String name) throws IOException, InterruptedException {
    BadInputIT.jar(temporary.resolve(name), WellBehaved.class, HangsInOffer.class);
    tool(
        "keytool -genkeypair -alias k -keyalg EC -dname CN=nobody -keystore k.p12 -storepass password");
    tool("jarsigner -keystore k.p12 -storepass password " + name + " k");
  }

  private void tool(String words) throws IOException, InterruptedException {
    String[] command = words.split(" ");
    command[0] = Path.of(System.getProperty("java.home"), "bin", command[0]).toString();
    Process process =
        new ProcessBuilder(command)
            .directory(temporary.toFile())
            .redirectErrorStream(true)
            .redirectOutput(temporary.resolve("tool.txt").toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(temporary.resolve("tool.txt"))).isZero();
  }

  private static String entry(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    try (InputStream in = Objects.requireNonNull(type.getResourceAsStream("/" + entry(type)))) {
      return in.readAllBytes();
    }
  }

  private Map<String, byte[]> read(String name) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(temporary.resolve(name)))) {
      for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
        entries.put(e.getName(), zip.readAllBytes());
      }
    }
    return entries;
  }

  private void write(String name, Map<String, byte[]> entries, boolean multiRelease)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Multi-Release", "true");
    try (OutputStream out = Files.newOutputStream(temporary.resolve(name));
        JarOutputStream jar =
            multiRelease ? new JarOutputStream(out, manifest) : new JarOutputStream(out)) {
      for (String entry : List.copyOf(entries.keySet())) {
        jar.putNextEntry(new ZipEntry(entry));
        jar.write(entries.get(entry));
        jar.closeEntry();
      }
    }
  }
}
