package dev.touchstone.perf.speed;

/**
 * How long the suite takes.
 *
 * @param rounds in each of which every side of a row has one fork
 * @param warmMillis before a fork's first point; the code is compiled meanwhile
 * @param millis of each measured iteration, and of the warm-up before each further point
 * @param iterations measured at each point
 * @param allPoints whether every point is measured, or the first and the last only
 * @param everyRow whether rows that only the long form has are measured too
 */
public record Form(
    String name,
    int rounds,
    int warmMillis,
    int millis,
    int iterations,
    boolean allPoints,
    boolean everyRow) {

  /** Shows that everything runs; its figures mean nothing. */
  static final Form SMOKE = new Form("smoke", 1, 100, 30, 1, false, false);

  /** Minutes on a quiet machine. */
  static final Form SHORT = new Form("short", 2, 300, 100, 1, true, false);

  /** An hour and more. */
  static final Form LONG = new Form("long", 10, 1_000, 500, 3, true, true);

  Form withRounds(int other) {
    return new Form(name, other, warmMillis, millis, iterations, allPoints, everyRow);
  }

  static Form named(String name) {
    return switch (name) {
      case "smoke" -> SMOKE;
      case "short" -> SHORT;
      case "long" -> LONG;
      default ->
          throw new IllegalArgumentException("the form is smoke, short or long, not " + name);
    };
  }
}
