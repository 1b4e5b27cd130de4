package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.queue.SequentialSpmcArrayQueue;
import dev.touchstone.queue.SpmcArrayQueue;
import dev.touchstone.queue.WaitFreeSpmcArrayQueue;
import dev.touchstone.subjects.queue.BoundedQueueSubject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The reference implementations, {@code touchstone:…}. */
public final class References implements SubjectProvider {
  private static final String PREFIX = "touchstone:";

  static final QueueContract SPMC_ARRAY_QUEUE =
      spmc(
          "offer=BLOCKING",
          "retention=NONE",
          "baseline=org.jctools:jctools-core:4.0.6:org.jctools.queues.SpmcArrayQueue");

  static final QueueContract WAIT_FREE_SPMC_ARRAY_QUEUE =
      spmc(
          "offer=WAIT_FREE",
          "retention=CAPACITY",
          "baseline=org.jctools:jctools-core:4.0.6:org.jctools.queues.SpmcArrayQueue");

  /** Its fence is a price that is paid on purpose; there is nothing to compare it with. */
  static final QueueContract SEQUENTIAL_SPMC_ARRAY_QUEUE =
      spmc("memory=SEQUENTIAL", "offer=WAIT_FREE", "retention=CAPACITY");

  private static final List<Subject> SUBJECTS =
      List.of(
          new BoundedQueueSubject(
              PREFIX + "SpmcArrayQueue", SPMC_ARRAY_QUEUE, SpmcArrayQueue::startingAt),
          new BoundedQueueSubject(
              PREFIX + "WaitFreeSpmcArrayQueue",
              WAIT_FREE_SPMC_ARRAY_QUEUE,
              WaitFreeSpmcArrayQueue::startingAt),
          new BoundedQueueSubject(
              PREFIX + "SequentialSpmcArrayQueue",
              SEQUENTIAL_SPMC_ARRAY_QUEUE,
              SequentialSpmcArrayQueue::startingAt));

  private static QueueContract spmc(String... attributes) {
    String all = "spmc-bounded,poll=LOCK_FREE,size=EXACT,rounding=POWER_OF_TWO,bytes=0,";
    return (QueueContract) Contracts.parse(all + String.join(",", attributes));
  }

  private static final List<Subject> ALL =
      Stream.of(
              SUBJECTS, ReferenceRings.SUBJECTS, ReferencePools.SUBJECTS, ReferenceKeySets.SUBJECTS)
          .flatMap(List::stream)
          .toList();

  @Override
  public List<Subject> subjects() {
    return ALL;
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    return OwnSubjects.find("reference", PREFIX, ALL, name, contract);
  }
}
