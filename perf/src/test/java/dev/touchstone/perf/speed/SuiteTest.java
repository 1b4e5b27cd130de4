package dev.touchstone.perf.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.perf.speed.pool.AsymmetricPoolBenchmarks;
import dev.touchstone.perf.speed.pool.PoolBenchmarks;
import dev.touchstone.perf.speed.pool.PoolPeer;
import dev.touchstone.perf.speed.queue.QueuePeer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.RunnerException;

/**
 * What the suite computes of its forks' figures; how fast anything is, is no business of a test.
 */
class SuiteTest {
  private static final List<SpeedRow> ROWS = new Catalogue(Path.of("x")).rows();
  private static final SpeedRow POOLS = ROWS.get(0);

  @Test
  void everyRowHasItsPeersAndPoints() {
    assertThat(ROWS).extracting(SpeedRow::id).doesNotHaveDuplicates().hasSize(13);
    assertThat(PoolPeer.NAMES).hasSize(12);
    assertThat(QueuePeer.names()).hasSize(13);
    assertThat(POOLS.points()).extracting(Point::threads).containsExactly(1, 2, 4, 8, 12, 16, 24);
  }

  @Test
  void aPointIsReadBackFromItsArgument() {
    for (SpeedRow row : ROWS) {
      for (Point point : row.points()) {
        Point read = Point.of(point.argument());
        assertThat(read.named(point.name())).isEqualTo(point);
      }
    }
  }

  @Test
  void operationsAndBytesAreOfTheSameTime() throws RunnerException {
    for (int threads : new int[] {1, 8}) {
      assertOneStringEach(PoolBenchmarks.class, "StripedArrayPool", Point.threads(threads));
    }
  }

  @Test
  void whatGroupsCountIsOfTheSameTimeToo() throws RunnerException {
    assertOneStringEach(
        AsymmetricPoolBenchmarks.class, "SynchronizedArrayPool", Point.threads(1).inGroups(1, 1));
  }

  /**
   * A String of 12 characters is 56 bytes, whoever makes it and however many threads wait: less is
   * more operations than were made. The first run of a pool's life makes its arrays, and compiles;
   * JMH allocates a little itself, which counts where a busy machine lets few operations be made.
   */
  private static void assertOneStringEach(Class<?> benchmark, String side, Point point)
      throws RunnerException {
    JmhFork.measure(benchmark.getName(), side, point, 1, 200);
    Map<String, Double> figures = JmhFork.measure(benchmark.getName(), side, point, 1, 200);
    assertThat(figures.get(SpeedRow.FIGURE)).isPositive();
    assertThat(figures.get("bytes")).as(point.toString()).isBetween(55.0, 100.0);
  }

  @Test
  void ratiosPairRoundsAndTheSecondForkIsAnAaComparison() {
    Results results = new Results(lines());

    assertThat(results.ratio("StripedArrayPool", "okio SegmentPool", "2").orElseThrow().ratio())
        .isBetween(1.99, 2.01);
    assertThat(Tables.of(POOLS, results))
        .contains("| StripedArrayPool | 200 |")
        .contains("| itself (A/A) | 1.00 [1.00, 1.00] |")
        .contains("| okio SegmentPool | 2.00 [2.00, 2.00] |")
        .contains("| bytes/operation | 2 |")
        .contains("- Netty Recycler: did not end");
  }

  @Test
  void whatWasNotMeasuredSaysSo() {
    assertThat(Tables.of(ROWS.get(1), new Results(lines()))).contains("Not measured.");
    assertThat(Plot.of(POOLS, new Results(lines()))).as("one point is no curve").isEmpty();
  }

  @Test
  void tablesReplaceWhatStandsBetweenTheMarks() {
    String document =
        "a\n<!-- speed: begin, written by the suite -->\nold\n<!-- speed: end -->\nz\n";
    assertThat(Report.replaced(document, "new"))
        .startsWith("a\n<!--")
        .contains("\nnew\n")
        .doesNotContain("old")
        .endsWith("<!-- speed: end -->\nz\n");
    assertThatThrownBy(() -> Report.replaced("a", "new")).hasMessageContaining("marks");
  }

  private static List<SpeedResult> lines() {
    return List.of(
        line("StripedArrayPool", 0, 150),
        line("StripedArrayPool", 1, 250),
        line("StripedArrayPool" + SpeedResult.AGAIN, 0, 150),
        line("StripedArrayPool" + SpeedResult.AGAIN, 1, 250),
        line("okio SegmentPool", 0, 75),
        line("okio SegmentPool", 1, 125),
        line("Netty Recycler", 0, Map.of(), "did not end within 60 s"));
  }

  private static SpeedResult line(String side, int round, double score) {
    return line(side, round, Map.of(SpeedRow.FIGURE, score, "bytes", 56.0), null);
  }

  private static SpeedResult line(
      String side, int round, Map<String, Double> figures, String failure) {
    String row = "pool-threads";
    return new SpeedResult(
        SpeedResult.SCHEMA,
        "short",
        row,
        side,
        "2",
        round,
        2,
        2,
        figures,
        failure,
        "17",
        "G1",
        "cpu",
        0.1);
  }
}
