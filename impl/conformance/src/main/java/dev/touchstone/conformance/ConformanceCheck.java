package dev.touchstone.conformance;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Check;

/** A check that one thread carries out. */
public interface ConformanceCheck extends Check {

  /**
   * Tries the trial's claims on its subject and reports a finding for each. Runs in a thread of its
   * own; every call of the subject goes through the trial's journal, or the watchdog cannot see it.
   */
  void run(Subject subject, Trial trial);

  /** The claim that a call breaks by never returning. */
  String hangClaim();
}
