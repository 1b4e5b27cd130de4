package dev.touchstone.certificate.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Our own subjects, read from the index that travels in the subjects' jar: no class of theirs is
 * loaded.
 *
 * @param entries in the index's order
 */
public record SubjectList(List<Entry> entries) {
  private static final String INDEX = "META-INF/touchstone/subjects.tsv";
  private static final String KNOWN_CLASSES = "META-INF/touchstone/known-classes.tsv";
  private static final int FIELDS = 5;

  /**
   * One of our own subjects.
   *
   * @param contract the text of its contract
   * @param kind reference, candidate or specimen
   * @param sentence what it is
   */
  public record Entry(String name, String contract, String kind, String sentence) {}

  public SubjectList {
    entries = List.copyOf(entries);
  }

  /** The subjects that travel in the bundle; empty if it has none. */
  public static SubjectList of(EngineBundle bundle) {
    return new SubjectList(parse(text(bundle, INDEX)));
  }

  /** The contract that the shipped table knows for a class of another artifact. */
  static Optional<String> knownContract(EngineBundle bundle, String className) {
    return text(bundle, KNOWN_CLASSES)
        .lines()
        .filter(line -> line.startsWith(className + "\t"))
        .map(line -> line.substring(className.length() + 1).strip())
        .findFirst();
  }

  /** A text of that name in the subjects' jars, one after the other. */
  private static String text(EngineBundle bundle, String name) {
    StringBuilder text = new StringBuilder();
    for (Path jar : bundle.jars(EngineBundle.SUBJECTS)) {
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        ZipEntry entry = zip.getEntry(name);
        if (entry != null) {
          try (InputStream in = zip.getInputStream(entry)) {
            text.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
          }
        }
      } catch (IOException e) {
        throw new IllegalStateException("the subjects cannot be read from " + jar, e);
      }
    }
    return text.toString();
  }

  static List<Entry> parse(String text) {
    return text.lines()
        .map(line -> line.split("\t", -1))
        .filter(fields -> fields.length >= FIELDS)
        .map(fields -> new Entry(fields[0], fields[1], fields[2], fields[FIELDS - 1]))
        .toList();
  }

  /** Every name. */
  public List<String> names() {
    return entries.stream().map(Entry::name).toList();
  }

  /** The references all of whose required claims can be tried. */
  public List<String> references() {
    return entries.stream().filter(e -> e.kind().equals("reference")).map(Entry::name).toList();
  }

  /** The text of a subject's contract, if there is such a subject. */
  public Optional<String> contract(String name) {
    return entries.stream().filter(e -> e.name().equals(name)).map(Entry::contract).findFirst();
  }
}
