package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.artifact.Digest;
import dev.touchstone.certificate.files.FileTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Unpacks one folder of a zip file into a directory named by the content's digest. Safe for any
 * number of processes at once: each unpacks into a directory of its own and moves it into place in
 * one step; who comes second uses the first's.
 */
final class Unpacking {
  private final Path program;
  private final String folder;

  /**
   * @param program the zip file
   * @param folder the folder's name, with the slash at its end
   */
  Unpacking(Path program, String folder) {
    this.program = program;
    this.folder = folder;
  }

  /**
   * The unpacked folder below the cache. A directory that has lost files (a cleaner of caches) is
   * made anew.
   */
  Path into(Path cache) throws IOException {
    try (ZipFile zip = new ZipFile(program.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream()
              .filter(entry -> entry.getName().startsWith(folder) && !entry.isDirectory())
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      Path unpacked = cache.resolve(digest(zip, entries).substring(0, 32));
      if (complete(unpacked, entries)) {
        return unpacked;
      }
      Files.createDirectories(cache);
      Path fresh = Files.createTempDirectory(cache, "unpacking-");
      for (ZipEntry entry : entries) {
        copy(zip, entry, fresh);
      }
      return moveIntoPlace(fresh, unpacked, entries);
    }
  }

  private Path moveIntoPlace(Path fresh, Path unpacked, List<? extends ZipEntry> entries)
      throws IOException {
    if (Files.exists(unpacked) && !complete(unpacked, entries)) {
      Files.move(unpacked, fresh.resolveSibling(fresh.getFileName() + "-replaced"));
      FileTree.delete(fresh.resolveSibling(fresh.getFileName() + "-replaced"));
    }
    try {
      return Files.move(fresh, unpacked, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) {
      // Another process was faster; which exception says so differs by system.
      FileTree.delete(fresh);
      if (complete(unpacked, entries)) {
        return unpacked;
      }
      throw e;
    }
  }

  private void copy(ZipFile zip, ZipEntry entry, Path to) throws IOException {
    Path file = to.resolve(entry.getName().substring(folder.length())).normalize();
    if (!file.startsWith(to)) {
      throw new IOException("an entry leads out of the directory: " + entry.getName());
    }
    Files.createDirectories(file.getParent());
    try (InputStream in = zip.getInputStream(entry)) {
      Files.copy(in, file);
    }
  }

  private boolean complete(Path unpacked, List<? extends ZipEntry> entries) throws IOException {
    for (ZipEntry entry : entries) {
      Path file = unpacked.resolve(entry.getName().substring(folder.length()));
      if (!Files.isRegularFile(file) || Files.size(file) != entry.getSize()) {
        return false;
      }
    }
    return true;
  }

  private static String digest(ZipFile zip, List<? extends ZipEntry> entries) throws IOException {
    Digest digest = new Digest();
    for (ZipEntry entry : entries) {
      digest.add(
          (entry.getName() + "\n" + entry.getSize() + "\n").getBytes(StandardCharsets.UTF_8));
      try (InputStream in = zip.getInputStream(entry)) {
        digest.add(in);
      }
    }
    return digest.hex();
  }
}
