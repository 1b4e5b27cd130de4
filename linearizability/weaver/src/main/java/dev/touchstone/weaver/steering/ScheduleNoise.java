package dev.touchstone.weaver.steering;

import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Schedule noise: before an access the thread yields with probability 1/16, unless told otherwise,
 * and pauses for 30 µs with probability 1/400, so that other threads run in windows of a few
 * instructions. One instance belongs to one thread; its choices follow from its seed and the
 * accesses that the thread makes.
 */
@SuppressWarnings("ThreadPriorityCheck") // to disturb the scheduler is the purpose
public final class ScheduleNoise implements AccessHook {
  private static final int ONE_IN_YIELDS = 16;
  private static final int ONE_IN_PAUSES = 400;
  private static final long PAUSE_NANOS = 30_000;
  private static final int ACCESSES_OF_A_SPIN = 250;
  private static final int ONE_IN_PAUSES_OF_A_SPIN = 64;

  private final SplittableRandom random;
  private final boolean mayPark;
  private final int oneInYields;
  private volatile boolean abandoned;
  private long accesses;
  private long yields;
  private long pauses;
  private int inOperation;

  /**
   * Noise for one thread.
   *
   * @param mayPark whether pauses may park the thread; false for code that parks itself, whose
   *     permits a pause would eat and so cause the lost wake-ups that are looked for
   */
  public ScheduleNoise(long seed, boolean mayPark) {
    this(seed, mayPark, ONE_IN_YIELDS);
  }

  /**
   * Noise that yields more or less often.
   *
   * @param oneInYields before one in so many accesses
   */
  public ScheduleNoise(long seed, boolean mayPark, int oneInYields) {
    this.random = new SplittableRandom(seed);
    this.mayPark = mayPark;
    this.oneInYields = oneInYields;
  }

  /** Makes the thread leave the code under test at its next access. Any thread may call it. */
  public void abandon() {
    abandoned = true;
  }

  /**
   * Another operation begins. After many accesses in one the thread is taken to wait in a loop, and
   * pauses more often, so that the one that it waits for gets the processor. Called by the thread
   * itself; without any call that never happens.
   */
  public void operationBegins() {
    inOperation = 1;
  }

  /** How many accesses the thread has made; exact in the thread itself. */
  public long accesses() {
    return accesses;
  }

  /** How often it yielded; exact in the thread itself. */
  public long yields() {
    return yields;
  }

  /** How often it paused; exact in the thread itself. */
  public long pauses() {
    return pauses;
  }

  @Override
  public void before(
      AccessSite site, @Nullable Object target, @Nullable Object handle, long index) {
    accesses++;
    if (abandoned) {
      Abandoned.unwind(site);
    }
    if (site.constant()) {
      return;
    }
    if (random.nextInt(oneInYields) == 0) {
      yields++;
      Thread.yield();
    }
    boolean spins = inOperation > 0 && inOperation++ > ACCESSES_OF_A_SPIN;
    if (random.nextInt(spins ? ONE_IN_PAUSES_OF_A_SPIN : ONE_IN_PAUSES) == 0) {
      pauses++;
      pause();
    }
  }

  private void pause() {
    if (mayPark) {
      LockSupport.parkNanos(this, PAUSE_NANOS);
      return;
    }
    long end = System.nanoTime() + PAUSE_NANOS;
    while (System.nanoTime() - end < 0) {
      Thread.yield();
    }
  }
}
