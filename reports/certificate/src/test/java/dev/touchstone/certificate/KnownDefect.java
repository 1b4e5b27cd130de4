package dev.touchstone.certificate;

import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.queue.QueueClaims;
import java.util.List;

/**
 * A defect of a real release, and the release that mended it.
 *
 * @param id as the house's list of known defects has it
 * @param engine that tells the two apart
 * @param claim that the bad release violates
 * @param bad coordinates of the bad release
 * @param good coordinates of the good release
 * @param contract for a class that Touchstone does not know; else empty
 * @param told what the engine says of this defect and of no other, as a regular expression
 * @param also why the good release violates the same claim, where it does; else empty
 */
record KnownDefect(
    String id,
    String engine,
    String claim,
    String className,
    String bad,
    String good,
    String contract,
    String told,
    String also) {
  private static final String JCTOOLS = "org.jctools:jctools-core:";
  private static final String ANY = ".*";

  static final List<KnownDefect> ALL =
      List.of(
          rx("R1", QueueClaims.FULL, "0.20.0-RC3", "0.20.0-RC4"),
          jctools("J1", QueueClaims.FULL, "MpmcArrayQueue", "2.0.1", "2.0.2"),
          jctools("J2", QueueClaims.PEEK, "SpmcArrayQueue", "3.0.0", "3.1.0"),
          jctools("J2", QueueClaims.PEEK, "MpmcArrayQueue", "3.0.0", "3.1.0"),
          jctools("J3", QueueClaims.SIZE, "SpscLinkedQueue", "3.0.0", "3.1.0"),
          jctools("J4, J5", QueueClaims.SIZE, "SpscArrayQueue", "3.0.0", "3.1.0"),
          sizeThenNothing("SpscUnboundedArrayQueue"),
          sizeThenNothing("SpscGrowableArrayQueue"),
          sizeThenNothing("atomic.SpscAtomicArrayQueue"),
          new KnownDefect(
              "J13",
              "storms",
              QueueClaims.PROGRESS,
              "org.jctools.queues.MpscCompoundQueue",
              JCTOOLS + "2.1.0",
              JCTOOLS + "2.1.1",
              "mpsc-bounded",
              ANY,
              ""),
          jctools("J14", QueueClaims.BATCH, "MpscChunkedArrayQueue", "2.1.0", "2.1.1"),
          jctools("J16", QueueClaims.CAPACITY, "SpscGrowableArrayQueue", "2.1.2", "3.0.0")
              .by("conformance"),
          jctools("J19", QueueClaims.PEEK, "MpmcUnboundedXaddArrayQueue", "3.0.0", "3.1.0"),
          new KnownDefect(
              "A1",
              "conformance",
              QueueClaims.CAPACITY,
              "uk.co.real_logic.agrona.concurrent.ManyToManyConcurrentArrayQueue",
              "uk.co.real-logic:Agrona:0.4.8",
              "uk.co.real-logic:Agrona:0.4.9",
              "",
              ANY,
              ""),
          new KnownDefect(
              "A4",
              "storms",
              QueueClaims.SIZE,
              "org.agrona.concurrent.OneToOneConcurrentArrayQueue",
              "org.agrona:agrona:1.5.0",
              "org.agrona:agrona:1.5.1",
              "",
              ANY,
              ""),
          pool(
              "P1",
              PoolClaims.EXCLUSIVE,
              "kotlinx.serialization.json.internal.CharArrayPool",
              "org.jetbrains.kotlinx:kotlinx-serialization-json-jvm:",
              "1.2.0",
              "1.2.1"),
          pool(
              "P3",
              PoolClaims.CAPACITY,
              "okio.SegmentPool",
              "com.squareup.okio:okio-jvm:",
              "3.2.0",
              "3.3.0"),
          pool(
              "P4",
              PoolClaims.DRIFT,
              "com.fasterxml.jackson.core.util.JsonRecyclerPools",
              "com.fasterxml.jackson.core:jackson-core:",
              "2.17.0",
              "2.17.1"));

  private static KnownDefect rx(String id, String claim, String bad, String good) {
    String artifact = "com.netflix.rxjava:rxjava-core:";
    String queue = "rx.internal.util.unsafe.SpmcArrayQueue";
    return new KnownDefect(
        id, "storms", claim, queue, artifact + bad, artifact + good, "", ANY, "");
  }

  private static KnownDefect jctools(
      String id, String claim, String queue, String bad, String good) {
    return new KnownDefect(
        id,
        "storms",
        claim,
        "org.jctools.queues." + queue,
        JCTOOLS + bad,
        JCTOOLS + good,
        "",
        ANY,
        "");
  }

  private static KnownDefect pool(
      String id, String claim, String pool, String artifact, String bad, String good) {
    return new KnownDefect(id, "storms", claim, pool, artifact + bad, artifact + good, "", ANY, "");
  }

  /** What mended J6 was to turn two stores round, and so the size can be -1: that is J4. */
  private static KnownDefect sizeThenNothing(String queue) {
    return new KnownDefect(
        "J6",
        "storms",
        QueueClaims.SIZE,
        "org.jctools.queues." + queue,
        JCTOOLS + "1.2",
        JCTOOLS + "1.2.1",
        "",
        "size told the only consumer.*",
        "the good release has J4 and J5, which are of the same claim");
  }

  private KnownDefect by(String otherEngine) {
    return new KnownDefect(id, otherEngine, claim, className, bad, good, contract, told, also);
  }

  /** Whether an engine's words are about this defect. */
  boolean isTold(String reason) {
    return reason.matches(told);
  }

  String simpleName() {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  @Override
  public String toString() {
    return id + " " + simpleName();
  }
}
