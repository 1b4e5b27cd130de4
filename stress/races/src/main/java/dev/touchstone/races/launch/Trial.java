package dev.touchstone.races.launch;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What came back from one fork.
 *
 * @param outcomes how often each outcome's text was counted
 * @param problem what went wrong, as a sentence without a full stop; empty for an ordinary end
 * @param hung whether the fork had to be stopped because an operation did not return
 */
public record Trial(
    Configuration configuration, Map<String, Long> outcomes, String problem, boolean hung) {
  public Trial {
    outcomes = Map.copyOf(outcomes);
  }

  /** How many trials were counted. */
  public long samples() {
    return outcomes.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Both forks' counts, for a configuration that was run again; a problem of either stays. */
  public Trial plus(Trial again) {
    Map<String, Long> sum = new LinkedHashMap<>(outcomes);
    again.outcomes.forEach((outcome, count) -> sum.merge(outcome, count, Long::sum));
    return new Trial(
        configuration, sum, problem.isEmpty() ? again.problem : problem, hung || again.hung);
  }
}
