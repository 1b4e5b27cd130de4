package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.Contract;
import dev.touchstone.evidence.Verdict;
import java.util.List;

/**
 * One subject with its claims.
 *
 * @param subject what was tried
 * @param contract what it was held to
 * @param claims those that were selected, in catalogue order
 */
public record SubjectReport(CertifiedSubject subject, Contract contract, List<ClaimReport> claims) {
  public SubjectReport {
    claims = List.copyOf(claims);
  }

  /** The claims with that verdict; those that do not apply are never among them. */
  public List<ClaimReport> with(Verdict verdict) {
    return claims.stream().filter(c -> c.verdict() == verdict && !c.notApplicable()).toList();
  }

  /** How the subject was reached where that is not plain, in its engines' words; else empty. */
  public String reachedBy() {
    return claims.stream()
        .flatMap(claim -> claim.cells().stream())
        .flatMap(cell -> cell.evidence().stream())
        .map(evidence -> evidence.subject().reachedBy())
        .filter(words -> !words.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** How many claims the contract does not promise. */
  public long notApplicable() {
    return claims.stream().filter(ClaimReport::notApplicable).count();
  }

  /** Whether any check of any claim ran. */
  public boolean anythingRan() {
    return claims.stream().anyMatch(c -> c.verdict() != Verdict.NOT_RUN);
  }
}
