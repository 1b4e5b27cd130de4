package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.evidence.Repetition;
import java.util.ArrayList;
import java.util.List;

/**
 * One start of an engine.
 *
 * @param subjects our own ones together, or one foreign one
 * @param claims to be tried; empty means all
 * @param repetition of one violation, in place of a search
 * @param flags of the JVM, beside those that every engine gets
 */
public record Launch(
    String engine,
    List<CertifiedSubject> subjects,
    List<String> claims,
    Repetition repetition,
    List<String> flags) {
  public Launch {
    subjects = List.copyOf(subjects);
    claims = List.copyOf(claims);
    flags = List.copyOf(flags);
  }

  /** A search. */
  public Launch(String engine, List<CertifiedSubject> subjects, List<String> claims) {
    this(engine, subjects, claims, Repetition.NONE, List.of());
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
