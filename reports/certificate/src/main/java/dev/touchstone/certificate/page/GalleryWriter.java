package dev.touchstone.certificate.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the page that leads to the gallery's pages. */
public final class GalleryWriter {
  private GalleryWriter() {}

  /** Writes or replaces the file. */
  public static void write(Path file, GalleryView view) throws IOException {
    Files.writeString(file, Pages.gallery(view), StandardCharsets.UTF_8);
  }
}
