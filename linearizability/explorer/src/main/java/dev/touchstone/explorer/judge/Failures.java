package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.model.Synchronisation;
import org.jspecify.annotations.Nullable;

/** Failed checks and exceptions of the threads. */
public final class Failures implements Judge {

  @Override
  public @Nullable Fault judge(Execution execution, Synchronisation order) {
    for (int t = 0; t < execution.program().threads(); t++) {
      Throwable failure = execution.failure(t).orElse(null);
      if (failure != null) {
        String what =
            failure instanceof AssertionError && failure.getMessage() != null
                ? failure.getMessage()
                : failure.toString();
        return Fault.of(Fault.Kind.FAILURE, "Thread " + t + " failed: " + what + ".");
      }
    }
    return null;
  }
}
