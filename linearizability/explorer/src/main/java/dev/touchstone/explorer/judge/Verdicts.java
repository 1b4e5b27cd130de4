package dev.touchstone.explorer.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.model.Synchronisation;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Judges the histories of executions, each different one once, since many executions have the same
 * one. Not thread-safe.
 *
 * @param <V> the verdicts
 */
public final class Verdicts<V> {
  private static final int MOST_REMEMBERED = 50_000;

  private final Function<History, @Nullable V> judge;
  private final Map<CallHistory, Optional<V>> remembered = new HashMap<>();
  private final CallHistory current = new CallHistory();
  private long judged;

  /**
   * Remembers what a judge says.
   *
   * @param judge null is a verdict too
   */
  public Verdicts(Function<History, @Nullable V> judge) {
    this.judge = judge;
  }

  /** The verdict on the history of an execution. */
  public @Nullable V of(Execution execution, Synchronisation order) {
    current.read(execution, order);
    Optional<V> known = remembered.get(current);
    if (known == null) {
      judged++;
      known = Optional.ofNullable(judge.apply(current.history()));
      if (remembered.size() == MOST_REMEMBERED) {
        remembered.clear();
      }
      remembered.put(current.copy(), known);
    }
    return known.orElse(null);
  }

  /** How many histories were judged; the others were remembered. */
  public long judged() {
    return judged;
  }
}
