package dev.touchstone.storms;

import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.storms.Capacities.Capacity;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Storms of one queue, each with shapes and capacities by chance. */
final class QueueCampaign implements Turns.Campaign<Mix> {
  private static final int PLAIN_ENTRIES = 8_000;
  private static final int NOISY_ENTRIES = 300;

  /** How many of the smallest capacities storms without observers use. */
  private static final int TINY = 3;

  /** Where nobody asks whether operations return, a storm is given up so many times sooner. */
  private static final int IMPATIENCE = 4;

  private static final int[] POLLS_ONE_IN = {2, 3, 8};

  private static final int[][] ONE_TO_MANY = {{1, 2}, {1, 3}, {1, 5}};
  private static final int[][] MANY_TO_ONE = {{2, 1}, {3, 1}, {5, 1}};
  private static final int[][] MANY_TO_MANY = {{2, 2}, {2, 3}, {3, 3}, {4, 4}};
  private static final int[][] ONE_TO_ONE = {{1, 1}};

  private final QueueSubject plain;
  private final @Nullable QueueSubject woven;
  private final QueueContract contract;
  private final List<Capacity> capacities;
  private final Judge judge;
  private final long hangMillis;
  private final Docket docket;
  private final SplittableRandom random;

  /**
   * A campaign.
   *
   * @param woven the subject woven; null if it cannot be
   * @param hangMillis how long an operation may take before it is looked at
   * @param docket where findings go
   */
  QueueCampaign(
      QueueSubject plain,
      @Nullable QueueSubject woven,
      List<Capacity> capacities,
      long hangMillis,
      long seed,
      Docket docket) {
    this.plain = plain;
    this.woven = woven;
    this.contract = plain.contract();
    this.capacities = capacities;
    this.judge = new Judge(Rules.of(contract));
    this.hangMillis = hangMillis;
    this.docket = docket;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public void storm(Mix mix, boolean noisy) throws InterruptedException {
    QueueSubject subject = noisy ? woven : plain;
    if (subject != null) {
      storm(subject, plan(mix, noisy));
    }
  }

  private StormPlan plan(Mix mix, boolean noisy) {
    int[][] shapes = shapes();
    int[] shape = shapes[random.nextInt(shapes.length)];
    boolean mayPoll = contract.consumers() == Multiplicity.MANY;
    return new StormPlan(
        mix,
        capacity(mix),
        shape[0],
        shape[1],
        mix == Mix.OBSERVED ? 1 : 0,
        mayPoll && random.nextBoolean(),
        POLLS_ONE_IN[random.nextInt(POLLS_ONE_IN.length)],
        noisy,
        noisy ? NOISY_ENTRIES : PLAIN_ENTRIES,
        random.nextLong() >>> 1);
  }

  /** The smallest ones; a wrong peek shows best in a queue that is larger and nearly full. */
  private int capacity(Mix mix) {
    int most = mix == Mix.OBSERVED ? capacities.size() : Math.min(TINY, capacities.size());
    return capacities.get(random.nextInt(most)).asked();
  }

  private int[][] shapes() {
    if (contract.producers() == Multiplicity.ONE) {
      return contract.consumers() == Multiplicity.ONE ? ONE_TO_ONE : ONE_TO_MANY;
    }
    return contract.consumers() == Multiplicity.ONE ? MANY_TO_ONE : MANY_TO_MANY;
  }

  private void storm(QueueSubject subject, StormPlan plan) throws InterruptedException {
    int holds =
        capacities.stream()
            .filter(c -> c.asked() == plan.capacity())
            .mapToInt(Capacity::holds)
            .findFirst()
            .orElseThrow();
    StormHistory.Setup setup =
        new StormHistory.Setup(holds, holds, plan.mix() == Mix.SAME_OBJECT, true);
    Storm.Outcome outcome =
        new Storm(
                plan,
                subject.create(plan.capacity()),
                setup,
                contract.memoryOrder() == MemoryOrder.HAPPENS_BEFORE,
                !contract.blocking(),
                docket.asksForProgress() ? hangMillis : hangMillis / IMPATIENCE)
            .run();
    judge(plan, outcome);
  }

  private void judge(StormPlan plan, Storm.Outcome outcome) {
    docket.stormed(plan, outcome.accesses());
    StormHistory history = outcome.history();
    if (outcome.hang() != null) {
      docket.hung(plan, outcome.hang());
    } else if (outcome.failure() != null) {
      String where = outcome.failed();
      String operation = where.substring(where.lastIndexOf(' ') + 1);
      docket.threw(plan, outcome.failure(), where, claimOf(operation, plan.mix()));
    } else if (history != null) {
      List<Breach> breaches = judge.judge(history);
      boolean orderBroken = breaches.stream().anyMatch(QueueCampaign::hidesObservations);
      docket.judged(plan, history.size(), !orderBroken);
      breaches.stream()
          .map(breach -> attributed(plan.mix(), breach))
          .sorted(mostConvincingFirst(history))
          .forEach(breach -> report(plan, history, breach));
    }
  }

  private void report(StormPlan plan, StormHistory history, Breach breach) {
    if (docket.isOpen(breach.claim())) {
      docket.violated(
          plan, breach.claim(), breach.sentence(), StormTraces.of(history, breach, plan));
    }
  }

  private static String claimOf(String operation, Mix mix) {
    return switch (operation) {
      case QueueOperations.PEEK -> mix == Mix.RELAXED ? QueueClaims.RELAXED : QueueClaims.PEEK;
      case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> QueueClaims.SIZE;
      case QueueOperations.DRAIN, QueueOperations.FILL -> QueueClaims.BATCH;
      default -> mix == Mix.RELAXED ? QueueClaims.RELAXED : QueueClaims.FIFO;
    };
  }

  /** What one thread saw in two of its own calls needs no clock; else a short window is best. */
  private static Comparator<Breach> mostConvincingFirst(StormHistory history) {
    return Comparator.comparingInt((Breach breach) -> breach.isOneThreads(history) ? 0 : 1)
        .thenComparingLong(Breach::span);
  }

  /** Lost, repeated or swapped elements make every later observation meaningless. */
  private static boolean hidesObservations(Breach breach) {
    return breach.claim().equals(QueueClaims.FIFO) || breach.claim().equals(QueueClaims.BATCH);
  }

  /** Elements that go wrong only where relaxed or batch operations take part are those's fault. */
  private static Breach attributed(Mix mix, Breach breach) {
    if (!breach.claim().equals(QueueClaims.FIFO)) {
      return breach;
    }
    return switch (mix) {
      case RELAXED -> breach.of(QueueClaims.RELAXED);
      case BATCH -> breach.of(QueueClaims.BATCH);
      default -> breach;
    };
  }
}
