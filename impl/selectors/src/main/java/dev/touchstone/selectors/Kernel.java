package dev.touchstone.selectors;

import static java.lang.invoke.MethodType.methodType;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.TimeUnit;

/**
 * The kernel calls of {@code poll} and {@code epoll}, as the JDK's own selectors make them. Any
 * thread.
 */
final class Kernel {
  /** Events of both calls, as Linux counts them. */
  static final int IN = 0x1;

  static final int OUT = 0x4;
  static final int ERROR = 0x8;
  static final int HANGUP = 0x10;
  static final int INVALID = 0x20;

  static final int CONTROL_ADD = 1;
  static final int CONTROL_DELETE = 2;
  static final int CONTROL_MODIFY = 3;

  private static final int INTERRUPTED = -3;

  private static final MethodHandle POLL =
      JdkInternals.staticMethod(
          "PollSelectorImpl", "poll", methodType(int.class, long.class, int.class, int.class));
  private static final MethodHandle ADDRESS =
      JdkInternals.method("DirectBuffer", "address", Object.class, methodType(long.class));
  private static final MethodHandle CLOSE =
      JdkInternals.staticMethod(
          "FileDispatcherImpl", "closeIntFD", methodType(void.class, int.class));

  private Kernel() {}

  /** The handles of epoll, apart, so that poll works where there is none. */
  private static final class Epoll {
    static final MethodHandle CREATE =
        JdkInternals.staticMethod("EPoll", "create", methodType(int.class));
    static final MethodHandle CONTROL =
        JdkInternals.staticMethod(
            "EPoll", "ctl", methodType(int.class, int.class, int.class, int.class, int.class));
    static final MethodHandle WAIT =
        JdkInternals.staticMethod(
            "EPoll", "wait", methodType(int.class, int.class, long.class, int.class, int.class));

    private Epoll() {}
  }

  /** Memory outside the heap, in the machine's byte order; freed when it becomes unreachable. */
  static ByteBuffer memory(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  /** Where such memory lies; the buffer must stay reachable while the address is in use. */
  static long address(ByteBuffer memory) {
    try {
      return (long) ADDRESS.invokeExact((Object) memory);
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }

  /**
   * Waits until one of the descriptors is ready.
   *
   * @param address of {@code count} structures {@code pollfd}
   * @param millis 0 not to wait, −1 without limit
   * @return how many are ready
   */
  static int poll(long address, int count, int millis) throws IOException {
    try {
      int left = millis;
      while (true) {
        long start = millis > 0 ? System.nanoTime() : 0;
        int ready = (int) POLL.invokeExact(address, count, left);
        if (ready != INTERRUPTED) {
          return ready;
        }
        left = left(left, start);
      }
    } catch (Throwable e) {
      throw checked(e);
    }
  }

  /**
   * The same of an epoll.
   *
   * @param address of room for {@code most} structures {@code epoll_event}
   */
  static int epollWait(int epoll, long address, int most, int millis) throws IOException {
    try {
      int left = millis;
      while (true) {
        long start = millis > 0 ? System.nanoTime() : 0;
        int ready = (int) Epoll.WAIT.invokeExact(epoll, address, most, left);
        if (ready != INTERRUPTED) {
          return ready;
        }
        left = left(left, start);
      }
    } catch (Throwable e) {
      throw checked(e);
    }
  }

  /** What is left of a wait that a signal ended. */
  private static int left(int millis, long startNanos) {
    if (millis <= 0) {
      return millis;
    }
    long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    return (int) Math.max(0, millis - waited);
  }

  static int epollCreate() throws IOException {
    try {
      return (int) Epoll.CREATE.invokeExact();
    } catch (Throwable e) {
      throw checked(e);
    }
  }

  /** Returns 0 or the error's number. */
  static int epollControl(int epoll, int operation, int descriptor, int events) {
    try {
      return (int) Epoll.CONTROL.invokeExact(epoll, operation, descriptor, events);
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }

  static void close(int descriptor) throws IOException {
    try {
      CLOSE.invokeExact(descriptor);
    } catch (Throwable e) {
      throw checked(e);
    }
  }

  private static IOException checked(Throwable e) {
    if (e instanceof IOException checked) {
      return checked;
    }
    throw JdkInternals.unchecked(e);
  }
}
