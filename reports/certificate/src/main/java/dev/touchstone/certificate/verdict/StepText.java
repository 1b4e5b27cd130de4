package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Trace;
import java.util.Locale;

/** One step of a trace in words. */
public final class StepText {
  private StepText() {}

  /** What it does, with its value, access mode and remark; without thread and source line. */
  public static String of(Trace.Step step) {
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
    append(words, "  — ", step.note());
    return words.toString();
  }

  private static void append(StringBuilder words, String before, String text) {
    if (!text.isEmpty()) {
      words.append(before).append(text);
    }
  }
}
