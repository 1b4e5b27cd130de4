package dev.touchstone.certificate.command;

import dev.touchstone.certificate.launch.JvmOutcome;
import dev.touchstone.certificate.launch.Launch;
import dev.touchstone.certificate.launch.Progress;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Progress on standard error: one line a start, one a finding that is no plain HOLDS, one an end.
 */
final class ProgressLines implements Progress {
  private final PrintWriter err;
  private int checks;

  ProgressLines(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void started(Launch launch) {
    checks = 0;
    int n = launch.subjects().size();
    err.println(
        launch.engine()
            + ": "
            + (n == 1 ? launch.subjects().get(0).name() : n + " subjects")
            + " …");
  }

  @Override
  public void found(Evidence evidence) {
    if (evidence.verdict() == Verdict.NOT_RUN) {
      return;
    }
    checks++;
    if (evidence.verdict() != Verdict.HOLDS) {
      err.println(
          "  "
              + evidence.verdict()
              + " "
              + evidence.claim()
              + " "
              + evidence.subject().name()
              + ": "
              + evidence.reason());
    }
  }

  @Override
  public void skipped(Launch launch, String reason) {
    err.println(launch.engine() + ": not run: " + reason);
  }

  @Override
  public void ended(Launch launch, JvmOutcome outcome) {
    String how = outcome.clean() ? "" : ", " + outcome.reason();
    err.printf(
        Locale.ROOT,
        "%s: %d checks in %.1f s%s%n",
        launch.engine(),
        checks,
        outcome.took().toMillis() / 1000.0,
        how);
  }
}
