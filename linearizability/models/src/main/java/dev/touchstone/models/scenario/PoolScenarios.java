package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.pool.PoolOperations.RELEASE;
import static dev.touchstone.contracts.pool.PoolOperations.RETAINED;
import static dev.touchstone.contracts.pool.PoolOperations.TAKE;
import static dev.touchstone.contracts.pool.PoolOperations.TAKE_AT_REST;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Scenarios for pools of one size class, whose capacity counts arrays. A call's argument is a
 * handle: {@code take(3)} takes an array and calls it 3, {@code release(3)} gives it back. A thread
 * releases what it took itself or what was taken for it before the threads run. When all have
 * ended, more is taken than the pool can hold. The same seed gives the same scenarios.
 */
public final class PoolScenarios {
  /** The smallest ones that show the known defects. */
  private static final List<String> PINNED =
      List.of(
          // Two that take, one array.
          "1: take(1) release(1) ; take(2) | take(3) ; takeAtRest(4) takeAtRest(5)",
          // The head comes back while somebody looks at what is below it.
          "2: take(1) take(2) release(1) release(2) ; take(3) | take(4) take(5) release(4) ;"
              + " takeAtRest(6) takeAtRest(7)",
          // One takes what another is about to put in.
          "2: take(1) take(2) release(1) ; release(2) | take(3) ; takeAtRest(4) takeAtRest(5)",
          // Room for one, and two that release.
          "1: take(1) take(2) ; release(1) | release(2) ; takeAtRest(3) takeAtRest(4)",
          "1: ; take(1) release(1) | take(2) release(2) ; takeAtRest(3) takeAtRest(4)",
          "2: take(1) ; release(1) take(2) | take(3) release(3) ; takeAtRest(4) takeAtRest(5)");

  private static final int THREADS_AT_MOST = 3;

  private final boolean observes;
  private final Random random;
  private int nextHandle;

  /**
   * A generator.
   *
   * @param observes whether the pool says what it retains
   */
  public PoolScenarios(boolean observes, long seed) {
    this.observes = observes;
    this.random = new Random(seed * 31 + 17);
  }

  /** The pinned scenarios. */
  public static List<Scenario> pinned() {
    return PINNED.stream().map(Scenario::parse).toList();
  }

  /** The pinned scenarios, then drawn ones up to {@code count} in all. */
  public List<Scenario> scenarios(int count) {
    Set<Scenario> scenarios = new LinkedHashSet<>();
    scenarios.addAll(pinned());
    while (scenarios.size() < count) {
      scenarios.add(draw());
    }
    return List.copyOf(scenarios);
  }

  private Scenario draw() {
    nextHandle = 1;
    int capacity = 1 + random.nextInt(2);
    int threads = 2 + random.nextInt(THREADS_AT_MOST - 1);
    List<Step> before = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    for (int i = random.nextInt(capacity + 1); i > 0; i--) {
      kept.add(take(before));
    }
    List<List<Integer>> held = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      held.add(random.nextBoolean() ? new ArrayList<>(List.of(take(before))) : new ArrayList<>());
    }
    kept.forEach(handle -> before.add(Step.of(RELEASE, handle)));
    List<List<Step>> calls = new ArrayList<>();
    for (List<Integer> mine : held) {
      calls.add(thread(mine, 1 + random.nextInt(threads == 2 ? 3 : 2)));
    }
    return new Scenario(capacity, before, calls, atRest(capacity));
  }

  private List<Step> thread(List<Integer> mine, int length) {
    List<Step> calls = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      if (!mine.isEmpty() && random.nextInt(3) > 0) {
        calls.add(Step.of(RELEASE, mine.remove(random.nextInt(mine.size()))));
      } else {
        mine.add(take(calls));
      }
    }
    return calls;
  }

  private List<Step> atRest(int capacity) {
    List<Step> calls = new ArrayList<>();
    if (observes) {
      calls.add(Step.of(RETAINED));
    }
    for (int i = 0; i <= capacity; i++) {
      calls.add(Step.of(TAKE_AT_REST, nextHandle++));
    }
    return calls;
  }

  private int take(List<Step> calls) {
    calls.add(Step.of(TAKE, nextHandle));
    return nextHandle++;
  }
}
