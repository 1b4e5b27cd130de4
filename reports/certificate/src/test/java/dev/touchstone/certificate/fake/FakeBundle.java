package dev.touchstone.certificate.fake;

import dev.touchstone.contracts.Contract;
import dev.touchstone.evidence.Evidence;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/** Writes a directory of engines that has one engine, which is fake. */
public final class FakeBundle {
  private FakeBundle() {}

  /** The directory, as {@code -Dtouchstone.engines} names it. */
  public static Path write(Path directory) throws IOException {
    Path conformance = Files.createDirectories(directory.resolve("conformance"));
    jar(conformance.resolve("touchstone-fake.jar"), FakeEngine.class.getName(), Map.of());
    Path subjects = Files.createDirectories(directory.resolve("subjects"));
    String line =
        String.join(
            "\t", FakeSubjects.REFERENCE, FakeSubjects.CONTRACT, "reference", "", "A fake.");
    jar(
        subjects.resolve("touchstone-subjects-fake.jar"),
        null,
        Map.of(
            "META-INF/touchstone/subjects.tsv", line + "\n",
            "META-INF/services/dev.touchstone.contracts.SubjectProvider",
                FakeSubjects.class.getName() + "\n"));
    jar(subjects.resolve("touchstone-primitives-fake.jar"), null, Map.of());
    return directory;
  }

  private static void jar(Path file, @Nullable String mainClass, Map<String, String> texts)
      throws IOException {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (mainClass != null) {
      main.put(Attributes.Name.MAIN_CLASS, mainClass);
      main.put(
          Attributes.Name.CLASS_PATH,
          place(FakeEngine.class) + " " + place(Evidence.class) + " " + place(Contract.class));
    }
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, String> text : texts.entrySet()) {
        entry(jar, text.getKey(), text.getValue().getBytes(StandardCharsets.UTF_8));
      }
      if (mainClass != null) {
        // An engine that is built has its main class; the other classes come by the manifest's
        // class path.
        String name = mainClass.replace('.', '/') + ".class";
        try (InputStream in =
            Objects.requireNonNull(FakeBundle.class.getResourceAsStream("/" + name))) {
          entry(jar, name, in.readAllBytes());
        }
      }
    }
  }

  private static void entry(JarOutputStream jar, String name, byte[] bytes) throws IOException {
    jar.putNextEntry(new ZipEntry(name));
    jar.write(bytes);
    jar.closeEntry();
  }

  /** Where a class was loaded from, as a class path in a manifest names it. */
  private static URI place(Class<?> type) {
    try {
      return type.getProtectionDomain().getCodeSource().getLocation().toURI();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
