package dev.touchstone.certificate.command;

import dev.touchstone.certificate.artifact.Coordinates;
import dev.touchstone.certificate.artifact.SourceJar;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.SourceLines;
import dev.touchstone.evidence.Evidence;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Puts the lines of code beside the traces of violations: of a release from its sources' jar, if
 * the repository has one; of references and specimens from this program's own jar. What is not at
 * hand is left out, and the pages show file and line alone.
 */
final class SourceCode {
  private static final String OWN = "sources/";

  private SourceCode() {}

  /** Looks up what the violations speak of; the network is asked only if there are any. */
  static void quote(CertificateDirectory directory, List<Evidence> evidence) {
    for (Evidence violation : evidence) {
      String trace = violation.counterexample();
      if (trace != null) {
        quote(directory.root().resolve(trace), violation.subject());
      }
    }
  }

  private static void quote(Path trace, Evidence.SubjectId subject) {
    boolean own =
        subject.name().startsWith("touchstone:") || subject.name().startsWith("specimen:");
    Optional<Path> jar = own ? ownJar() : Coordinates.sources(subject.artifact());
    if (jar.isPresent()) {
      try (SourceJar sources = SourceJar.open(jar.get(), own ? OWN : "")) {
        SourceLines.write(trace, sources);
      } catch (IOException e) {
        // A page without lines of code is a page.
      }
    }
  }

  private static Optional<Path> ownJar() {
    try {
      Path place =
          Path.of(SourceCode.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isRegularFile(place) ? Optional.of(place) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
