package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.EnumSet;
import java.util.Queue;
import java.util.Set;

/** A class of another artifact, under the contract that someone says it keeps. */
public final class ForeignQueueSubject implements QueueSubject {
  private static final int PROBE_CAPACITY = 16;

  private final Class<?> type;
  private final QueueContract contract;
  private final ForeignShape shape;
  private final Set<Capability> capabilities;

  /**
   * Looks at the class and makes one queue, to see that it can be made.
   *
   * @throws SubjectException if it is not a queue that can be made; the message says why
   */
  public ForeignQueueSubject(Class<?> type, QueueContract contract) {
    this.type = type;
    this.contract = contract;
    this.shape = new ForeignShape(type);
    EnumSet<Capability> has = EnumSet.copyOf(shape.capabilities());
    if (!contract.bounded()) {
      has.remove(Capability.CAPACITY);
    }
    this.capabilities = Set.copyOf(has);
    try {
      create(Math.max(PROBE_CAPACITY, contract.minimumCapacity()));
    } catch (RuntimeException | Error thrown) {
      throw SubjectException.byItsCode(
          "The constructor of '" + type.getName() + "' throws " + innermost(thrown) + ".", thrown);
    }
  }

  private static Throwable innermost(Throwable thrown) {
    Throwable cause = thrown.getCause();
    return cause == null || cause == thrown ? thrown : innermost(cause);
  }

  @Override
  public String name() {
    return type.getName();
  }

  @Override
  public QueueContract contract() {
    return contract;
  }

  @Override
  public Set<Capability> capabilities() {
    return capabilities;
  }

  @Override
  @SuppressWarnings("unchecked") // a queue of whatever it is given
  public QueueUnderTest create(int capacity) {
    Object queue = shape.create(capacity);
    return shape.isJavaQueue()
        ? new JavaQueueUnderTest(shape, capabilities, (Queue<Object>) queue)
        : new ForeignQueueUnderTest(shape, capabilities, queue);
  }
}
