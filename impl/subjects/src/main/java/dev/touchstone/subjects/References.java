package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.queue.SpmcArrayQueue;
import dev.touchstone.subjects.queue.BoundedQueueSubject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The reference implementations, {@code touchstone:…}. */
public final class References implements SubjectProvider {
  private static final String PREFIX = "touchstone:";

  static final QueueContract SPMC_ARRAY_QUEUE =
      (QueueContract)
          Contracts.parse(
              String.join(
                  ",",
                  "spmc-bounded",
                  "offer=BLOCKING",
                  "poll=LOCK_FREE",
                  "size=EXACT",
                  "rounding=POWER_OF_TWO",
                  "retention=NONE",
                  "bytes=0",
                  "baseline=org.jctools:jctools-core:4.0.6:org.jctools.queues.SpmcArrayQueue"));

  private static final List<Subject> SUBJECTS =
      List.of(
          new BoundedQueueSubject(
              PREFIX + "SpmcArrayQueue", SPMC_ARRAY_QUEUE, SpmcArrayQueue::startingAt));

  @Override
  public List<Subject> subjects() {
    return SUBJECTS;
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    return OwnSubjects.find("reference", PREFIX, SUBJECTS, name, contract);
  }
}
