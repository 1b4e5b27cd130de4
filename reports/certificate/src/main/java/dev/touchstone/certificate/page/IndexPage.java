package dev.touchstone.certificate.page;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.SubjectReport;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Lays a certificate out as its page. */
final class IndexPage {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private final Certificate certificate;
  private final RunHeader header;

  private IndexPage(Certificate certificate) {
    this.certificate = certificate;
    this.header = certificate.run().header();
  }

  /**
   * The page's content.
   *
   * @param changes since an earlier certificate, one sentence each
   */
  static IndexView view(Certificate certificate, List<String> changes) {
    return new IndexPage(certificate).view(changes);
  }

  private IndexView view(List<String> changes) {
    String heading = heading();
    return new IndexView(
        "Certificate: " + heading,
        maker(certificate),
        Names.parts(heading),
        Mark.of(certificate.exitCode()),
        certificate.sentence(),
        summary(),
        certificate.engines(),
        certificate.subjects().stream().map(SubjectPage::view).toList(),
        certificate.problems(),
        changes,
        environment(),
        Limits.of(certificate));
  }

  /** What stands above every page's heading: specimens are never taken for references. */
  static String maker(Certificate certificate) {
    boolean controls = certificate.subjects().stream().anyMatch(s -> s.subject().specimen());
    return controls ? "Touchstone negative controls" : "Touchstone certificate";
  }

  private String heading() {
    List<SubjectReport> subjects = certificate.subjects();
    return subjects.size() == 1 ? subjects.get(0).subject().name() : subjects.size() + " subjects";
  }

  private List<Fact> summary() {
    List<Fact> facts = new ArrayList<>();
    String origins =
        certificate.subjects().stream()
            .map(s -> s.subject().artifact())
            .filter(a -> !a.isEmpty())
            .distinct()
            .collect(Collectors.joining(", "));
    if (!origins.isEmpty()) {
      facts.add(new Fact("from", origins));
    }
    certificate.subjects().stream()
        .map(SubjectReport::reachedBy)
        .filter(words -> !words.isEmpty())
        .distinct()
        .forEach(words -> facts.add(new Fact("reached by", words)));
    facts.add(new Fact("budget", header.budget().commandName()));
    facts.add(new Fact("Java", certificate.environment().java()));
    facts.add(new Fact("cores", String.valueOf(certificate.environment().cores())));
    facts.add(new Fact("on", DATE.format(Instant.parse(header.startedAt()))));
    return facts;
  }

  private List<Fact> environment() {
    Environment environment = certificate.environment();
    List<Fact> facts = new ArrayList<>();
    certificate.subjects().stream()
        .map(SubjectReport::subject)
        .filter(s -> !s.sha256().isEmpty())
        .map(IndexPage::origin)
        .distinct()
        .forEach(facts::add);
    facts.add(new Fact("Java", environment.java() + " (" + environment.vendor() + ")"));
    facts.add(new Fact("collector", environment.collector()));
    facts.add(new Fact("system", environment.os()));
    facts.add(
        new Fact(
            "processor",
            (environment.cpu().isEmpty() ? "unknown" : environment.cpu())
                + ", "
                + environment.cores()
                + (environment.cores() == 1 ? " core" : " cores")));
    facts.add(new Fact("engines", engines()));
    facts.add(new Fact("seed", String.valueOf(header.seed())));
    facts.add(new Fact("Touchstone", header.version()));
    facts.add(new Fact("command", "touchstone " + header.command()));
    return facts;
  }

  private static Fact origin(CertifiedSubject subject) {
    return new Fact("artifact", subject.artifact() + ", SHA-256 " + subject.sha256());
  }

  private String engines() {
    TreeSet<String> versions = new TreeSet<>();
    for (Evidence evidence : certificate.run().evidence()) {
      if (!evidence.engine().version().isEmpty()) {
        versions.add(Names.engine(evidence));
      }
    }
    return versions.isEmpty() ? "none reported" : String.join(", ", versions);
  }
}
