package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace.Kind;
import dev.touchstone.evidence.Trace.Step;

/** What a step does, in a few signs for the picture and in words for the table. */
final class Words {
  private static final String FAILED = ": false";
  private static final String DONE = ": true";
  private static final String NO_VALUE = "";

  private Words() {}

  /** As it stands in the picture. */
  static String brief(Step step, boolean whole) {
    return switch (step.kind()) {
      case CALL -> step.operation();
      case RETURN -> returned(step, whole);
      case READ -> arrow(step.location(), " → ", step.value());
      case WRITE -> arrow(step.location(), " ← ", step.value());
      case UPDATE -> step.location() + ": " + change(step) + (failed(step) ? " failed" : "");
      case FENCE -> "fence";
      case LOCK -> ("lock " + step.location()).strip();
      case UNLOCK -> ("unlock " + step.location()).strip();
      case PARK -> ("waits " + step.location()).strip();
      case SWITCH -> step.location().isEmpty() ? "stopped here" : step.location();
    };
  }

  /** As a sentence of which the thread is the subject. */
  static String full(Step step, boolean whole) {
    String what = step.location();
    return switch (step.kind()) {
      case CALL -> "calls " + step.operation();
      case RETURN -> whole ? "calls " + returned(step, true) : returned(step, true);
      case READ -> "reads " + what + (step.value().isEmpty() ? "" : " and finds " + step.value());
      case WRITE ->
          step.value().isEmpty() ? "writes " + what : "sets " + what + " to " + step.value();
      case UPDATE ->
          failed(step)
              ? "fails to change " + what + " " + change(step)
              : "changes " + what + " " + change(step);
      case FENCE -> "passes a fence";
      case LOCK -> ("locks " + what).strip();
      case UNLOCK -> ("unlocks " + what).strip();
      case PARK -> ("waits " + what).strip();
      case SWITCH -> what.isEmpty() ? "is stopped here for a while" : what;
    };
  }

  private static String returned(Step step, boolean whole) {
    String call = whole || !step.operation().isEmpty() ? step.operation() : "returns";
    return step.value().isEmpty() ? call + " returns" : call + " → " + step.value();
  }

  private static String arrow(String location, String arrow, String value) {
    return value.isEmpty() ? location : location + arrow + value;
  }

  /** Whether an update left the memory as it was. */
  static boolean failed(Step step) {
    return step.kind() == Kind.UPDATE && step.value().endsWith(FAILED);
  }

  /** What an update changed: {@code 0 → 1}. */
  static String change(Step step) {
    String value = step.value().replace("->", "→");
    if (value.endsWith(FAILED)) {
      return value.substring(0, value.length() - FAILED.length());
    }
    return value.endsWith(DONE) ? value.substring(0, value.length() - DONE.length()) : value;
  }

  /** What the memory is known to hold after the step; empty if that is not known. */
  static String left(Step step) {
    return switch (step.kind()) {
      case READ, WRITE -> step.value();
      case UPDATE -> {
        String change = change(step);
        int arrow = change.lastIndexOf('→');
        yield failed(step) || arrow < 0 ? NO_VALUE : change.substring(arrow + 1).strip();
      }
      default -> NO_VALUE;
    };
  }

  /** Whether the step touches memory. */
  static boolean touches(Step step) {
    return switch (step.kind()) {
      case READ, WRITE, UPDATE -> !step.location().isEmpty();
      default -> false;
    };
  }

  /** Whether the step leaves another value in memory. */
  static boolean writes(Step step) {
    return step.kind() == Kind.WRITE || (step.kind() == Kind.UPDATE && !failed(step));
  }

  /** Where the access stands in the source; empty where not known. */
  static String place(Step step) {
    return step.file().isEmpty() ? "" : step.file() + (step.line() > 0 ? ":" + step.line() : "");
  }
}
