package dev.touchstone.certificate.page.trace;

/** Lines of source code, where they are at hand. */
@FunctionalInterface
public interface Sources {
  /** No source code is at hand. */
  Sources NONE = (file, line) -> "";

  /**
   * One line without the blanks around it; empty if it is not known.
   *
   * @param file name of the file without directories
   * @param line counted from 1
   */
  String line(String file, int line);
}
