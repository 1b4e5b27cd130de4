package dev.touchstone.certificate.command;

import dev.touchstone.certificate.OutputException;
import dev.touchstone.certificate.verdict.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run that is stopped from outside (Ctrl-C, a termination signal) write down what it has:
 * the signal's shutdown hook tells the run to stop, waits until it is through, and then ends the
 * JVM with 130.
 */
final class Interruption {
  private static final int PATIENCE_SECONDS = 30;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Runnable stop;
  private final Thread hook;

  private Interruption(Runnable stop) {
    this.stop = stop;
    this.hook = new Thread(this::interrupted, "interruption");
  }

  /** Work that may be stopped. */
  interface Work {
    int run() throws IOException;
  }

  /**
   * Does the work; meanwhile a signal calls {@code stop}, from a thread of its own.
   *
   * @param directory where the work writes
   * @throws OutputException if it cannot
   */
  static int during(Work work, Path directory, Runnable stop) {
    Interruption interruption = new Interruption(stop);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    try {
      return work.run();
    } catch (IOException e) {
      throw new OutputException(
          "The certificate cannot be written to '"
              + directory
              + "' ("
              + e.getMessage()
              + "); what was found before stands in its evidence.jsonl, and 'touchstone report "
              + directory
              + "' makes pages of it when there is room.",
          e);
    } finally {
      interruption.close();
    }
  }

  private void interrupted() {
    stop.run();
    try {
      if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("touchstone: the certificate could not be finished in time.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.out.flush();
    Runtime.getRuntime().halt(ExitCode.INTERRUPTED.status());
  }

  private void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is going down already: the hook, which has been released, ends it.
    }
  }
}
