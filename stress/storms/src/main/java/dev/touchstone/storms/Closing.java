package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.weaver.WeavingReport;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says of each claim that no storm refuted how much was tried, and what was not. */
final class Closing {
  /** Of the operations that a phase aims at, the part that must have been judged at least. */
  private static final int LEAST_PART = 5;

  private final Docket docket;
  private final WovenSubject<QueueSubject> woven;
  private final QueueSubject subject;
  private final long operations;

  Closing(Docket docket, WovenSubject<QueueSubject> woven, QueueSubject subject, long operations) {
    this.docket = docket;
    this.woven = woven;
    this.subject = subject;
    this.operations = operations;
  }

  void close() {
    String caveat = caveat(docket, woven, subject);
    long least = operations / LEAST_PART;
    docket.close(
        StormCheck.STORM.claims(), List.of(Mix.CORE, Mix.SAME_OBJECT, Mix.OBSERVED), least, caveat);
    docket.close(StormCheck.OBSERVED.claims(), List.of(Mix.OBSERVED), least / 4, caveat);
    docket.close(StormCheck.RELAXED.claims(), List.of(Mix.RELAXED), least / 8, caveat);
    docket.close(StormCheck.BATCH.claims(), List.of(Mix.BATCH), least / 8, caveat);
  }

  /** What was not done, as a sentence; empty if all was. */
  static String caveat(Docket docket, WovenSubject<?> woven, Subject subject) {
    WeavingReport report = woven.report();
    if (report == null) {
      return "storms with schedule noise: " + woven.reason();
    }
    if (docket.accesses() == 0) {
      return "schedule noise: the code of " + subject.name() + " is not woven, as that of the JDK";
    }
    return "";
  }

  /**
   * What stalls amount to that found nothing, after storms in which nothing hung.
   *
   * @param stalls null if no thread could be stopped at all
   */
  static void progress(Docket docket, @Nullable Stalls<?> stalls, WovenSubject<?> woven) {
    if (!docket.asksForProgress()) {
      return;
    }
    String claim = docket.progress();
    if (stalls == null) {
      docket.decided(Finding.notRun(claim, woven.reason()));
    } else if (stalls.places() == 0) {
      docket.decided(
          Finding.notRun(
              claim,
              "no thread could be stopped inside an operation: its code is not woven, as that of"
                  + " the JDK"));
    } else {
      docket.decided(Finding.holds(claim, stalls.strength(), Replay.Kind.RERUN));
    }
  }
}
