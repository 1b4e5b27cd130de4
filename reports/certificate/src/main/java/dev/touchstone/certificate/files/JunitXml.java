package dev.touchstone.certificate.files;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.EngineCell;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.util.Locale;

/** {@code junit.xml}: one suite a subject, one test case a claim. */
public final class JunitXml {
  private final StringBuilder out = new StringBuilder();

  private JunitXml() {}

  /** The file's text. */
  public static String of(Certificate certificate) {
    JunitXml xml = new JunitXml();
    xml.out.append(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"touchstone\">\n");
    certificate.subjects().forEach(xml::suite);
    xml.out.append("</testsuites>\n");
    return xml.out.toString();
  }

  private void suite(SubjectReport subject) {
    long skipped = subject.claims().stream().filter(c -> c.verdict() == Verdict.NOT_RUN).count();
    out.append("  <testsuite name=\"")
        .append(escaped(subject.subject().name()))
        .append("\" tests=\"")
        .append(subject.claims().size())
        .append("\" failures=\"")
        .append(subject.with(Verdict.VIOLATED).size())
        .append("\" errors=\"")
        .append(subject.with(Verdict.INCONCLUSIVE).size())
        .append("\" skipped=\"")
        .append(skipped)
        .append("\">\n");
    subject.claims().forEach(claim -> testCase(subject, claim));
    out.append("  </testsuite>\n");
  }

  private void testCase(SubjectReport subject, ClaimReport claim) {
    out.append("    <testcase classname=\"")
        .append(escaped(subject.subject().name()))
        .append("\" name=\"")
        .append(escaped(claim.claim().id()))
        .append("\" time=\"")
        .append(seconds(claim))
        .append('"');
    switch (claim.verdict()) {
      case HOLDS -> out.append("/>\n");
      case VIOLATED -> outcome("failure", claim.reason());
      case INCONCLUSIVE -> outcome("error", claim.reason());
      case NOT_RUN ->
          outcome("skipped", (claim.notApplicable() ? "not applicable: " : "") + claim.reason());
    }
  }

  private void outcome(String element, String message) {
    out.append(">\n      <")
        .append(element)
        .append(" message=\"")
        .append(escaped(message))
        .append("\"/>\n    </testcase>\n");
  }

  private static String seconds(ClaimReport claim) {
    long millis = 0;
    for (EngineCell cell : claim.cells()) {
      millis += cell.evidence().stream().mapToLong(Evidence::durationMillis).sum();
    }
    return String.format(Locale.ROOT, "%.3f", millis / 1000.0);
  }

  /** XML 1.0 has no form for most control characters: they become question marks. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\r', '\t' -> escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(allowed(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean allowed(int c) {
    return (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
  }
}
