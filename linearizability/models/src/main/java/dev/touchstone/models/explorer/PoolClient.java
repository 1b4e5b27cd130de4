package dev.touchstone.models.explorer;

import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A client program of a pool with one size class. A call's argument is a handle: {@code take(3)}
 * takes an array and calls it 3, {@code release(3)} gives it back.
 */
record PoolClient(Scenario scenario) implements Client {

  @Override
  public String text() {
    String threads =
        scenario.threads().stream().map(PoolClient::text).collect(Collectors.joining(" ‖ "));
    return threads
        + " (room for "
        + scenario.capacity()
        + (scenario.before().isEmpty() ? "" : ", after " + text(scenario.before()))
        + "; then "
        + text(scenario.after())
        + ")";
  }

  private static String text(List<Step> steps) {
    return steps.stream().map(Step::toString).collect(Collectors.joining(", "));
  }
}
