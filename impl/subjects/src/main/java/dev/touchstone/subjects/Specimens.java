package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.QueueAttribute;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.queue.WaitFreeSpmcArrayQueue;
import dev.touchstone.subjects.queue.BoundedQueueSubject;
import dev.touchstone.subjects.specimens.Spmc32BitIndex;
import dev.touchstone.subjects.specimens.SpmcAcceptsImpossibleCapacity;
import dev.touchstone.subjects.specimens.SpmcAcceptsNull;
import dev.touchstone.subjects.specimens.SpmcAllocatesPerOffer;
import dev.touchstone.subjects.specimens.SpmcBatchClaimedAfterOneSlotCheck;
import dev.touchstone.subjects.specimens.SpmcDrainStopsAtFirstThrow;
import dev.touchstone.subjects.specimens.SpmcIndexBeforeElement;
import dev.touchstone.subjects.specimens.SpmcNegativeLimitDrainsAll;
import dev.touchstone.subjects.specimens.SpmcNeverClearsSlot;
import dev.touchstone.subjects.specimens.SpmcOfferFailsWhileSlotIsClaimed;
import dev.touchstone.subjects.specimens.SpmcPeekWithoutSecondIndexRead;
import dev.touchstone.subjects.specimens.SpmcPlainProducerIndex;
import dev.touchstone.subjects.specimens.SpmcRelaxedPeekWithoutIndexCheck;
import dev.touchstone.subjects.specimens.SpmcRepeatedElement;
import dev.touchstone.subjects.specimens.SpmcReversedFullComparison;
import dev.touchstone.subjects.specimens.SpmcSizeNotClipped;
import dev.touchstone.subjects.specimens.SpmcSizeOffByOne;
import dev.touchstone.subjects.specimens.SpmcSizeWithoutDoubleRead;
import dev.touchstone.subjects.specimens.SpmcSlotClearedByValue;
import dev.touchstone.subjects.specimens.SpmcSlow;
import dev.touchstone.subjects.specimens.SpmcSpinsForStoppedConsumer;
import dev.touchstone.subjects.specimens.SpmcSwappedElements;
import dev.touchstone.subjects.specimens.SpmcToStringThrows;
import dev.touchstone.subjects.specimens.SpmcTrimClearsNothing;
import dev.touchstone.subjects.specimens.SpmcWrongBatchCount;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The specimens, {@code specimen:…}: what a check must find fault with. They promise what a
 * reference promises, or more. Which claim each breaks is said by the catalogue of claims.
 */
public final class Specimens implements SubjectProvider {
  private static final String PREFIX = "specimen:";
  private static final QueueContract CONTRACT = References.SPMC_ARRAY_QUEUE;

  private static final List<Subject> SUBJECTS =
      List.of(
          specimen("SpmcRepeatedElement", SpmcRepeatedElement::new),
          specimen("SpmcSwappedElements", SpmcSwappedElements::new),
          specimen("SpmcSlotClearedByValue", SpmcSlotClearedByValue::new),
          specimen("SpmcOfferFailsWhileSlotIsClaimed", SpmcOfferFailsWhileSlotIsClaimed::new),
          specimen("SpmcReversedFullComparison", SpmcReversedFullComparison::new),
          // The reference itself, which promises less.
          new BoundedQueueSubject(
              PREFIX + "SpmcHappensBeforeOnly",
              References.SEQUENTIAL_SPMC_ARRAY_QUEUE,
              WaitFreeSpmcArrayQueue::startingAt),
          specimen("SpmcIndexBeforeElement", SpmcIndexBeforeElement::new),
          specimen("SpmcPeekWithoutSecondIndexRead", SpmcPeekWithoutSecondIndexRead::new),
          specimen("SpmcSizeWithoutDoubleRead", SpmcSizeWithoutDoubleRead::new),
          specimen("SpmcSizeNotClipped", SpmcSizeNotClipped::new),
          specimen("SpmcSizeOffByOne", SpmcSizeOffByOne::new),
          specimen("SpmcRelaxedPeekWithoutIndexCheck", SpmcRelaxedPeekWithoutIndexCheck::new),
          specimen("SpmcBatchClaimedAfterOneSlotCheck", SpmcBatchClaimedAfterOneSlotCheck::new),
          specimen("SpmcWrongBatchCount", SpmcWrongBatchCount::new),
          specimen("SpmcNegativeLimitDrainsAll", SpmcNegativeLimitDrainsAll::new),
          specimen("SpmcPlainProducerIndex", SpmcPlainProducerIndex::new),
          new BoundedQueueSubject(
              PREFIX + "SpmcSpinsForStoppedConsumer",
              CONTRACT.with(QueueAttribute.OFFER, "WAIT_FREE"),
              SpmcSpinsForStoppedConsumer::new),
          specimen("SpmcAcceptsImpossibleCapacity", SpmcAcceptsImpossibleCapacity::new),
          specimen("Spmc32BitIndex", Spmc32BitIndex::new),
          specimen("SpmcDrainStopsAtFirstThrow", SpmcDrainStopsAtFirstThrow::new),
          specimen("SpmcNeverClearsSlot", SpmcNeverClearsSlot::new),
          new BoundedQueueSubject(
              PREFIX + "SpmcTrimClearsNothing",
              References.WAIT_FREE_SPMC_ARRAY_QUEUE,
              SpmcTrimClearsNothing::new),
          specimen("SpmcAcceptsNull", SpmcAcceptsNull::new),
          specimen("SpmcToStringThrows", SpmcToStringThrows::new),
          specimen("SpmcAllocatesPerOffer", SpmcAllocatesPerOffer::new),
          specimen("SpmcSlow", SpmcSlow::new));

  private static Subject specimen(String name, BoundedQueueSubject.Factory factory) {
    return new BoundedQueueSubject(PREFIX + name, CONTRACT, factory);
  }

  private static final List<Subject> ALL =
      Stream.of(SUBJECTS, SpecimenRings.SUBJECTS, SpecimenPools.SUBJECTS, SpecimenKeySets.SUBJECTS)
          .flatMap(List::stream)
          .toList();

  @Override
  public List<Subject> subjects() {
    return ALL;
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    return OwnSubjects.find("specimen", PREFIX, ALL, name, contract);
  }
}
