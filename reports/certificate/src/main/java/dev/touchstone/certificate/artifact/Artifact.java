package dev.touchstone.certificate.artifact;

import java.nio.file.Path;
import java.util.List;

/**
 * Foreign code to be tried.
 *
 * @param name the coordinates, or the file's name
 * @param sha256 the digest of the jar that was named (not of its dependencies)
 * @param jars that jar first, then what it needs at run time, as a class path
 */
public record Artifact(String name, String sha256, List<Path> jars) {
  public Artifact {
    jars = List.copyOf(jars);
  }
}
