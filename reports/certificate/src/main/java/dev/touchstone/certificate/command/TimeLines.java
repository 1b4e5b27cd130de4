package dev.touchstone.certificate.command;

import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.certificate.verdict.TimeSpent;
import dev.touchstone.evidence.TimePlan;
import java.io.PrintWriter;
import java.util.List;

/** What a run cost against its time plan, on standard error. */
final class TimeLines {
  private final PrintWriter err;
  private final double scale;

  /**
   * @param scale what each slice is multiplied by before it counts as overrun
   */
  TimeLines(PrintWriter err, double scale) {
    this.err = err;
    this.scale = scale;
  }

  /** Prints it; the exit code is the given one unless that is 0 and a slice was overrun. */
  ExitCode print(RunLog run, List<TimePlan.Slice> plan, ExitCode otherwise) {
    List<TimeSpent.Row> rows = TimeSpent.of(run, plan);
    if (rows.isEmpty()) {
      err.println("time plan: none for budget " + run.header().budget().commandName());
    }
    boolean overran = false;
    for (TimeSpent.Row row : rows) {
      err.println("time plan: " + row + verdict(row));
      overran |= row.overran(scale);
    }
    return overran && otherwise == ExitCode.HOLDS ? ExitCode.OVERRAN : otherwise;
  }

  private String verdict(TimeSpent.Row row) {
    if (row.overran(scale)) {
      return "; OVERRUN: more than " + number(scale) + " times the slice";
    }
    return row.overran(1) ? "; more than planned, and within " + number(scale) + " times" : "";
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }
}
