package dev.touchstone.conformance;

import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * One check on one subject: the claims to try, how hard, and where findings go. The check's thread
 * and the watchdog's may both report; what comes after {@link #close} is dropped.
 */
public final class Trial {
  private final List<String> claims;
  private final Budget budget;
  private final long seed;
  private final Journal journal = new Journal();
  private final Consumer<Finding> sink;
  private final Map<String, Finding> provisional = new LinkedHashMap<>();
  private final Map<String, Finding> reported = new LinkedHashMap<>();
  private boolean closed;

  /**
   * A trial.
   *
   * @param claims that are selected and apply to the subject
   * @param seed of every random choice
   * @param sink takes each finding as soon as it is final
   */
  public Trial(List<String> claims, Budget budget, long seed, Consumer<Finding> sink) {
    this.claims = List.copyOf(claims);
    this.budget = budget;
    this.seed = seed;
    this.sink = sink;
  }

  /** The claims to try. */
  public List<String> claims() {
    return claims;
  }

  /** Whether the claim is to be tried. */
  public boolean tries(String claim) {
    return claims.contains(claim);
  }

  /** How much is to be done. */
  public Budget budget() {
    return budget;
  }

  /** Where random choices start. */
  public long seed() {
    return seed;
  }

  /** Where every call of the subject is written down. */
  public Journal journal() {
    return journal;
  }

  /** Reports a finding, unless its claim is not to be tried or was reported before. */
  public synchronized void report(Finding finding) {
    if (!closed
        && tries(finding.claim())
        && reported.putIfAbsent(finding.claim(), finding) == null) {
      sink.accept(located(finding));
    }
  }

  /** A violation is what the journal's present page shows; the page's number leads back to it. */
  private Finding located(Finding finding) {
    return finding.verdict() == Verdict.VIOLATED && finding.recipe().isEmpty()
        ? finding.withRecipe(String.valueOf(journal.pages()))
        : finding;
  }

  /** Keeps a finding that stands if nothing better comes before the trial is closed. */
  public synchronized void provisionally(Finding finding) {
    if (!closed) {
      provisional.put(finding.claim(), located(finding));
    }
  }

  /**
   * Ends the trial: what was provisional becomes final, and every claim without a finding is
   * inconclusive.
   */
  synchronized void close(String reason, Replay.Kind replay) {
    provisional.values().forEach(this::report);
    for (String claim : claims) {
      report(Finding.inconclusive(claim, reason, Strength.NONE, replay));
    }
    closed = true;
  }
}
