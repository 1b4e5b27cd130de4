package dev.touchstone.certificate.command;

import dev.touchstone.certificate.verdict.StepText;
import dev.touchstone.evidence.Trace;
import java.io.PrintWriter;
import java.util.List;

/** A trace on a terminal: one line a step, one column a thread where there are several. */
final class TraceLines {
  private static final int MOST = 200;
  private static final int INDENT = 4;

  private TraceLines() {}

  static void print(PrintWriter out, Trace trace) {
    List<Trace.Step> steps = trace.steps();
    boolean several = trace.threads().size() > 1;
    for (Trace.Step step : steps.subList(0, Math.min(MOST, steps.size()))) {
      String thread = several ? trace.threads().get(step.thread()) + ": " : "";
      out.println(
          " ".repeat(2 + step.thread() * INDENT) + thread + StepText.of(step) + place(step));
    }
    if (steps.size() > MOST) {
      out.println("  … and " + (steps.size() - MOST) + " steps more, on the page");
    }
  }

  private static String place(Trace.Step step) {
    return step.file().isEmpty() ? "" : "  (" + step.file() + ":" + step.line() + ")";
  }
}
