package dev.touchstone.storms;

import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.HookedThread;
import dev.touchstone.weaver.steering.Abandoned;
import dev.touchstone.weaver.steering.ScheduleNoise;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one storm: they begin together, are watched, and are taken out of the code under
 * test where one of them hangs. Used by the thread that runs the storm; the storm's own threads
 * call {@link #isStopped} only.
 */
final class StormThreads {
  private static final long LOOK_MILLIS = 5;

  private final List<String> names;
  private final boolean noisy;
  private final boolean mayPark;
  private int yieldsOneIn = 16;
  private final long seed;
  private final HangWatch watch;
  private final List<Thread> threads = new ArrayList<>();
  private final List<ScheduleNoise> noises = new ArrayList<>();
  private final CountDownLatch start = new CountDownLatch(1);
  private volatile boolean stop;
  private volatile @Nullable Throwable failure;
  private volatile String failed = "";

  /**
   * No threads yet.
   *
   * @param names of all threads that will be added, in order
   * @param noisy whether the schedule is disturbed
   * @param mayPark whether noise may park a thread
   * @param hangMillis how long an operation may take before it is looked at
   */
  StormThreads(List<String> names, boolean noisy, boolean mayPark, long seed, long hangMillis) {
    this.names = List.copyOf(names);
    this.noisy = noisy;
    this.mayPark = mayPark;
    this.seed = seed;
    this.watch = new HangWatch(hangMillis);
  }

  /** Noise yields before one in so many accesses; for threads that are added later. */
  void yieldsOneIn(int accesses) {
    yieldsOneIn = accesses;
  }

  /**
   * Adds a thread, which waits for {@link #begin}.
   *
   * @param operations how many operations it has done, as another thread sees it
   * @param beforeEach told what the thread has to do before each operation
   */
  void add(Runnable body, IntSupplier operations, Consumer<Runnable> beforeEach) {
    int t = threads.size();
    AccessHook hook = AccessHook.NONE;
    if (noisy) {
      ScheduleNoise noise = new ScheduleNoise((seed * 131) + t, mayPark, yieldsOneIn);
      noises.add(noise);
      beforeEach.accept(noise::operationBegins);
      hook = noise;
    }
    Thread thread = new HookedThread(() -> guarded(body, names.get(t)), names.get(t), hook);
    thread.setDaemon(true);
    threads.add(thread);
    watch.add(thread, operations);
    thread.start();
  }

  private void guarded(Runnable body, String name) {
    try {
      start.await();
      body.run();
    } catch (Abandoned e) {
      // Taken out of an operation that did not return; that is told elsewhere.
    } catch (Throwable thrown) {
      failed = name + " in " + Hang.operation(thrown.getStackTrace());
      failure = thrown;
      stop = true;
    }
  }

  /** Lets all threads go, those too that are added later. */
  void begin() {
    start.countDown();
  }

  /** Asks the threads to end. */
  void stop() {
    stop = true;
  }

  boolean isStopped() {
    return stop;
  }

  /** Looks once for an operation that does not return. */
  @Nullable Hang look() {
    return watch.look();
  }

  /** Waits for the end of all threads; a hang ends the wait. */
  @Nullable Hang join() throws InterruptedException {
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        thread.join(LOOK_MILLIS);
        Hang hang = watch.look();
        if (hang != null) {
          return hang;
        }
      }
    }
    return null;
  }

  /** Takes all threads out of the code under test, where it is woven. */
  void abandon() throws InterruptedException {
    stop = true;
    noises.forEach(ScheduleNoise::abandon);
    for (Thread thread : threads) {
      thread.join(100);
    }
  }

  /** What an operation threw; null if none did. */
  @Nullable Throwable failure() {
    return failure;
  }

  /** The thread and operation that threw. */
  String failed() {
    return failed;
  }

  /** Hooked accesses of all threads. */
  long accesses() {
    return noises.stream().mapToLong(ScheduleNoise::accesses).sum();
  }
}
