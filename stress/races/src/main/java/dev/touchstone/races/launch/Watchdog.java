package dev.touchstone.races.launch;

import java.util.concurrent.TimeUnit;

/**
 * Stops forks that do not come back: a queue whose operation never returns would otherwise hold
 * jcstress for ever. A stopped fork is reported by jcstress as one that failed.
 */
final class Watchdog {
  private final long limitNanos;
  private final Thread thread = new Thread(this::watch, "races-watchdog");
  private volatile long lastProgress = System.nanoTime();
  private volatile boolean stopped;
  private volatile boolean barked;

  private Watchdog(long limitMillis) {
    this.limitNanos = TimeUnit.MILLISECONDS.toNanos(limitMillis);
  }

  /** Starts to watch. */
  static Watchdog start(long limitMillis) {
    Watchdog watchdog = new Watchdog(limitMillis);
    watchdog.thread.setDaemon(true);
    watchdog.thread.start();
    return watchdog;
  }

  /** Any thread: something came back. */
  void progress() {
    lastProgress = System.nanoTime();
  }

  /** Whether it has stopped forks. */
  boolean barked() {
    return barked;
  }

  /** Ends the watch. */
  void stop() {
    stopped = true;
    thread.interrupt();
  }

  private void watch() {
    while (!stopped) {
      long left = limitNanos - (System.nanoTime() - lastProgress);
      if (left <= 0) {
        barked = true;
        killForks();
        progress();
      } else {
        try {
          TimeUnit.NANOSECONDS.sleep(left);
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }

  /** Ends every process that this JVM started: there are no others than forks. */
  static void killForks() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }
}
