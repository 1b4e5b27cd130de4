package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.TimePlan;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What each slice of the time plan cost, engine by engine. A pure function of a run's log.
 *
 * <p>Subjects of several families share an engine's JVM. Its whole time, starting included, is
 * divided in proportion to the time in which checks on each family were under way.
 */
public final class TimeSpent {

  /**
   * One slice.
   *
   * @param millis by engine, in the order in which they ran; engines that cost nothing are left out
   */
  public record Row(TimePlan.Slice slice, Map<String, Long> millis) {
    /** All engines together. */
    public Duration total() {
      return Duration.ofMillis(millis.values().stream().mapToLong(Long::longValue).sum());
    }

    /**
     * Whether it took longer than planned.
     *
     * @param scale what the slice is multiplied by
     */
    public boolean overran(double scale) {
      return total().toMillis() > slice.length().toMillis() * scale;
    }

    /** In one line. */
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%s: %.1f s of %d s (%s)",
          slice.name(),
          total().toMillis() / 1000.0,
          slice.length().toSeconds(),
          millis.entrySet().stream()
              .map(e -> String.format(Locale.ROOT, "%s %.1f", e.getKey(), e.getValue() / 1000.0))
              .collect(Collectors.joining(", ")));
    }
  }

  private record Interval(long from, long to) {}

  private final RunLog run;
  private final List<TimePlan.Slice> slices;

  private TimeSpent(RunLog run, List<TimePlan.Slice> slices) {
    this.run = run;
    this.slices = slices;
  }

  /** The slices of which something was tried. */
  public static List<Row> of(RunLog run, List<TimePlan.Slice> slices) {
    return new TimeSpent(run, slices).rows();
  }

  private List<Row> rows() {
    Map<String, Long> byEngine = new LinkedHashMap<>();
    run.launches().forEach(l -> byEngine.merge(l.engine(), l.durationMillis(), Long::sum));
    List<Row> rows = new ArrayList<>();
    for (TimePlan.Slice slice : slices) {
      Map<String, Long> millis = new LinkedHashMap<>();
      byEngine.forEach(
          (engine, whole) -> {
            long mine = busy(engine, slice);
            if (mine > 0) {
              millis.put(engine, Math.round(whole * (double) mine / busy(engine)));
            }
          });
      if (!millis.isEmpty()) {
        rows.add(new Row(slice, millis));
      }
    }
    return rows;
  }

  private long busy(String engine) {
    return slices.stream().mapToLong(slice -> busy(engine, slice)).sum();
  }

  /** For how long at least one check on a subject of the slice was under way, in milliseconds. */
  private long busy(String engine, TimePlan.Slice slice) {
    List<Interval> intervals =
        run.evidence().stream()
            .filter(e -> e.engine().name().equals(engine))
            .filter(e -> slice.families().contains(e.contract().family()))
            .map(TimeSpent::interval)
            .sorted(Comparator.comparingLong(Interval::from))
            .toList();
    long busy = 0;
    long end = Long.MIN_VALUE;
    for (Interval interval : intervals) {
      long from = Math.max(end, interval.from);
      busy += Math.max(0, interval.to - from);
      end = Math.max(end, interval.to);
    }
    return busy;
  }

  private static Interval interval(Evidence evidence) {
    long from = Instant.parse(evidence.startedAt()).toEpochMilli();
    return new Interval(from, from + evidence.durationMillis());
  }
}
