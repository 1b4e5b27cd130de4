package dev.touchstone.certificate.artifact;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The source files in a jar, found by their names without directories, because that is all that a
 * stack trace tells. Of two files of one name neither is taken. Used by one thread.
 */
public final class SourceJar implements AutoCloseable {
  private final ZipFile zip;
  private final Map<String, ZipEntry> files = new HashMap<>();
  private final Map<String, List<String>> lines = new HashMap<>();

  private SourceJar(ZipFile zip) {
    this.zip = zip;
  }

  /** The jar's source files; {@code under} is the directory in it that is looked through. */
  public static SourceJar open(Path jar, String under) throws IOException {
    SourceJar source = new SourceJar(new ZipFile(jar.toFile()));
    Map<String, Integer> count = new HashMap<>();
    source.zip.stream()
        .filter(e -> e.getName().startsWith(under) && e.getName().endsWith(".java"))
        .forEach(
            entry -> {
              String name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
              count.merge(name, 1, Integer::sum);
              source.files.put(name, entry);
            });
    source.files.keySet().removeIf(name -> count.getOrDefault(name, 0) > 1);
    return source;
  }

  /** A line without the blanks around it, counted from 1; empty if there is none. */
  public String line(String file, int number) {
    List<String> all = lines.computeIfAbsent(file, this::read);
    return number < 1 || number > all.size() ? "" : all.get(number - 1).strip();
  }

  private List<String> read(String file) {
    ZipEntry entry = files.get(file);
    if (entry == null) {
      return List.of();
    }
    try (InputStream in = zip.getInputStream(entry)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
