package dev.touchstone.selectors.contract;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * One sentence of a selector's contract, and how it is tried.
 *
 * @param claim the claim of the catalogue, SELECTOR-…
 * @param name names the check among the claim's
 * @param sentence what must hold
 * @param body tries it
 */
public record SelectorCheck(String claim, String name, String sentence, Body body) {
  /** How a check is tried. */
  @FunctionalInterface
  public interface Body {

    /** Tries a selector; any exception is a violation. */
    void run(Trial trial) throws Exception;
  }

  /** The claim and the name. */
  public String id() {
    return claim + "/" + name;
  }

  /**
   * Tries a pair, in a thread of its own. May be called from any thread; pairs may be tried side by
   * side.
   *
   * @param limit how long a call may take that ought to return at once; twice that for all
   * @throws ContractViolation if it does not hold, if anything was thrown, or if it did not return
   */
  public void run(SelectorPair pair, Duration limit) {
    Duration whole = limit.multipliedBy(2);
    FutureTask<@Nullable Void> task =
        new FutureTask<>(
            () -> {
              try (Trial trial = new Trial(pair, limit)) {
                body.run(trial);
                trial.join();
              }
              return null;
            });
    Thread thread = new Thread(task, id());
    thread.setDaemon(true);
    thread.start();
    try {
      task.get(whole.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      ContractViolation hang = violation("did not return in " + whole.toSeconds() + " s", null);
      hang.setStackTrace(thread.getStackTrace());
      throw hang;
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      throw violation(
          cause instanceof ContractViolation ? String.valueOf(cause.getMessage()) : "" + cause,
          cause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a selector was tried", e);
    }
  }

  private ContractViolation violation(String what, @Nullable Throwable cause) {
    return new ContractViolation(id() + ": " + sentence + " But: " + what, cause);
  }
}
