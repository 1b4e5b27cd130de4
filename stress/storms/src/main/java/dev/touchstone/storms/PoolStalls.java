package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.ArrayList;
import java.util.List;

/** Stalls on pools that are empty, keep one array, or are full; with and without clearing. */
final class PoolStalls implements Stallable<PoolBench> {
  private static final int ROOM = 2;
  private static final int LENGTH = 8;

  private static final List<List<StallAction<PoolBench>>> OTHERS =
      List.of(
          List.of(PoolAction.TAKE, PoolAction.TAKE, PoolAction.RELEASE, PoolAction.RELEASE),
          List.of(PoolAction.RELEASE, PoolAction.RELEASE, PoolAction.TAKE, PoolAction.TAKE));

  private final PoolSubject subject;
  private final PoolContract contract;

  /** Stalls of a woven subject. */
  PoolStalls(PoolSubject woven) {
    this.subject = woven;
    this.contract = woven.contract();
  }

  @Override
  public String claim() {
    return PoolClaims.PROGRESS;
  }

  @Override
  public String bound() {
    return settings().toString();
  }

  @Override
  public List<Start<PoolBench>> starts() {
    PoolSettings settings = settings();
    List<Start<PoolBench>> starts = new ArrayList<>();
    for (int kept = 0; kept <= ROOM; kept++) {
      starts.add(start(settings, kept));
    }
    if (contract.clearing()) {
      starts.add(start(settings.cleared(), 1));
    }
    return starts;
  }

  private PoolSettings settings() {
    long cap = (long) ROOM * LENGTH * subject.elementBytes();
    return subject.fixed().orElse(PoolSettings.of(cap, LENGTH, LENGTH));
  }

  private Start<PoolBench> start(PoolSettings settings, int kept) {
    return new Start<>(
        settings + ", " + kept + " arrays in it",
        () -> new PoolBench(subject.create(settings), settings, kept));
  }

  @Override
  public List<PoolAction> victims() {
    return PoolAction.of(subject.capabilities());
  }

  /** Taking first and releasing first. */
  @Override
  public List<List<StallAction<PoolBench>>> others(StallAction<PoolBench> victim) {
    return OTHERS;
  }

  @Override
  public Progress promise(StallAction<PoolBench> action) {
    return action == PoolAction.TAKE ? contract.take() : contract.release();
  }
}
