package dev.touchstone.certificate.artifact;

import java.nio.file.Path;
import java.util.List;

/**
 * Foreign code to be tried.
 *
 * @param name the coordinates, or the file's name
 * @param sha256 the digest of the jar that was named (not of its dependencies)
 * @param jars that jar first, then what it needs at run time, as a class path
 * @param flags what a JVM that runs it is given in addition
 */
public record Artifact(String name, String sha256, List<Path> jars, List<String> flags) {
  public Artifact {
    jars = List.copyOf(jars);
    flags = List.copyOf(flags);
  }

  /** Code that any JVM can run as it is. */
  public Artifact(String name, String sha256, List<Path> jars) {
    this(name, sha256, jars, List.of());
  }

  /** The same code, in a JVM with these flags. */
  public Artifact with(List<String> moreFlags) {
    return new Artifact(name, sha256, jars, moreFlags);
  }
}
