package dev.touchstone.certificate.page;

import java.util.List;

/** The page that leads to the gallery's pages. */
public record GalleryView(List<Entry> entries) {
  public GalleryView {
    entries = List.copyOf(entries);
  }

  /**
   * One failure.
   *
   * @param words what went wrong
   * @param origin class and release
   * @param href its page, relative to this one
   * @param command that finds it again
   */
  public record Entry(
      String title,
      String words,
      String origin,
      String claim,
      String engine,
      String href,
      String command) {}
}
