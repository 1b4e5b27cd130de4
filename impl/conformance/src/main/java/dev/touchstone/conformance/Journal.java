package dev.touchstone.conformance;

import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * What a check did to its subject since the last {@link #begin}: calls and returns, calls from
 * inside callbacks nested in the calls around them. The check's thread writes; the watchdog reads
 * it at any time, also while a call hangs.
 */
public final class Journal {
  private final List<Trace.Step> steps = new ArrayList<>();
  private String setting = "";
  private @Nullable Throwable thrown;
  private int depth;
  private long calls;
  private long pages;
  private long awaited;
  private Runnable atAwaited = () -> {};
  private volatile long since;

  /**
   * Starts a new page.
   *
   * @param newSetting what is about to be done, for the head of a trace
   */
  public void begin(String newSetting) {
    if (turn(newSetting)) {
      atAwaited.run();
    }
  }

  private synchronized boolean turn(String newSetting) {
    setting = newSetting;
    steps.clear();
    thrown = null;
    return ++pages == awaited;
  }

  /** Does something when that page has been begun, counted from 1; called before the first. */
  synchronized void at(long page, Runnable action) {
    awaited = page;
    atAwaited = action;
  }

  /** How many pages were begun: since all is deterministic, the number of this one. */
  synchronized long pages() {
    return pages;
  }

  /**
   * Makes one call of the subject and writes it down.
   *
   * @param call as a reader should see it, such as {@code offer(3)}
   * @return what the call returned
   * @throws RuntimeException whatever the call threw, unwrapped
   */
  public <T extends @Nullable Object> T call(String call, Callable<T> body) {
    enter(call);
    try {
      T result = body.call();
      leave(call, String.valueOf(result), null);
      return result;
    } catch (RuntimeException | Error e) {
      leave(call, "threw " + e, e);
      throw e;
    } catch (Exception e) {
      leave(call, "threw " + e, e);
      throw new IllegalStateException("a subject threw a checked exception", e);
    }
  }

  private synchronized void enter(String call) {
    if (depth++ == 0) {
      since = System.nanoTime() | 1;
    }
    calls++;
    steps.add(Trace.Step.call(0, call));
  }

  private synchronized void leave(String call, String result, @Nullable Throwable exception) {
    steps.add(Trace.Step.returned(0, call, result));
    if (exception != null) {
      thrown = exception;
    }
    if (--depth == 0) {
      since = 0;
    }
  }

  /** Whether this very exception came out of the subject's last call that threw. */
  public synchronized boolean threw(Throwable exception) {
    return exception == thrown;
  }

  /**
   * {@link System#nanoTime()} at the start of the outermost call in progress; 0 when there is none.
   */
  long since() {
    return since;
  }

  /** How many calls were made, over all pages. */
  public synchronized long calls() {
    return calls;
  }

  /** What the page is about. */
  public synchronized String setting() {
    return setting;
  }

  /** The page so far. */
  public synchronized List<Trace.Step> steps() {
    return List.copyOf(steps);
  }
}
