package dev.touchstone.contracts.queue;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Modality;
import java.util.ArrayList;
import java.util.List;

/**
 * The catalogue of claims on queues: identifiers, sentences, and the controls that their checks
 * must catch.
 */
public final class QueueClaims {
  public static final String FIFO = "QUEUE-FIFO";
  public static final String FULL = "QUEUE-FULL";
  public static final String EMPTY = "QUEUE-EMPTY";
  public static final String PEEK = "QUEUE-PEEK";
  public static final String SIZE = "QUEUE-SIZE";
  public static final String RELAXED = "QUEUE-RELAXED";
  public static final String BATCH = "QUEUE-BATCH";
  public static final String PUBLISH = "QUEUE-PUBLISH";
  public static final String PROGRESS = "QUEUE-PROGRESS";
  public static final String CAPACITY = "QUEUE-CAPACITY";
  public static final String WRAP = "QUEUE-WRAP";
  public static final String CALLBACK = "QUEUE-CALLBACK";
  public static final String RETENTION = "QUEUE-RETENTION";
  public static final String COLLECTION = "QUEUE-COLLECTION";
  public static final String BLOCKING = "QUEUE-BLOCKING";
  public static final String ALLOC = "QUEUE-ALLOC";
  public static final String SPEED = "QUEUE-SPEED";

  private static final List<Claim> CATALOGUE =
      List.of(
          claim(
              FIFO,
              "the queue is linearizable to a first-in-first-out queue: each element leaves exactly once, in order",
              "first in, first out per producer",
              control("SpmcRepeatedElement", "repeated element", "LSX"),
              control("SpmcSwappedElements", "swapped elements", "CLS"),
              control(
                  "SpmcSlotClearedByValue", "slot cleared by compare-and-set on the value", "LSX")),
          claim(
              FULL,
              "offer returns false only when the queue is full",
              "may fail while a consumer has claimed and not cleared a slot",
              control(
                  "SpmcOfferFailsWhileSlotIsClaimed",
                  "offer returns false while a claimed slot is not cleared, the original's defect",
                  "LRSX"),
              control("SpmcReversedFullComparison", "reversed full comparison", "CL"),
              control(
                  "SpmcHappensBeforeOnly",
                  "indexes published by release stores, under a contract of memory order SEQUENTIAL",
                  "R")),
          claim(
              EMPTY,
              "poll returns null only when the queue is empty",
              "may be null while an offer is in progress",
              control(
                  "SpmcIndexBeforeElement",
                  "index visible before the element, poll gives up",
                  "LSX")),
          claim(
              PEEK,
              "peek returns an element that was the head at some moment of the call",
              "may be null spuriously",
              control(
                  "SpmcPeekWithoutSecondIndexRead",
                  "peek without re-reading the consumer index",
                  "LS")),
          claim(
              SIZE,
              "size lies between the elements that must and that can be there given the operations begun and completed"
                  + " around the call, within [0, capacity], and is exact at rest; isEmpty agrees with it",
              "an estimate in [0, capacity]",
              control(
                  "SpmcSizeWithoutDoubleRead",
                  "size without the double read, under an exact specification",
                  "LS"),
              control("SpmcSizeNotClipped", "more than the capacity", "S"),
              control("SpmcSizeOffByOne", "off by one at rest", "C")),
          claim(
              RELAXED,
              "relaxedOffer, relaxedPoll and relaxedPeek differ from the strict forms only by failing spuriously",
              "",
              control(
                  "SpmcRelaxedPeekWithoutIndexCheck",
                  "relaxedPeek without a producer-index check, seen from a drain that calls back before it clears",
                  "CS")),
          claim(
              BATCH,
              "drain and fill never exceed their limit, return the true count and keep order; a drain is a sequence of"
                  + " polls, not one atomic step",
              "",
              control(
                  "SpmcBatchClaimedAfterOneSlotCheck",
                  "batch claimed after a one-slot check",
                  "LS"),
              control("SpmcWrongBatchCount", "wrong count", "C"),
              control("SpmcNegativeLimitDrainsAll", "negative limit taken for no limit", "C")),
          claim(
              PUBLISH,
              "what a thread wrote before offer(x) is seen by the thread whose poll returned x",
              "",
              control("SpmcPlainProducerIndex", "producer index stored plainly", "RX")),
          claim(
              PROGRESS,
              "each operation keeps its promised progress with any one thread stopped at any access",
              "as declared",
              control(
                  "SpmcSpinsForStoppedConsumer",
                  "producer spins for a stopped consumer, under a wait-free promise",
                  "LS")),
          claim(
              CAPACITY,
              "capacity is rounded as documented for 1, 2, 3; 0, negative and too large are refused clearly",
              "",
              control("SpmcAcceptsImpossibleCapacity", "capacity accepted that cannot work", "C")),
          claim(
              WRAP,
              "behaviour is the same with indexes near 2^31 and 2^63",
              "",
              control("Spmc32BitIndex", "32-bit index", "C")),
          claim(
              CALLBACK,
              "a callback that throws or re-enters leaves the queue usable and loses no element that was not handed out",
              "documented as undefined",
              control(
                  "SpmcDrainStopsAtFirstThrow",
                  "drain that claims a batch and stops at the first throw",
                  "C")),
          claim(
              RETENTION,
              "an element that was taken becomes unreachable within the documented bound",
              "",
              control("SpmcNeverClearsSlot", "slot never cleared", "C"),
              control(
                  "SpmcTrimClearsNothing", "trim that leaves taken elements where they are", "C")),
          claim(
              COLLECTION,
              "null is refused and nothing changes; iterator, contains, remove, toString, clear do what java.util.Queue"
                  + " says or refuse with a documented UnsupportedOperationException",
              "",
              control("SpmcAcceptsNull", "null accepted", "C"),
              control("SpmcToStringThrows", "toString that throws", "C")),
          claim(BLOCKING, "time-outs are kept, interrupts are answered, no wake-up is lost", ""),
          claim(
              ALLOC,
              "bytes per operation are within the contract's figure",
              "",
              control("SpmcAllocatesPerOffer", "a deliberately allocating queue", "J")),
          new Claim(
              SPEED,
              "not slower than the named baseline beyond the margin",
              "",
              Modality.STOCHASTIC,
              "",
              List.of(control("SpmcSlow", "a deliberately slow queue", "J"))));

  private QueueClaims() {}

  /** Every claim, before a contract says how it binds. */
  public static List<Claim> catalogue() {
    return CATALOGUE;
  }

  /** The claims as they bind under a contract. */
  static List<Claim> under(QueueContract contract) {
    List<Claim> claims = new ArrayList<>();
    for (Claim claim : CATALOGUE) {
      claims.add(bind(claim, contract));
    }
    return List.copyOf(claims);
  }

  private static Claim bind(Claim claim, QueueContract contract) {
    String citation = contract.relaxed().get(claim.id());
    if (citation != null) {
      return claim.relaxed(citation);
    }
    return switch (claim.id()) {
      case BLOCKING ->
          contract.blocking()
              ? claim
              : claim.notApplicable("the queue has no operation that waits");
      case FULL -> contract.bounded() ? claim : claim.notApplicable("the queue has no bound");
      case CAPACITY -> contract.bounded() ? claim : claim.notApplicable("the queue has no bound");
      case RETENTION ->
          contract.retention() == Retention.UNSPECIFIED
              ? claim.notApplicable("the contract states no bound on retention")
              : claim;
      case ALLOC ->
          contract.bytesPerOperation() < 0
              ? claim.notApplicable("the contract states no figure")
              : claim;
      case SPEED ->
          contract.baseline().isEmpty()
              ? claim.notApplicable("the contract names no baseline")
              : claim;
      default -> claim;
    };
  }

  private static Claim claim(String id, String sentence, String weakerForm, Control... controls) {
    return new Claim(id, sentence, weakerForm, Modality.REQUIRED, "", List.of(controls));
  }

  private static Control control(String specimen, String defect, String letters) {
    List<EngineKind> engines =
        letters.chars().mapToObj(letter -> EngineKind.of((char) letter)).toList();
    return new Control("specimen:" + specimen, defect, engines);
  }
}
