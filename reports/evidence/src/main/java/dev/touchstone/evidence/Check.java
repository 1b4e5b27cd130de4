package dev.touchstone.evidence;

import dev.touchstone.contracts.Subject;
import java.util.List;
import java.util.Optional;

/**
 * One way in which an engine tries one or several claims. Its engine runs it; a check never prints
 * a verdict to the user.
 */
public interface Check {

  /** Stable identifier within the engine, such as {@code sequential-model}. */
  String id();

  /** The claims that it speaks to. */
  List<String> claims();

  /** What it does, in one sentence. */
  String sentence();

  /**
   * Why it cannot be applied to a subject for a claim: its contract does not promise that, or it
   * does not offer the operation.
   *
   * @return empty if it can
   */
  Optional<String> notApplicable(Subject subject, String claim);

  /**
   * Why this check cannot try a subject although its contract promises the claim; that is reported
   * as not run, for the claim stays open. Most make instances to their own measure.
   *
   * @return empty if it can
   */
  default Optional<String> unable(Subject subject, String claim) {
    return subject.unadjustable();
  }
}
