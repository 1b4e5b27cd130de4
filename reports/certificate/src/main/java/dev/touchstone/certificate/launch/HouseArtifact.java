package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.artifact.Digest;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The jar that one of our own subjects comes from: references from the primitives, specimens from
 * the subjects.
 *
 * @param name the jar's file name; empty if it is not there
 * @param sha256 its digest; empty if it is not there
 */
public record HouseArtifact(String name, String sha256) {

  /** That of the subject with that name. */
  public static HouseArtifact of(String subject, EngineBundle bundle) {
    String room =
        subject.startsWith("specimen:") ? "touchstone-subjects-" : "touchstone-primitives-";
    for (Path jar : bundle.jars(EngineBundle.SUBJECTS)) {
      String file = String.valueOf(jar.getFileName());
      if (file.startsWith(room)) {
        try {
          return new HouseArtifact(file, Digest.of(jar));
        } catch (IOException e) {
          throw new IllegalStateException("cannot read " + jar, e);
        }
      }
    }
    return new HouseArtifact("", "");
  }
}
