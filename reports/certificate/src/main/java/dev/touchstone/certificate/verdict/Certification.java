package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Makes a certificate out of what a run wrote down. A pure function of its argument. */
public final class Certification {
  private final RunLog run;
  private final List<String> columns;

  private Certification(RunLog run) {
    this.run = run;
    this.columns = columns(run);
  }

  /** The certificate of a run, whether or not the run came to its end. */
  public static Certificate of(RunLog run) {
    return new Certification(run).certificate();
  }

  private Certificate certificate() {
    List<SubjectReport> subjects = run.header().subjects().stream().map(this::subject).toList();
    ExitCode exitCode = ExitCode.of(subjects, run.interrupted());
    Environment environment =
        run.evidence().stream()
            .map(Evidence::environment)
            .findFirst()
            .orElse(run.header().environment());
    return new Certificate(
        run,
        columns,
        subjects,
        exitCode,
        Sentence.of(subjects, run.interrupted()),
        environment,
        problems());
  }

  /** The engines that this program carries, and any other that left evidence. */
  private static List<String> columns(RunLog run) {
    Set<String> columns = new LinkedHashSet<>();
    for (EngineKind kind : LaunchOrder.ALL) {
      String name = kind.engineName();
      boolean wrote = run.evidence().stream().anyMatch(e -> e.engine().name().equals(name));
      if (wrote || run.header().built().contains(name)) {
        columns.add(name);
      }
    }
    return List.copyOf(columns);
  }

  private SubjectReport subject(CertifiedSubject subject) {
    Contract contract = Contracts.parse(subject.contract());
    List<ClaimReport> claims =
        contract.claims().stream()
            .filter(claim -> run.header().selects(claim.id()))
            .map(claim -> claim(subject, claim))
            .toList();
    return new SubjectReport(subject, contract, claims);
  }

  private ClaimReport claim(CertifiedSubject subject, Claim claim) {
    List<EngineCell> cells = columns.stream().map(engine -> cell(subject, claim, engine)).toList();
    Verdict verdict = Verdict.worst(cells.stream().map(EngineCell::verdict).toList());
    List<ClaimReport.NotTried> notTried = notTried(claim, cells);
    boolean notApplicable = verdict == Verdict.NOT_RUN && notApplicable(claim, cells, notTried);
    return new ClaimReport(
        claim,
        verdict,
        notApplicable,
        reason(claim, verdict, notApplicable, cells, notTried),
        cells,
        notApplicable ? List.of() : notTried);
  }

  private EngineCell cell(CertifiedSubject subject, Claim claim, String engine) {
    List<Evidence> evidence =
        run.evidence().stream()
            .filter(e -> e.engine().name().equals(engine))
            .filter(e -> e.subject().name().equals(subject.name()))
            .filter(e -> e.claim().equals(claim.id()))
            .toList();
    Verdict verdict =
        Verdict.worst(
            evidence.stream().map(Evidence::verdict).filter(v -> v != Verdict.NOT_RUN).toList());
    String silence = verdict == Verdict.NOT_RUN ? silence(claim, engine, evidence) : "";
    return new EngineCell(engine, verdict, evidence, silence);
  }

  private String silence(Claim claim, String engine, List<Evidence> evidence) {
    if (claim.modality() == Modality.UNTESTED) {
      return claim.note();
    }
    if (!evidence.isEmpty()) {
      return evidence.stream()
          .filter(e -> !e.notApplicable())
          .findFirst()
          .or(() -> evidence.stream().findFirst())
          .map(Evidence::reason)
          .orElse("no reason given");
    }
    boolean must = claim.engines().stream().anyMatch(kind -> kind.engineName().equals(engine));
    return must ? absence(engine) : "";
  }

  /** Why an engine that must notice a control of a claim said nothing of the claim. */
  private String absence(String engine) {
    if (!run.header().built().contains(engine)) {
      return "engine not built yet";
    }
    if (!run.header().engines().contains(engine)) {
      return "engine not selected";
    }
    boolean launched = run.launches().stream().anyMatch(l -> l.engine().equals(engine));
    if (!launched) {
      return run.interrupted()
          ? "the run was interrupted before the engine started"
          : "the engine was not started";
    }
    return "the engine reported nothing for it";
  }

  private List<ClaimReport.NotTried> notTried(Claim claim, List<EngineCell> cells) {
    List<ClaimReport.NotTried> notTried = new ArrayList<>();
    if (claim.modality() == Modality.UNTESTED) {
      return notTried;
    }
    for (EngineKind kind : claim.engines()) {
      String engine = kind.engineName();
      cells.stream()
          .filter(cell -> cell.engine().equals(engine))
          .findFirst()
          .ifPresentOrElse(
              cell -> {
                if (!cell.ran()) {
                  notTried.add(new ClaimReport.NotTried(engine, cell.silence()));
                }
              },
              () -> notTried.add(new ClaimReport.NotTried(engine, absence(engine))));
    }
    for (EngineKind kind : claim.enginesToCome()) {
      String engine = kind.engineName();
      if (cells.stream().noneMatch(cell -> cell.engine().equals(engine) && cell.ran())) {
        notTried.add(new ClaimReport.NotTried(engine, "it has no check for this yet"));
      }
    }
    return notTried;
  }

  /**
   * A claim does not apply if the contract says so, or if every engine that must notice says so. An
   * engine that is not built yet has no say.
   */
  private boolean notApplicable(
      Claim claim, List<EngineCell> cells, List<ClaimReport.NotTried> notTried) {
    if (claim.modality() == Modality.UNTESTED) {
      return true;
    }
    List<Evidence> evidence = cells.stream().flatMap(c -> c.evidence().stream()).toList();
    boolean allSay = !evidence.isEmpty() && evidence.stream().allMatch(Evidence::notApplicable);
    Set<String> spoke = new LinkedHashSet<>();
    evidence.forEach(e -> spoke.add(e.engine().name()));
    return allSay
        && notTried.stream()
            .map(ClaimReport.NotTried::engine)
            .allMatch(engine -> spoke.contains(engine) || !run.header().built().contains(engine));
  }

  private static String reason(
      Claim claim,
      Verdict verdict,
      boolean notApplicable,
      List<EngineCell> cells,
      List<ClaimReport.NotTried> notTried) {
    if (verdict == Verdict.HOLDS) {
      return "";
    }
    if (verdict != Verdict.NOT_RUN) {
      EngineCell worst =
          cells.stream().filter(c -> c.verdict() == verdict).findFirst().orElseThrow();
      String said = worst.decisive().reason();
      return worst.engine() + ": " + (said == null ? "no reason given" : said);
    }
    if (notApplicable) {
      return cells.stream()
          .map(EngineCell::silence)
          .filter(s -> !s.isEmpty())
          .findFirst()
          .orElse(claim.note());
    }
    return notTried.isEmpty()
        ? "no engine has a check for it"
        : String.join("; ", notTried.stream().map(n -> n.engine() + ": " + n.reason()).toList());
  }

  private List<String> problems() {
    List<String> problems = new ArrayList<>();
    run.launches().stream()
        .filter(launch -> !launch.clean())
        .map(launch -> launch.engine() + ": " + launch.reason() + " (" + launch.log() + ")")
        .forEach(problems::add);
    run.ends().forEach(end -> end.problems().forEach(p -> problems.add(end.engine() + ": " + p)));
    if (run.damaged() > 0) {
      problems.add("lines of evidence that could not be read: " + run.damaged());
    }
    return problems;
  }
}
