package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.storms.Capacities.Capacity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Stalls on queues that are empty, hold one element, or are full. */
final class QueueStalls implements Stallable<QueueUnderTest> {
  private static final int CAPACITIES = 2;
  private static final int MANY = 3;

  private final QueueSubject subject;
  private final QueueContract contract;
  private final List<Capacity> capacities;

  /** Stalls of a woven subject. */
  QueueStalls(QueueSubject woven, List<Capacity> capacities) {
    this.subject = woven;
    this.contract = woven.contract();
    this.capacities = capacities.subList(0, Math.min(CAPACITIES, capacities.size()));
  }

  @Override
  public String claim() {
    return QueueClaims.PROGRESS;
  }

  @Override
  public String bound() {
    return "capacities " + capacities.stream().map(c -> String.valueOf(c.asked())).toList();
  }

  @Override
  public List<Start<QueueUnderTest>> starts() {
    List<Start<QueueUnderTest>> starts = new ArrayList<>();
    for (Capacity capacity : capacities) {
      for (int held : new TreeSet<>(List.of(0, 1, Math.min(capacity.holds(), MANY)))) {
        starts.add(
            new Start<>(
                "capacity " + capacity.asked() + ", " + held + " elements",
                () -> queue(capacity, held)));
      }
    }
    return starts;
  }

  /** A queue that was used before, so that its indexes do not stand at the start. */
  private QueueUnderTest queue(Capacity capacity, int held) {
    QueueUnderTest queue = subject.create(capacity.asked());
    queue.offer(new Element(0));
    queue.poll();
    for (int i = 0; i < held; i++) {
      queue.offer(new Element(i));
    }
    return queue;
  }

  @Override
  public List<QueueAction> victims() {
    return QueueAction.of(subject.capabilities());
  }

  /** Producing first and consuming first. */
  @Override
  public List<List<StallAction<QueueUnderTest>>> others(StallAction<QueueUnderTest> victim) {
    boolean producing = ((QueueAction) victim).isProducers();
    boolean mayProduce = !producing || contract.producers() == Multiplicity.MANY;
    boolean mayConsume = producing || contract.consumers() == Multiplicity.MANY;
    List<StallAction<QueueUnderTest>> puts = new ArrayList<>();
    List<StallAction<QueueUnderTest>> takes = new ArrayList<>();
    for (QueueAction action : victims()) {
      if (action.isProducers() ? mayProduce : mayConsume) {
        (action.isProducers() ? puts : takes).addAll(Collections.nCopies(2, action));
      }
    }
    if (puts.isEmpty() || takes.isEmpty()) {
      puts.addAll(takes);
      return puts.isEmpty() ? List.of() : List.of(puts);
    }
    return List.of(joined(puts, takes), joined(takes, puts));
  }

  private static <E> List<E> joined(List<E> first, List<E> second) {
    List<E> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  @Override
  public Progress promise(StallAction<QueueUnderTest> action) {
    return ((QueueAction) action).promise(contract);
  }
}
