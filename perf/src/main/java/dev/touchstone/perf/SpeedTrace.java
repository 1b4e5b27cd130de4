package dev.touchstone.perf;

import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What there is to show of a subject that is too slow: every fork's figure. */
final class SpeedTrace {
  private SpeedTrace() {}

  static Trace of(Pairs pairs, List<Comparison> rows, List<Comparison> again, String reason) {
    List<Trace.Table> tables = new ArrayList<>();
    rows.forEach(row -> tables.add(table(pairs, row, "first run")));
    again.forEach(row -> tables.add(table(pairs, row, "second run")));
    return Trace.of(
        reason,
        "Forks of "
            + pairs.subject().name()
            + " and of "
            + pairs.baseline().name()
            + " took turns on the same machine. The ratio is baseline time over subject time, so below 1 the subject is "
            + "slower; the interval is a bootstrap over pairs of forks. "
            + reason
            + ".\n\nNumbers are data, not reasons: they say that it is slower, not why.",
        List.of(),
        List.of(),
        tables);
  }

  private static Trace.Table table(Pairs pairs, Comparison row, String which) {
    List<List<String>> lines = new ArrayList<>();
    for (int fork = 0; fork < row.subject().size(); fork++) {
      lines.add(
          List.of(
              String.valueOf(fork + 1),
              nanos(row.subject().get(fork)),
              nanos(row.baseline().get(fork))));
    }
    return new Trace.Table(
        row.row()
            + ", "
            + which
            + ": nanoseconds per operation; ratio "
            + row.ratio()
            + ", noise between forks "
            + SpeedCheck.percent(row.ratio().noise()),
        List.of("pair", pairs.subject().name(), pairs.baseline().name()),
        lines);
  }

  private static String nanos(ForkResult fork) {
    return String.format(Locale.ROOT, "%.2f", fork.nanosPerOperation());
  }
}
