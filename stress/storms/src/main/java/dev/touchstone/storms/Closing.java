package dev.touchstone.storms;

import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.weaver.WeavingReport;
import java.util.List;

/** Says of each claim that no storm refuted how much was tried, and what was not. */
final class Closing {
  /** Of the operations that a phase aims at, the part that must have been judged at least. */
  private static final int LEAST_PART = 5;

  private final Docket docket;
  private final WovenSubject woven;
  private final QueueSubject subject;
  private final long operations;

  Closing(Docket docket, WovenSubject woven, QueueSubject subject, long operations) {
    this.docket = docket;
    this.woven = woven;
    this.subject = subject;
    this.operations = operations;
  }

  void close() {
    String caveat = caveat();
    long least = operations / LEAST_PART;
    docket.close(
        StormCheck.STORM.claims(), List.of(Mix.CORE, Mix.SAME_OBJECT, Mix.OBSERVED), least, caveat);
    docket.close(StormCheck.OBSERVED.claims(), List.of(Mix.OBSERVED), least / 4, caveat);
    docket.close(StormCheck.RELAXED.claims(), List.of(Mix.RELAXED), least / 8, caveat);
    docket.close(StormCheck.BATCH.claims(), List.of(Mix.BATCH), least / 8, caveat);
  }

  private String caveat() {
    WeavingReport report = woven.report();
    if (report == null) {
      return "storms with schedule noise: " + woven.reason();
    }
    if (docket.accesses() == 0) {
      return "schedule noise: the code of " + subject.name() + " is not woven, as that of the JDK";
    }
    return "";
  }
}
