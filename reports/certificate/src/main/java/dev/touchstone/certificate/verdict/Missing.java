package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Modality;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns what an engine owes into INCONCLUSIVE evidence: what it planned and did not report; and if
 * it did not even plan anything for a subject, the claims whose controls it must notice.
 */
public final class Missing {
  /** Stands in the place of a check's id where the engine died before it named its checks. */
  public static final String UNPLANNED = "unplanned";

  private final RunHeader header;
  private final String engine;
  private final String reason;
  private final Instant started;

  /**
   * @param reason why results may be missing, without a full stop
   * @param started when the engine was started
   */
  public Missing(RunHeader header, String engine, String reason, Instant started) {
    this.header = header;
    this.engine = engine;
    this.reason = reason;
    this.started = started;
  }

  /**
   * The evidence that stands for what is missing.
   *
   * @param subjects that the engine was to try
   * @param claims that it was to try; empty means all
   * @param allPlans that were written so far, by any engine
   * @param allEvidence that was written so far, by any engine
   */
  public List<Evidence> after(
      List<CertifiedSubject> subjects,
      List<String> claims,
      List<Evidence.Plan> allPlans,
      List<Evidence> allEvidence) {
    List<Evidence.Plan> plans = allPlans.stream().filter(p -> p.engine().equals(engine)).toList();
    List<Evidence> evidence =
        allEvidence.stream().filter(e -> e.engine().name().equals(engine)).toList();
    List<Evidence> missing = new ArrayList<>();
    for (CertifiedSubject subject : subjects) {
      boolean mentioned = false;
      for (Evidence.Plan plan : plans) {
        if (!plan.subject().equals(subject.name())) {
          continue;
        }
        mentioned = true;
        if (evidence.stream().noneMatch(e -> answers(e, plan))) {
          missing.add(inconclusive(subject, plan.claim(), plan.check(), evidence));
        }
      }
      mentioned |= evidence.stream().anyMatch(e -> e.subject().name().equals(subject.name()));
      if (!mentioned) {
        owed(subject, claims)
            .forEach(c -> missing.add(inconclusive(subject, c, UNPLANNED, evidence)));
      }
    }
    return missing;
  }

  /**
   * The evidence that stands for an engine that was not started, because it could do nothing here.
   */
  public List<Evidence> notRun(List<CertifiedSubject> subjects, List<String> claims) {
    List<Evidence> absent = new ArrayList<>();
    for (CertifiedSubject subject : subjects) {
      for (String claim : owed(subject, claims)) {
        absent.add(evidence(subject, claim, UNPLANNED, Verdict.NOT_RUN, ""));
      }
    }
    return absent;
  }

  private static boolean answers(Evidence evidence, Evidence.Plan plan) {
    return evidence.subject().name().equals(plan.subject())
        && evidence.check().equals(plan.check())
        && evidence.claim().equals(plan.claim());
  }

  private List<String> owed(CertifiedSubject subject, List<String> claims) {
    return Contracts.parse(subject.contract()).claims().stream()
        .filter(claim -> claims.isEmpty() || claims.contains(claim.id()))
        .filter(claim -> claim.modality() != Modality.UNTESTED)
        .filter(
            claim -> claim.engines().stream().map(EngineKind::engineName).anyMatch(engine::equals))
        .map(Claim::id)
        .toList();
  }

  private Evidence inconclusive(
      CertifiedSubject subject, String claim, String check, List<Evidence> others) {
    String version = others.stream().map(e -> e.engine().version()).findFirst().orElse("");
    return evidence(subject, claim, check, Verdict.INCONCLUSIVE, version);
  }

  private Evidence evidence(
      CertifiedSubject subject, String claim, String check, Verdict verdict, String version) {
    Contract contract = Contracts.parse(subject.contract());
    return new Evidence(
        Evidence.SCHEMA,
        new Evidence.SubjectId(
            subject.name(),
            subject.foreign() ? subject.artifact() : "",
            subject.foreign() ? subject.sha256() : "",
            ""),
        new Evidence.ContractId(
            contract.text(),
            contract.family(),
            contract.memoryOrder().name(),
            contract.attributes()),
        claim,
        new Evidence.EngineId(engine, version),
        check,
        verdict,
        false,
        reason,
        Strength.NONE,
        null,
        null,
        header.environment(),
        header.seed(),
        started.toString(),
        Duration.between(started, Instant.now()).toMillis());
  }
}
