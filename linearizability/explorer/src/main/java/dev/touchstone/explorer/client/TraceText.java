package dev.touchstone.explorer.client;

import dev.touchstone.evidence.Trace;
import java.util.List;
import java.util.Locale;

/** A failing execution as plain text: the explanation, then its steps in one order. */
final class TraceText {
  private TraceText() {}

  static String of(Trace trace, List<String> names) {
    StringBuilder text = new StringBuilder(trace.title());
    text.append(": ").append(trace.explanation().strip()).append("\n");
    for (int i = 0; i < trace.steps().size(); i++) {
      Trace.Step step = trace.steps().get(i);
      if (step.kind() != Trace.Kind.CALL) {
        text.append(line(i, step, names.get(step.thread())));
      }
    }
    return text.toString();
  }

  private static String line(int number, Trace.Step step, String thread) {
    StringBuilder line =
        new StringBuilder(String.format(Locale.ROOT, "%n%3d  %-10s", number, thread));
    if (step.kind() == Trace.Kind.RETURN) {
      return line.append("returns ").append(step.value()).toString();
    }
    line.append(step.kind().name().toLowerCase(Locale.ROOT));
    if (!step.location().isEmpty()) {
      line.append(' ').append(step.location()).append(" = ").append(step.value());
    }
    if (!step.accessMode().isEmpty()) {
      line.append(", ").append(step.accessMode());
    }
    if (step.readsFrom() != null) {
      line.append(", from step ").append(step.readsFrom());
    }
    if (!step.file().isEmpty()) {
      line.append(" (").append(step.file()).append(':').append(step.line()).append(')');
    }
    return line.toString();
  }
}
