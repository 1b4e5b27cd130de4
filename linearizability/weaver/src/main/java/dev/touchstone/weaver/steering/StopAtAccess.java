package dev.touchstone.weaver.steering;

import dev.touchstone.weaver.hook.AccessSite;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Stops its thread right before a chosen access, counted from 1 since the last {@link #restart()},
 * until it is released: a thread that the scheduler took away, made without touching the code under
 * test.
 */
public final class StopAtAccess extends AccessLog {
  private final long stopAt;
  private final CountDownLatch reached = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private volatile @Nullable AccessSite stoppedAt;

  /**
   * A hook that stops once.
   *
   * @param limit as of {@link AccessLog}
   */
  public StopAtAccess(long stopAt, long limit) {
    super(limit);
    this.stopAt = stopAt;
  }

  @Override
  protected void counted(AccessSite site, long number) {
    if (number == stopAt && reached.getCount() > 0) {
      stoppedAt = site;
      reached.countDown();
      awaitRelease();
    }
  }

  private void awaitRelease() {
    boolean interrupted = false;
    while (true) {
      try {
        released.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The operation ended without reaching the access. */
  public void ended() {
    reached.countDown();
  }

  /**
   * Waits until the thread stands at its access, or its operation ended before.
   *
   * @return where it stands; null if it ended, or if that took longer than allowed
   */
  public @Nullable AccessSite awaitStop(long millis) throws InterruptedException {
    reached.await(millis, TimeUnit.MILLISECONDS);
    return stoppedAt;
  }

  /** Lets the thread go on. */
  public void release() {
    released.countDown();
  }
}
