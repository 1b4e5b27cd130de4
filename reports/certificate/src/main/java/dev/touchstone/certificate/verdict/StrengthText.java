package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Strength.Kind;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How hard a check tried, in words that do not claim more. */
public final class StrengthText {
  private static final int FIGURES_IN_BRIEF = 2;

  private StrengthText() {}

  /** For a cell of a table: the largest number with its noun. */
  public static String brief(Strength strength) {
    if (strength.kind() == Kind.MEASURED && !strength.figures().isEmpty()) {
      return String.join(
          ", ",
          strength.figures().entrySet().stream()
              .filter(f -> f.getValue().matches("[-+]?[0-9].*"))
              .limit(FIGURES_IN_BRIEF)
              .map(f -> f.getKey() + " " + f.getValue())
              .toList());
    }
    if (strength.exhausted() && strength.executions() > 0) {
      return "all " + number(strength.executions()) + " executions";
    }
    if (strength.samples() > 0) {
      return number(strength.samples()) + " " + plural(strength.samples(), "sample");
    }
    if (strength.executions() > 0) {
      return number(strength.executions()) + " " + plural(strength.executions(), "execution");
    }
    return "";
  }

  /** In full: what sort of evidence, all numbers, the bound, and what seeing nothing is worth. */
  public static String full(Strength strength, Verdict verdict) {
    List<String> parts = new ArrayList<>();
    parts.add(strength.exhausted() ? "exhaustive" : kind(strength.kind()));
    if (strength.executions() > 0) {
      parts.add(number(strength.executions()) + " " + plural(strength.executions(), "execution"));
    }
    if (strength.samples() > 0 && !strength.exhausted()) {
      parts.add(number(strength.samples()) + " " + plural(strength.samples(), "sample"));
    }
    for (Map.Entry<String, String> figure : strength.figures().entrySet()) {
      parts.add(figure.getKey() + " " + figure.getValue());
    }
    String text = String.join(", ", parts);
    if (!strength.bound().isEmpty()) {
      text += "; " + strength.bound();
    }
    if (verdict == Verdict.HOLDS && strength.kind() == Kind.SAMPLED && strength.samples() > 0) {
      text += "; " + worthOfNothing(strength.samples());
    }
    return text;
  }

  /**
   * The rule of three, which speaks of the rate under these very conditions and of nothing else.
   */
  private static String worthOfNothing(long samples) {
    long oneIn = Math.max(1, Math.round(1 / Strength.ruleOfThree(samples)));
    return "none seen: were samples independent, the rate on this machine would be below 1 in "
        + number(oneIn)
        + " (95 %)";
  }

  private static String kind(Kind kind) {
    return switch (kind) {
      case EXHAUSTIVE -> "exhaustive";
      case BOUNDED -> "bounded search";
      case SAMPLED -> "random sample";
      case MEASURED -> "measured";
      case EXAMPLE -> "chosen examples";
    };
  }

  private static String plural(long n, String noun) {
    return n == 1 ? noun : noun + "s";
  }

  /** With separators between thousands. */
  public static String number(long n) {
    return String.format(Locale.ROOT, "%,d", n);
  }
}
