package dev.touchstone.selectors.contract;

import static java.nio.channels.SelectionKey.OP_READ;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** SELECTOR-WAKEUP: how a selection is made to return. */
final class WakeupChecks {
  private static final String CLAIM = "SELECTOR-WAKEUP";

  /** A selection that nothing ends takes at least this long. */
  private static final long WAIT_MILLIS = 60;

  static final List<SelectorCheck> LIST =
      List.of(
          new SelectorCheck(
              CLAIM,
              "current",
              "A wakeup makes the selection in progress return.",
              WakeupChecks::current),
          new SelectorCheck(
              CLAIM,
              "next",
              "A wakeup makes the next selection return, and several are as one.",
              WakeupChecks::next),
          new SelectorCheck(
              CLAIM,
              "select-now",
              "selectNow takes a wakeup that came before.",
              WakeupChecks::selectNow),
          new SelectorCheck(
              CLAIM,
              "interrupt",
              "Interrupting the selecting thread makes its selection return, status set.",
              WakeupChecks::interrupt),
          new SelectorCheck(
              CLAIM,
              "many",
              "Of many wakeups while selections are made, none is lost.",
              WakeupChecks::many));

  private WakeupChecks() {}

  private static void current(Trial trial) throws Exception {
    trial.key(OP_READ);
    trial.startSelecting();
    trial.require(trial.selector().wakeup() == trial.selector(), "wakeup returned another");
    trial.join();
    requireWaits(trial);
  }

  private static void next(Trial trial) throws Exception {
    trial.key(OP_READ);
    trial.selector().wakeup();
    trial.selector().wakeup();
    trial.requireEqual(0, select(trial), "count");
    requireWaits(trial);
    trial.selector().wakeup();
    select(trial);
    requireWaits(trial);
  }

  private static void selectNow(Trial trial) throws Exception {
    trial.key(OP_READ);
    trial.selector().wakeup();
    trial.requireEqual(0, trial.selector().selectNow(), "count");
    requireWaits(trial);
  }

  /** A selection that must return at once: in another thread, so that it can be given up. */
  private static int select(Trial trial) throws Exception {
    int[] count = new int[1];
    trial.start("selecting", () -> count[0] = trial.selector().select());
    trial.join();
    return count[0];
  }

  private static void requireWaits(Trial trial) throws Exception {
    long start = System.nanoTime();
    trial.selector().select(WAIT_MILLIS);
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    trial.require(millis >= WAIT_MILLIS / 2, "a later selection returned after " + millis + " ms");
  }

  private static void interrupt(Trial trial) throws Exception {
    trial.key(OP_READ);
    boolean[] status = new boolean[1];
    Thread thread =
        trial.startBlocking(
            () -> {
              trial.selector().select();
              status[0] = Thread.interrupted();
              return null;
            });
    thread.interrupt();
    trial.join();
    trial.require(status[0], "the interrupt status was not set");
    trial.require(trial.selector().isOpen(), "the selector was closed");
  }

  /** A baton: each wakeup is waited for before the next one, so that a lost one shows. */
  private static void many(Trial trial) throws Exception {
    trial.key(OP_READ);
    int rounds = 2000;
    java.util.concurrent.Semaphore returned = new java.util.concurrent.Semaphore(0);
    trial.start(
        "selecting",
        () -> {
          for (int round = 0; round < rounds; round++) {
            trial.selector().select();
            returned.release();
          }
          return null;
        });
    for (int round = 0; round < rounds; round++) {
      trial.selector().wakeup();
      if (!returned.tryAcquire(trial.limit().toMillis(), TimeUnit.MILLISECONDS)) {
        throw new ContractViolation("wakeup " + (round + 1) + " of " + rounds + " was lost");
      }
    }
  }
}
