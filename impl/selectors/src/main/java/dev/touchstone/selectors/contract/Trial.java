package dev.touchstone.selectors.contract;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A selector on trial, with what a check needs around it. The check's thread; {@link #start} starts
 * others. Closing it closes the selector and every connection.
 */
public final class Trial implements AutoCloseable {
  private final SelectorPair pair;
  private final Duration limit;
  private final Selector selector;
  private final List<Connection> connections = new ArrayList<>();
  private final List<FutureTask<?>> tasks = new ArrayList<>();

  /**
   * A trial.
   *
   * @param limit how long something may take that is only a matter of scheduling
   */
  Trial(SelectorPair pair, Duration limit) throws IOException {
    this.pair = pair;
    this.limit = limit;
    this.selector = pair.openSelector();
  }

  /** How long something may take that is only a matter of scheduling. */
  Duration limit() {
    return limit;
  }

  /** The selector. */
  Selector selector() {
    return selector;
  }

  /** A new connection, closed with the trial. */
  Connection connect() throws IOException {
    Connection connection = pair.connect();
    connections.add(connection);
    return connection;
  }

  /** Registers a connection's near channel, with the connection as attachment. */
  SelectionKey register(Connection connection, int ops) throws IOException {
    return connection.near().register(selector, ops, connection);
  }

  /** A key of a new connection. */
  SelectionKey key(int ops) throws IOException {
    return register(connect(), ops);
  }

  /** The connection of a key. */
  static Connection of(SelectionKey key) {
    return (Connection) key.attachment();
  }

  /** Makes a key's channel readable, soon. */
  static void send(SelectionKey key) throws IOException {
    of(key).send();
  }

  /** Selects until a key is selected with an operation; fails if a selection brings nothing. */
  void selectUntil(SelectionKey key, int op) throws IOException {
    long end = System.nanoTime() + limit.toNanos();
    while (!selector.selectedKeys().contains(key) || (key.readyOps() & op) != op) {
      require(System.nanoTime() < end, "a ready channel was not selected");
      selector.select(100);
    }
  }

  /** Fails unless it is so. */
  void require(boolean so, String otherwise) {
    if (!so) {
      throw new ContractViolation(otherwise);
    }
  }

  /** Fails unless two numbers are the same. */
  void requireEqual(long expected, long found, String what) {
    require(expected == found, what + ": expected " + expected + ", found " + found);
  }

  /** Fails unless the action throws an exception of the type. */
  void requireThrows(Class<? extends Exception> type, String what, Callable<?> action) {
    try {
      action.call();
    } catch (Exception e) {
      if (type.isInstance(e)) {
        return;
      }
      throw new ContractViolation(what + ": expected " + type.getSimpleName(), e);
    }
    throw new ContractViolation(what + ": expected " + type.getSimpleName() + ", nothing thrown");
  }

  /** Runs something in another thread. What it throws comes out of {@link #join}. */
  Thread start(String name, Callable<?> action) {
    FutureTask<?> task = new FutureTask<>(action);
    tasks.add(task);
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Starts a selection without limit, and returns when its thread waits in the kernel. */
  Thread startSelecting() {
    return startBlocking(selector::select);
  }

  /** Starts something that selects, and returns when its thread waits in the kernel. */
  Thread startBlocking(Callable<?> action) {
    Thread thread = start("selecting", action);
    awaitBlocked(thread);
    return thread;
  }

  /** Waits until the selecting thread holds the selector's monitor and is in a native call. */
  private void awaitBlocked(Thread thread) {
    long end = System.nanoTime() + limit.toNanos();
    while (System.nanoTime() < end) {
      StackTraceElement[] stack = thread.getStackTrace();
      if (stack.length > 0 && stack[0].isNativeMethod()) {
        return;
      }
      Thread.onSpinWait();
    }
    throw new IllegalStateException("no selection came to block in the kernel");
  }

  /** Waits until every started thread is done. */
  void join() throws Exception {
    for (FutureTask<?> task : tasks) {
      try {
        task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        throw new ContractViolation(
            "another thread's call did not return in " + limit.toSeconds() + " s", e);
      } catch (ExecutionException e) {
        throw causeOf(e);
      }
    }
  }

  private static Exception causeOf(ExecutionException e) {
    @Nullable Throwable cause = e.getCause();
    return cause instanceof Exception exception ? exception : e;
  }

  @Override
  public void close() throws IOException {
    try {
      selector.close();
    } finally {
      for (Connection connection : connections) {
        connection.close();
      }
    }
  }
}
