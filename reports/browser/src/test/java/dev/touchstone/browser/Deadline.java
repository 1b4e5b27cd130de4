package dev.touchstone.browser;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Kills a process that is not heard of in time. */
final class Deadline implements AutoCloseable {
  private final CompletableFuture<Void> alarm = new CompletableFuture<>();
  private volatile boolean passed;

  Deadline(Process process, int seconds) {
    CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS)
        .execute(
            () -> {
              if (!alarm.isDone()) {
                passed = true;
                process.destroyForcibly();
              }
            });
  }

  /** Whether it came too late. */
  boolean passed() {
    return passed;
  }

  @Override
  public void close() {
    alarm.complete(null);
  }
}
