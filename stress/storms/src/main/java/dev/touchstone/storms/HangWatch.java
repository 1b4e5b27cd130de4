package dev.touchstone.storms;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Watches how many operations running threads have done: one whose number does not grow is in the
 * middle of an operation. Whether that is the operation's fault or the machine's is told by the
 * processor time that the thread had.
 */
final class HangWatch {
  private static final long CPU_MILLIS_OF_A_SPIN = 100;
  private static final int PATIENCE = 10;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final class Watched {
    final Thread thread;
    final IntSupplier operations;
    int size = -1;
    long since;
    long cpu;

    Watched(Thread thread, IntSupplier operations) {
      this.thread = thread;
      this.operations = operations;
    }
  }

  private final List<Watched> watched = new ArrayList<>();
  private final long limitNanos;

  HangWatch(long limitMillis) {
    this.limitNanos = limitMillis * 1_000_000;
  }

  void add(Thread thread, IntSupplier operations) {
    watched.add(new Watched(thread, operations));
  }

  /** Looks once; call it every few milliseconds. */
  @Nullable Hang look() {
    long now = System.nanoTime();
    for (Watched w : watched) {
      if (!w.thread.isAlive()) {
        continue;
      }
      int size = w.operations.getAsInt();
      if (size != w.size) {
        w.size = size;
        w.since = now;
        w.cpu = cpuMillis(w.thread);
      } else if (now - w.since > limitNanos) {
        Hang hang = judge(w, now);
        if (hang.certain() || now - w.since > PATIENCE * limitNanos) {
          return hang;
        }
      }
    }
    return null;
  }

  private Hang judge(Watched w, long now) {
    Thread.State state = w.thread.getState();
    long cpu = cpuMillis(w.thread) - w.cpu;
    boolean waits = state == Thread.State.WAITING || state == Thread.State.BLOCKED;
    StackTraceElement[] stack = w.thread.getStackTrace();
    List<String> stacks = new ArrayList<>();
    stacks.add(Hang.text(w.thread, stack));
    for (Watched other : watched) {
      if (other != w && other.thread.isAlive()) {
        stacks.add(Hang.text(other.thread, other.thread.getStackTrace()));
      }
    }
    return new Hang(
        Hang.operation(stack),
        w.thread.getName(),
        (now - w.since) / 1_000_000_000,
        cpu,
        state,
        stacks,
        waits || cpu >= CPU_MILLIS_OF_A_SPIN);
  }

  private static long cpuMillis(Thread thread) {
    long nanos = THREADS.isThreadCpuTimeSupported() ? THREADS.getThreadCpuTime(thread.getId()) : -1;
    return nanos < 0 ? 0 : nanos / 1_000_000;
  }
}
