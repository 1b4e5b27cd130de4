package dev.touchstone.storms;

import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.HookedThread;
import dev.touchstone.weaver.steering.Abandoned;
import dev.touchstone.weaver.steering.AccessLog;
import dev.touchstone.weaver.steering.StopAtAccess;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One trial: a thread is stopped at one access of its operation; another thread tries operations
 * one after the other; then the first may go on. Whoever makes thousands of accesses without
 * returning, or parks, waits.
 *
 * @param <T> what operations are done to
 */
@SuppressWarnings("ThreadPriorityCheck")
final class StallTrial<T> {
  private static final long SPIN_ACCESSES = 2_000;
  private static final long STOP_MILLIS = 3_000;
  private static final long END_MILLIS = 10_000;

  /** Nobody else runs: more accesses than any operation on a tiny subject can need. */
  private static final long ALONE_ACCESSES = 1_000_000;

  private static final long LOOK_MILLIS = 10;
  private static final int LOOKS_THAT_WAIT = 3;

  /**
   * How one of the others' operations went.
   *
   * @param waited whether it went on only once the stopped thread had been released
   * @param sites the first accesses that it made
   */
  record Probe<T>(StallAction<T> action, boolean waited, List<AccessSite> sites) {}

  private final T instance;
  private final StallAction<T> victim;
  private final List<StallAction<T>> others;
  private final StopAtAccess stop;
  private final List<Probe<T>> probes = new ArrayList<>();
  private @Nullable AccessSite stoppedAt;
  private @Nullable String stuck;

  StallTrial(T instance, StallAction<T> victim, int stopAt, List<StallAction<T>> others) {
    this.instance = instance;
    this.victim = victim;
    this.others = others;
    this.stop = new StopAtAccess(stopAt, Long.MAX_VALUE);
  }

  /** Where the thread was stopped; null if its operation makes fewer accesses. */
  @Nullable AccessSite stoppedAt() {
    return stoppedAt;
  }

  /** What the stopped thread had done before. */
  List<AccessSite> before() {
    return stop.sites();
  }

  /** How the others fared. */
  List<Probe<T>> probes() {
    return probes;
  }

  /** The operation that did not return even once nobody was stopped; null if all did. */
  @Nullable String stuck() {
    return stuck;
  }

  /** Runs it; whether there was such an access. */
  boolean run() throws InterruptedException {
    HookedThread stopped =
        thread(
            () -> {
              try {
                perform(victim);
              } finally {
                stop.ended();
              }
            },
            "stopped",
            stop);
    stopped.start();
    stoppedAt = stop.awaitStop(STOP_MILLIS);
    if (stoppedAt != null) {
      probe();
    }
    stop.release();
    if (!ends(stopped)) {
      stuck = stuck == null ? victim.operation() : stuck;
      stop.abandon();
    }
    return stoppedAt != null;
  }

  /** Whether a thread that nobody holds up any more ends: in time, and within many accesses. */
  private boolean ends(HookedThread released) throws InterruptedException {
    boolean alone = stuck == null;
    long before = stop.accesses();
    long end = System.nanoTime() + END_MILLIS * 1_000_000;
    while (released.isAlive() && System.nanoTime() - end < 0) {
      released.join(LOOK_MILLIS);
      if (alone && stop.accesses() - before > ALONE_ACCESSES) {
        break;
      }
    }
    return !released.isAlive();
  }

  private static HookedThread thread(Runnable body, String name, AccessLog hook) {
    HookedThread thread =
        new HookedThread(
            () -> {
              try {
                body.run();
              } catch (Abandoned e) {
                // Told by the hook's count.
              }
            },
            name,
            hook);
    thread.setDaemon(true);
    return thread;
  }

  private final class Probing extends AccessLog {
    private volatile boolean waited;

    Probing() {
      super(SPIN_ACCESSES);
    }

    @Override
    protected void exceeded(AccessSite site) {
      waited = true;
      stop.release();
      // From here on it spins for a thread that runs again: let that thread have the processor.
      Thread.yield();
    }
  }

  private void probe() throws InterruptedException {
    Probing probing = new Probing();
    HookedThread prober = thread(() -> runOthers(probing), "other", probing);
    prober.start();
    int looks = 0;
    long end = System.nanoTime() + END_MILLIS * 1_000_000;
    while (prober.isAlive() && System.nanoTime() - end < 0) {
      prober.join(LOOK_MILLIS);
      Thread.State state = prober.getState();
      boolean waits = state == Thread.State.WAITING || state == Thread.State.BLOCKED;
      looks = waits ? looks + 1 : 0;
      if (looks == LOOKS_THAT_WAIT) {
        probing.waited = true;
        stop.release();
      }
    }
    if (prober.isAlive()) {
      probing.abandon();
      stuck =
          probes.size() < others.size() ? others.get(probes.size()).operation() : "an operation";
    }
  }

  /**
   * Does it; whether it returned. One that throws shows nothing here: some subjects refuse what
   * they seem to offer, and that a thing throws is told by storms and the sequential engine.
   */
  private boolean perform(StallAction<T> action) {
    try {
      action.run(instance);
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }

  private void runOthers(Probing probing) {
    for (StallAction<T> action : others) {
      probing.restart();
      if (!perform(action)) {
        continue;
      }
      probes.add(new Probe<>(action, probing.waited, probing.sites()));
      if (probing.waited) {
        return;
      }
    }
  }
}
