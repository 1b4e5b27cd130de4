package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Storms of one pool, each with shapes and settings by chance. */
final class PoolCampaign implements Turns.Campaign<PoolMix> {
  private static final List<Phase<PoolMix>> PHASES =
      List.of(
          new Phase<>(PoolMix.CORE, true, 6, 0),
          new Phase<>(PoolMix.HANDED, true, 3, 0),
          new Phase<>(PoolMix.CORE, false, 3, 2),
          new Phase<>(PoolMix.HANDED, false, 1, 8),
          new Phase<>(PoolMix.SECRET, true, 3, 0),
          new Phase<>(PoolMix.SECRET, false, 1, 8),
          new Phase<>(PoolMix.DRIFT, true, 4, 0),
          new Phase<>(PoolMix.DRIFT, false, 2, 0));

  private static final int PLAIN_ENTRIES = 4_000;
  private static final int NOISY_ENTRIES = 300;
  private static final int LENGTH = 8;
  private static final int[] TAKERS = {2, 3, 4, 6};
  private static final int[] MOST = {1, 2, 3, 4};

  /** Arrays of the smallest class for which there is room. */
  private static final int[] ROOM = {1, 2, 3, 4, 6};

  /** Of a pool with one fixed size: enough in hand to fill it and more. */
  private static final int HARDLY_FULL = 2;

  private static final int DRIFT_THREADS = 8;
  private static final int DRIFT_ROOM = 512;
  private static final int NOISY_ROUNDS = 8;
  private static final int PLAIN_ROUNDS = 300;

  /** Where nobody asks whether operations return, a storm is given up so many times sooner. */
  private static final int IMPATIENCE = 4;

  private final PoolSubject plain;
  private final @Nullable PoolSubject woven;
  private final PoolJudge judge;
  private final long hangMillis;
  private final Docket docket;
  private final SplittableRandom random;
  private final boolean mayPark;
  private final Retention together;
  private final Retention apart;

  /**
   * A campaign.
   *
   * @param woven the subject woven; null if it cannot be
   * @param hangMillis how long an operation may take before it is looked at
   * @param docket where findings go
   */
  PoolCampaign(
      PoolSubject plain, @Nullable PoolSubject woven, long hangMillis, long seed, Docket docket) {
    this.plain = plain;
    this.woven = woven;
    this.judge = new PoolJudge(plain);
    this.hangMillis = hangMillis;
    this.docket = docket;
    this.random = new SplittableRandom(seed);
    this.mayPark = !plain.contract().take().mayWait() && !plain.contract().release().mayWait();
    long bytes = (long) driftSettings().smallest() * plain.elementBytes();
    this.together = new Retention(bytes);
    this.apart = new Retention(bytes);
  }

  /** The kinds of storm that such a pool can have. */
  List<Phase<PoolMix>> phases() {
    return PHASES.stream().filter(phase -> isPossible(phase.mix(), phase.noisy())).toList();
  }

  /** Curves of noisy and of plain loads cannot be compared; a pool that is woven has noisy ones. */
  private boolean isPossible(PoolMix mix, boolean noisy) {
    return switch (mix) {
      case CORE, HANDED -> true;
      case SECRET -> plain.contract().clearing();
      case DRIFT -> noisy == (woven != null);
    };
  }

  /** What was retained under the two loads. */
  List<Retention> retentions() {
    return List.of(together, apart);
  }

  @Override
  public void storm(PoolMix mix, boolean noisy) throws InterruptedException {
    PoolSubject subject = noisy ? woven : plain;
    if (subject == null) {
      return;
    }
    if (mix == PoolMix.DRIFT) {
      drift(subject, noisy);
      return;
    }
    PoolPlan plan = plan(mix, noisy);
    PoolStorm.Outcome outcome = new PoolStorm(plan, subject, mayPark, hangMillis()).run();
    docket.stormed(plan, outcome.accesses());
    if (outcome.hang() != null) {
      docket.hung(plan, outcome.hang());
    } else if (outcome.failure() != null) {
      docket.threw(plan, outcome.failure(), outcome.failed(), blamed(mix, outcome.failed()));
    } else if (outcome.history() != null) {
      judge(plan, outcome.history());
    }
  }

  private long hangMillis() {
    return docket.asksForProgress() ? hangMillis : hangMillis / IMPATIENCE;
  }

  private static String blamed(PoolMix mix, String where) {
    if (mix == PoolMix.SECRET) {
      return PoolClaims.SECRET;
    }
    boolean observes =
        where.endsWith(" " + PoolOperations.RETAINED) || where.endsWith(" " + PoolOperations.TRIM);
    return observes ? PoolClaims.CONSERVE : PoolClaims.EXCLUSIVE;
  }

  private PoolPlan plan(PoolMix mix, boolean noisy) {
    int takers = choose(TAKERS);
    boolean handed = mix == PoolMix.HANDED;
    PoolSettings settings = settings(mix);
    return new PoolPlan(
        mix,
        settings,
        handed ? 1 + takers / 2 : takers,
        handed ? 1 + random.nextInt(2) : 0,
        most(settings, takers),
        canBeObserved() && random.nextInt(3) == 0,
        noisy,
        noisy ? NOISY_ENTRIES : PLAIN_ENTRIES,
        random.nextLong() >>> 1);
  }

  private boolean canBeObserved() {
    return plain.capabilities().contains(PoolCapability.RETAINED)
        || plain.capabilities().contains(PoolCapability.TRIM);
  }

  /** Enough in all hands to fill the pool, if that is not too many. */
  private int most(PoolSettings settings, int takers) {
    long bytes = (long) settings.smallest() * plain.elementBytes();
    long room = plain.fixed().isPresent() ? settings.cap() / bytes : 0;
    boolean fills = room > 0 && room <= 64;
    return fills ? (int) (HARDLY_FULL * room / takers) + 1 : choose(MOST);
  }

  private PoolSettings settings(PoolMix mix) {
    if (plain.fixed().isPresent()) {
      return plain.fixed().get();
    }
    int largest = random.nextInt(3) == 0 ? 2 * LENGTH : LENGTH;
    long bytes = (long) largest * plain.elementBytes();
    PoolSettings settings = PoolSettings.of(choose(ROOM) * bytes, LENGTH, largest);
    return mix == PoolMix.SECRET ? settings.cleared() : settings;
  }

  private int choose(int[] from) {
    return from[random.nextInt(from.length)];
  }

  private void judge(PoolPlan plan, PoolHistory history) {
    List<Breach> breaches = judge.judge(history);
    boolean shared =
        breaches.stream()
            .anyMatch(b -> b.claim().equals(PoolClaims.EXCLUSIVE) && plan.mix() != PoolMix.SECRET);
    docket.judged(plan, history.size(), !shared);
    breaches.stream()
        .sorted(Comparator.comparingLong(Breach::span))
        .forEach(breach -> report(plan, history, breach));
  }

  private void report(PoolPlan plan, PoolHistory history, Breach breach) {
    if (docket.isOpen(breach.claim())) {
      docket.violated(
          plan, breach.claim(), breach.sentence(), StormTraces.of(history, breach, plan));
    }
  }

  // Drift

  private PoolSettings driftSettings() {
    long cap = (long) DRIFT_ROOM * LENGTH * plain.elementBytes();
    return plain.fixed().orElse(PoolSettings.of(cap, LENGTH, LENGTH));
  }

  /**
   * Steady loads until there are as many as a word on drift takes: on a busy machine, or where what
   * is retained must be counted by the collector, their turns are too short for that.
   *
   * @param millis for all of them
   */
  void completeDrift(long millis) throws InterruptedException {
    boolean noisy = woven != null;
    long begin = System.nanoTime();
    while (docket.isOpen(PoolMix.DRIFT)
        && !docket.hangsAlways(PoolMix.DRIFT, noisy)
        && Math.min(together.storms(), apart.storms()) < Retention.LEAST_STORMS
        && (System.nanoTime() - begin) / 1_000_000 < millis) {
      storm(PoolMix.DRIFT, noisy);
    }
  }

  private void drift(PoolSubject subject, boolean noisy) throws InterruptedException {
    boolean isTogether = together.storms() <= apart.storms();
    DriftPlan plan =
        new DriftPlan(
            driftSettings(),
            DRIFT_THREADS,
            noisy ? NOISY_ROUNDS : PLAIN_ROUNDS,
            isTogether,
            noisy,
            random.nextLong() >>> 1);
    DriftStorm.Outcome outcome = new DriftStorm(plan, subject, mayPark, hangMillis()).run();
    docket.stormed(plan, outcome.accesses());
    if (outcome.hang() != null) {
      docket.hung(plan, outcome.hang());
    } else if (outcome.failure() != null) {
      docket.threw(plan, outcome.failure(), outcome.failed(), PoolClaims.DRIFT);
    } else {
      Retention retention = isTogether ? together : apart;
      retention.add(plan, outcome.curve());
      docket.judged(plan, 2 * DriftStorm.LOOKS * plan.threads() * plan.rounds(), true);
      if (retention.grows() && docket.isOpen(PoolClaims.DRIFT)) {
        docket.decided(
            Finding.violated(
                PoolClaims.DRIFT,
                retention.sentence(),
                retention.with(docket.strength(List.of(PoolMix.DRIFT))),
                retention.trace(),
                Replay.Kind.RERUN));
      }
    }
  }
}
