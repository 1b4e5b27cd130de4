package dev.touchstone.certificate.launch;

import dev.touchstone.evidence.Evidence;
import java.time.Duration;

/** Hears how a campaign goes on; called from the thread that runs it. */
public interface Progress {

  /** Hears nothing. */
  Progress SILENT =
      new Progress() {
        @Override
        public void started(Launch launch) {}

        @Override
        public void found(Evidence evidence) {}

        @Override
        public void skipped(Launch launch, String reason) {}

        @Override
        public void ended(Launch launch, JvmOutcome outcome) {}
      };

  /** An engine's JVM is about to start. */
  void started(Launch launch);

  /** A check has reported, or is reported for because its engine died. */
  void found(Evidence evidence);

  /** An engine is not started, because it could do nothing here. */
  void skipped(Launch launch, String reason);

  /** An engine's JVM has ended. */
  void ended(Launch launch, JvmOutcome outcome);

  /** An engine's JVM is still running; called a few times a second. */
  default void running(Launch launch, Duration elapsed, Duration limit) {}
}
