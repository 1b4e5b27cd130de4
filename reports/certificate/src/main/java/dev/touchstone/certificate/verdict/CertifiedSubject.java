package dev.touchstone.certificate.verdict;

/**
 * A subject as the command line names it.
 *
 * @param name as in evidence
 * @param contract the text of its contract
 * @param artifact where it comes from: coordinates, or a file's name
 * @param sha256 digest of that artifact's jar
 */
public record CertifiedSubject(String name, String contract, String artifact, String sha256) {
  private static final String REFERENCE = "touchstone:";
  private static final String SPECIMEN = "specimen:";

  /** Whether it is one of the reference implementations. */
  public boolean reference() {
    return name.startsWith(REFERENCE);
  }

  /** Whether it is a negative control, which is meant to fail. */
  public boolean specimen() {
    return name.startsWith(SPECIMEN);
  }

  /** Whether it comes from outside. */
  public boolean foreign() {
    return !reference() && !specimen();
  }
}
