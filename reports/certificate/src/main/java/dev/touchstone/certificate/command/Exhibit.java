package dev.touchstone.certificate.command;

import java.util.ArrayList;
import java.util.List;

/**
 * A failure that is shown in the gallery.
 *
 * @param id of its directory
 * @param title what it is about
 * @param words two sentences on what went wrong
 * @param artifact coordinates of a release; empty for a specimen
 * @param subject class or specimen
 */
record Exhibit(
    String id,
    String title,
    String words,
    String engine,
    String claim,
    String artifact,
    String subject) {
  private static final String RX = "com.netflix.rxjava:rxjava-core:";
  private static final String JCTOOLS = "org.jctools:jctools-core:";

  /** All, in the order in which they are best read. */
  static final List<Exhibit> ALL =
      List.of(
          new Exhibit(
              "refused-though-empty",
              "An offer is refused although the queue is empty",
              "A consumer claims a slot first and clears it later, and the producer takes the slot that is not yet cleared for"
                  + " a full queue. This is the defect that the project began with.",
              "lincheck",
              "QUEUE-FULL",
              RX + "0.20.0-RC3",
              "rx.internal.util.unsafe.SpmcArrayQueue"),
          new Exhibit(
              "refused-though-not-full",
              "The same with many producers, under real threads",
              "An offer compares its own index with one read earlier of the consumers, and calls the queue full. Real threads"
                  + " with a little noise in their schedule find it in a fraction of a second.",
              "storms",
              "QUEUE-FULL",
              JCTOOLS + "2.0.1",
              "org.jctools.queues.MpmcArrayQueue"),
          new Exhibit(
              "peek-too-far",
              "peek returns an element that was never the head",
              "peek reads the consumers' index and then the slot, and between the two the slot may have been taken and filled"
                  + " again. So it shows an element while an older one is still waiting.",
              "lincheck",
              "QUEUE-PEEK",
              JCTOOLS + "3.0.0",
              "org.jctools.queues.SpmcArrayQueue"),
          new Exhibit(
              "not-empty-yet-nothing",
              "Not empty, and yet nothing to take",
              "The linked queue publishes that it has grown before its new node can be reached. Its only consumer sees that it"
                  + " is not empty, polls, and gets nothing.",
              "storms",
              "QUEUE-SIZE",
              JCTOOLS + "3.0.0",
              "org.jctools.queues.SpscLinkedQueue"),
          new Exhibit(
              "never-that-size",
              "A size that the queue never had",
              "size reads two indexes one after the other while both move on. It may return less than nothing, or more than the queue"
                  + " can hold.",
              "storms",
              "QUEUE-SIZE",
              JCTOOLS + "3.0.0",
              "org.jctools.queues.SpscArrayQueue"),
          new Exhibit(
              "impossible-batch",
              "fill moves a number of elements that cannot be",
              "The batch claims slots while the queue grows at the same time, and miscounts what is free. It then reports less"
                  + " than nothing, or overwrites elements that nobody had taken.",
              "storms",
              "QUEUE-BATCH",
              JCTOOLS + "2.1.0",
              "org.jctools.queues.MpscChunkedArrayQueue"),
          new Exhibit(
              "one-too-many",
              "A queue of capacity 16 holds 17",
              "One thread is enough: after the queue has grown in the middle of a lap, one element too many is accepted. A random"
                  + " test against a model finds it in milliseconds and shrinks it to a few calls.",
              "conformance",
              "QUEUE-CAPACITY",
              JCTOOLS + "2.1.2",
              "org.jctools.queues.SpscGrowableArrayQueue"),
          new Exhibit(
              "capacity-one",
              "Capacity 1 forgets its element",
              "With a capacity of one, full and empty look alike to the sequence numbers of the slots. The second offer is"
                  + " accepted and overwrites the first.",
              "conformance",
              "QUEUE-CAPACITY",
              "uk.co.real-logic:Agrona:0.4.8",
              "uk.co.real_logic.agrona.concurrent.ManyToManyConcurrentArrayQueue"),
          new Exhibit(
              "not-published",
              "Elements that the consumer cannot see",
              "The producer's index is written as a plain field, which the compiler may keep in a register or move. The hardware"
                  + " and the JIT compiler show outcomes that no order of the calls explains.",
              "jcstress",
              "QUEUE-PUBLISH",
              "",
              "specimen:SpmcPlainProducerIndex"),
          new Exhibit(
              "sixteen-bytes",
              "Sixteen bytes for every element",
              "The queue wraps each element, which its contract does not allow. Nothing is wrong with its results: only a"
                  + " measurement shows it.",
              "jmh",
              "QUEUE-ALLOC",
              "",
              "specimen:SpmcAllocatesPerOffer"));

  /** The arguments that find it. */
  List<String> arguments(int seed, String out) {
    List<String> arguments = new ArrayList<>(List.of("certify"));
    if (!artifact.isEmpty()) {
      arguments.addAll(List.of("--artifact", artifact));
    }
    arguments.addAll(List.of(subject, "--claim", claim, "--engine", engine));
    arguments.addAll(List.of("--seed", String.valueOf(seed), "--out", out));
    return arguments;
  }

  /** Where it is from, as the reader sees it. */
  String origin() {
    return artifact.isEmpty() ? subject : subject + " of " + artifact;
  }
}
