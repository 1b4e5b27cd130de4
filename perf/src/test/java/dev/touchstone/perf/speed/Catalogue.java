package dev.touchstone.perf.speed;

import dev.touchstone.perf.speed.SpeedRow.Kind;
import dev.touchstone.perf.speed.SpeedRow.Side;
import dev.touchstone.perf.speed.merge.MergeBenchmarks;
import dev.touchstone.perf.speed.pool.AsymmetricPoolBenchmarks;
import dev.touchstone.perf.speed.pool.PoolBenchmarks;
import dev.touchstone.perf.speed.pool.PoolPeer;
import dev.touchstone.perf.speed.pool.RetainedFork;
import dev.touchstone.perf.speed.pool.VirtualPoolBenchmarks;
import dev.touchstone.perf.speed.queue.BatchThreads;
import dev.touchstone.perf.speed.queue.LatencyFork;
import dev.touchstone.perf.speed.queue.QueuePeer;
import dev.touchstone.perf.speed.queue.QueueShapes;
import dev.touchstone.perf.speed.queue.QueueThreads;
import dev.touchstone.perf.speed.queue.RingShapes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** All rows, in the order of the tables. */
final class Catalogue {
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final List<Integer> THREADS = List.of(1, 2, 4, 8, 12, 16, 24);
  private static final String PARALLEL = "-XX:+UseParallelGC";

  private final String oldRxJava;
  private final String newRxJava;
  private final String standIns;

  /**
   * Rows with jars from a directory.
   *
   * @param directory of the suite: {@code peers} and {@code stand-ins} lie there
   */
  Catalogue(Path directory) {
    oldRxJava = directory.resolve("peers/rxjava-0.20.0-RC3.jar").toString();
    newRxJava = directory.resolve("peers/rxjava-1.3.8.jar").toString();
    standIns = directory.resolve("stand-ins").toString();
  }

  List<SpeedRow> rows() {
    List<SpeedRow> rows = new ArrayList<>(pools());
    rows.addAll(queues());
    rows.add(merges());
    return rows;
  }

  private static List<SpeedRow> pools() {
    List<Side> sides = PoolPeer.NAMES.stream().map(Side::of).toList();
    List<Point> threads = THREADS.stream().map(Point::threads).toList();
    List<Point> virtual =
        THREADS.stream()
            .map(n -> Point.threads(1).named(n + " virtual").with("virtualThreads", "" + n))
            .toList();
    List<Point> windows =
        IntStream.rangeClosed(1, 8).mapToObj(w -> Point.threads(8).named("window " + w)).toList();
    return List.of(
        SpeedRow.jmh(
            "pool-threads",
            "Array pools: take, write 12 characters, make a String, release",
            PoolBenchmarks.class,
            sides,
            threads),
        SpeedRow.jmh(
            "pool-references",
            "The same, the references alone: more rounds in the same time",
            PoolBenchmarks.class,
            sides.stream().filter(side -> side.name().matches("S\\w+ArrayPool")).toList(),
            threads),
        SpeedRow.jmh(
                "pool-virtual",
                "The same by virtual threads, each new",
                VirtualPoolBenchmarks.class,
                virtualSides(sides),
                virtual)
            .onJdk(21),
        SpeedRow.jmh(
            "pool-hand-over",
            "Array pools: one thread takes and writes, another releases",
            AsymmetricPoolBenchmarks.class,
            sides,
            List.of(Point.threads(2).named("1 takes, 1 releases").inGroups(1, 1))),
        new SpeedRow(
            "pool-retained",
            "Array pools: kilobytes that stay reachable under a steady load of eight threads",
            Kind.RETAINED,
            RetainedFork.class,
            "",
            sides.stream().filter(side -> !side.name().equals("plain allocation")).toList(),
            windows,
            17,
            List.of("-XX:+UseSerialGC"),
            false));
  }

  /** Lock-based peers, the pool that Jackson has for virtual threads, and no pool. */
  private static List<Side> virtualSides(List<Side> sides) {
    return sides.stream()
        .filter(
            side ->
                side.name().endsWith("ArrayPool")
                    || side.name().endsWith("ConcurrentDequePool")
                    || side.name().equals("plain allocation"))
        .toList();
  }

  /** Without the forms of the same algorithm that differ by how they reach memory. */
  private static List<Side> distinctQueues(List<Side> sides) {
    return sides.stream()
        .filter(side -> !side.name().contains("Atomic") && !side.name().contains("VarHandle"))
        .toList();
  }

  private List<SpeedRow> queues() {
    List<Side> sides =
        QueuePeer.names().stream()
            .map(
                name ->
                    name.equals(QueuePeer.RXJAVA)
                        ? new Side(name, List.of(newRxJava))
                        : Side.of(name))
            .toList();
    List<Side> rings =
        List.of(
            Side.of(RingShapes.REFERENCE),
            Side.of("RxRingBuffer of RxJava 0.20.0-RC4"),
            new Side("RxRingBuffer of RxJava 0.20.0-RC3", List.of(oldRxJava)));
    List<Point> shapes =
        List.of(
            Point.method("add-remove ×1", "addRemove1"),
            Point.method("add-remove ×1000", "addRemove1000"),
            Point.method("create-use-destroy ×1", "createUseDestroy1"),
            Point.method("create-use-destroy ×1000", "createUseDestroy1000"));
    SpeedRow alone =
        SpeedRow.jmh(
            "queue-shapes",
            "Queues: the original's shapes, one thread",
            QueueShapes.class,
            sides,
            shapes);
    SpeedRow threads =
        SpeedRow.jmh(
            "queue-threads",
            "Queues: one producer, one to three consumers",
            QueueThreads.class,
            distinctQueues(sides),
            consumers());
    return List.of(
        alone,
        alone.withFlag("parallel", PARALLEL),
        SpeedRow.jmh(
            "ring-shapes",
            "Ring buffers: the same shapes on the whole buffer",
            RingShapes.class,
            rings,
            shapes),
        threads,
        threads.withFlag("parallel", PARALLEL),
        SpeedRow.jmh(
            "queue-batches",
            "Queues: one producer fills, one consumer drains, 64 at a time",
            BatchThreads.class,
            distinctQueues(sides),
            capacities(List.of(8, 128, 1024, 131072), 1)),
        new SpeedRow(
            "queue-latency",
            "Queues: latency of an offer, with two consumers that share a core",
            Kind.LATENCY,
            LatencyFork.class,
            "",
            distinctQueues(sides).stream()
                .filter(side -> !side.name().startsWith("Concurrent"))
                .toList(),
            List.of(
                Point.threads(3)
                    .named("capacity 128")
                    .with("capacity", "128")
                    .with("consumers", "2")),
            17,
            List.of(),
            false));
  }

  private static List<Point> consumers() {
    List<Point> points = new ArrayList<>(capacities(List.of(2, 8, 128, 1024, 131072), 1));
    points.addAll(capacities(List.of(8, 1024), 2));
    points.addAll(capacities(List.of(8, 1024), 3));
    return points;
  }

  private static List<Point> capacities(List<Integer> capacities, int consumers) {
    return capacities.stream()
        .map(
            capacity ->
                Point.threads(1)
                    .named("1:" + consumers + ", " + capacity)
                    .inGroups(consumers, 1)
                    .with("capacity", "" + capacity)
                    .with("yields", "" + (consumers + 1 > CORES)))
        .toList();
  }

  private SpeedRow merges() {
    List<Point> points =
        List.of(
            merge("merge1SyncStreamOfN", 1),
            merge("merge1SyncStreamOfN", 1000),
            merge("merge1SyncStreamOfN", 1_000_000),
            merge("mergeNSyncStreamsOf1", 1),
            merge("mergeNSyncStreamsOf1", 100),
            merge("mergeNSyncStreamsOf1", 1000),
            merge("mergeNSyncStreamsOfN", 1),
            merge("mergeNSyncStreamsOfN", 1000),
            merge("mergeNAsyncStreamsOfN", 1),
            merge("mergeNAsyncStreamsOfN", 1000),
            merge("mergeTwoAsyncStreamsOfN", 1),
            merge("mergeTwoAsyncStreamsOfN", 1000),
            merge("oneStreamOfNthatMergesIn1", 1),
            merge("oneStreamOfNthatMergesIn1", 1000),
            merge("oneStreamOfNthatMergesIn1", 1_000_000));
    return SpeedRow.jmh(
        "merges",
        "Merges of RxJava 0.20.0: with SpmcArrayQueue in place of its queues, as published, and as before",
        MergeBenchmarks.class,
        List.of(
            new Side("RC4 with SpmcArrayQueue", List.of(standIns)),
            Side.of("RC4 as published"),
            new Side("RC3 as published", List.of(oldRxJava))),
        points);
  }

  private static Point merge(String method, int size) {
    return Point.method(method + " " + size, method).with("size", "" + size);
  }
}
