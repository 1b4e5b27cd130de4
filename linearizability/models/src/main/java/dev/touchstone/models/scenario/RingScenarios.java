package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.ring.RingOperations.ON_COMPLETED;
import static dev.touchstone.contracts.ring.RingOperations.ON_NEXT;
import static dev.touchstone.contracts.ring.RingOperations.POLL;
import static dev.touchstone.contracts.ring.RingOperations.RELEASE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Scenarios of ring buffers: pinned ones, then drawn ones. The first thread is the source, the
 * others receive; anyone releases. Operations with a {@value #NEXT_USER} behind their names are on
 * the lease of the pool's next user, who is the first thread. The same seed gives the same
 * scenarios.
 */
public final class RingScenarios {
  /** What marks an operation on the second lease. */
  public static final String NEXT_USER = "2";

  private static final List<String> PINNED =
      List.of(
          // The last item and the end come between a look for an item and a look for the end.
          "1: ; onNext(1) onCompleted() | poll() poll() ; poll() poll()",
          // The end comes, and another takes the last item, between those looks.
          "1: onNext(1) ; onCompleted() | poll() | poll() ; poll()",
          // A poll is under way while the queue goes to the next user.
          "1: onNext(1) ; release() onNext2(2) | poll() ; poll2() poll2()",
          // Full.
          "1: ; onNext(1) onNext(2) | poll() ; poll() poll()",
          // An item is under way while the queue goes to the next user.
          "1: ; onNext(1) onNext2(2) | release() ; poll2() poll2()",
          "1: ; onNext(1) onCompleted() | poll() | release() ; poll() poll2()",
          "2: onNext(1) ; onNext(2) onCompleted() | poll() poll() | poll() ; poll() poll() poll()",
          "2: ; onNext(1) onNext(2) onCompleted() | poll() poll() poll() ; poll() poll()",
          "1: onNext(1) ; onNext(2) onNext(3) | poll() poll() ; poll() poll()",
          "1: ; release() onNext2(2) | poll() poll() ; poll2() poll2()",
          "2: onNext(1) ; release() onNext2(2) onNext2(3) | poll() | poll() ;"
              + " poll2() poll2() poll2()");

  private final boolean manyReceivers;
  private final Random random;

  /** A generator for a contract that allows one receiver or many. */
  public RingScenarios(boolean manyReceivers, long seed) {
    this.manyReceivers = manyReceivers;
    this.random = new Random(seed);
  }

  /** The pinned scenarios that the contract allows, then drawn ones up to {@code count} in all. */
  public List<Scenario> scenarios(int count) {
    Set<Scenario> scenarios = new LinkedHashSet<>();
    scenarios.addAll(pinned());
    for (int draws = 0; scenarios.size() < count && draws < 1_000 * count; draws++) {
      scenarios.add(draw());
    }
    return List.copyOf(scenarios);
  }

  /** The pinned scenarios that the contract allows. */
  public List<Scenario> pinned() {
    return PINNED.stream().map(Scenario::parse).filter(this::allowed).toList();
  }

  private boolean allowed(Scenario scenario) {
    long receivers =
        scenario.threads().stream()
            .filter(thread -> thread.stream().anyMatch(step -> step.operation().equals(POLL)))
            .count();
    return manyReceivers || receivers <= 1;
  }

  private Scenario draw() {
    int capacity = 1 + random.nextInt(2);
    int item = 0;
    List<Step> before = new ArrayList<>();
    for (int i = random.nextInt(capacity + 1); i > 0; i--) {
      before.add(Step.of(ON_NEXT, ++item));
    }
    List<Step> source = new ArrayList<>();
    boolean released = false;
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      String next =
          released
              ? ON_NEXT + NEXT_USER
              : List.of(ON_NEXT, ON_NEXT, ON_COMPLETED, RELEASE).get(random.nextInt(4));
      released |= next.equals(RELEASE);
      source.add(next.startsWith(ON_NEXT) ? Step.of(next, ++item) : Step.of(next));
    }
    List<List<Step>> threads = new ArrayList<>();
    threads.add(source);
    for (int t = manyReceivers ? 1 + random.nextInt(2) : 1; t > 0; t--) {
      List<Step> receiver = new ArrayList<>();
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        receiver.add(Step.of(random.nextInt(8) == 0 ? RELEASE : POLL));
      }
      threads.add(receiver);
    }
    List<Step> after = new ArrayList<>();
    for (int i = 0; i <= capacity; i++) {
      after.add(Step.of(POLL));
      if (released) {
        after.add(Step.of(POLL + NEXT_USER));
      }
    }
    return new Scenario(capacity, before, threads, after);
  }
}
