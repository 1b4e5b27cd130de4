package dev.touchstone.selectors;

import static java.lang.invoke.MethodType.methodType;

import dev.touchstone.selector.Wakeup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;

/**
 * A wakeup through an {@code eventfd}, which the kernel polls beside the channels. Neither the
 * interrupt status of who signals nor a full buffer can spoil it, as with a channel of a pipe.
 *
 * <p>A signal may come after {@link #close}, when the descriptor's number may be another's: then it
 * is dropped. Its own monitor guards that.
 */
final class EventDescriptor implements Wakeup {
  private static final MethodHandle OPEN = JdkInternals.constructor("EventFD");
  private static final MethodHandle NUMBER = handle("efd", int.class);
  private static final MethodHandle SET = handle("set", void.class);
  private static final MethodHandle RESET = handle("reset", void.class);
  private static final MethodHandle CLOSE = handle("close", void.class);

  private final Object event;
  private final int number;
  private boolean closed;

  EventDescriptor() throws IOException {
    try {
      event = OPEN.invokeExact();
      number = (int) NUMBER.invokeExact(event);
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }

  private static MethodHandle handle(String name, Class<?> result) {
    return JdkInternals.method("EventFD", name, Object.class, methodType(result));
  }

  /** What the kernel polls: readable while there is a signal. */
  int number() {
    return number;
  }

  @Override
  public synchronized void signal() {
    if (!closed) {
      invoke(SET);
    }
  }

  @Override
  public synchronized void drain() {
    if (!closed) {
      invoke(RESET);
    }
  }

  /** Closes the descriptor, once. */
  synchronized void close() {
    if (!closed) {
      closed = true;
      invoke(CLOSE);
    }
  }

  private void invoke(MethodHandle handle) {
    try {
      handle.invoke(event);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }
}
