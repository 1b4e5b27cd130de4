package dev.touchstone.certificate.command;

import dev.touchstone.evidence.Trace;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

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
      out.println(" ".repeat(2 + step.thread() * INDENT) + thread + words(step));
    }
    if (steps.size() > MOST) {
      out.println("  … and " + (steps.size() - MOST) + " steps more, on the page");
    }
  }

  /** One step in words. */
  static String words(Trace.Step step) {
    StringBuilder words = new StringBuilder();
    switch (step.kind()) {
      case CALL -> words.append(step.operation());
      case RETURN -> words.append(step.operation()).append(" = ").append(step.value());
      default -> {
        words.append(step.kind().name().toLowerCase(Locale.ROOT));
        append(words, " ", step.location());
        append(words, " = ", step.value());
        append(words, ", ", step.accessMode());
      }
    }
    if (!step.file().isEmpty()) {
      words.append("  (").append(step.file()).append(':').append(step.line()).append(')');
    }
    append(words, "  — ", step.note());
    return words.toString();
  }

  private static void append(StringBuilder words, String before, String text) {
    if (!text.isEmpty()) {
      words.append(before).append(text);
    }
  }
}
