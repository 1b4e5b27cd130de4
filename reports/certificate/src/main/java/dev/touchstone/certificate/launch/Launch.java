package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.RunHeader;
import java.util.ArrayList;
import java.util.List;

/**
 * One start of an engine.
 *
 * @param subjects our own ones together, or one foreign one
 * @param claims to be tried; empty means all
 */
public record Launch(String engine, List<CertifiedSubject> subjects, List<String> claims) {
  public Launch {
    subjects = List.copyOf(subjects);
    claims = List.copyOf(claims);
  }

  /**
   * The starts that one engine needs: our own subjects share a JVM, each foreign one has its own.
   */
  public static List<Launch> of(String engine, RunHeader header) {
    List<Launch> launches = new ArrayList<>();
    List<CertifiedSubject> own = header.subjects().stream().filter(s -> !s.foreign()).toList();
    if (!own.isEmpty()) {
      launches.add(new Launch(engine, own, header.claims()));
    }
    header.subjects().stream()
        .filter(CertifiedSubject::foreign)
        .map(subject -> new Launch(engine, List.of(subject), header.claims()))
        .forEach(launches::add);
    return launches;
  }

  /** Whether it is for a foreign subject. */
  public boolean foreign() {
    return subjects.get(0).foreign();
  }
}
