package dev.touchstone.models;

import dev.touchstone.evidence.Strength;
import dev.touchstone.models.lincheck.Outcome;
import dev.touchstone.models.lincheck.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts what was really done, against what was planned. */
final class Tally {
  /** Fewer scenarios than this are no check, however few there may be. */
  private static final int LEAST_SCENARIOS = 8;

  private final Trial.Mode mode;
  private final int planned;
  private final int available;
  private final int invocations;
  private final String sizes;
  private final List<String> troubles = new ArrayList<>();
  private long judged;
  private long distinct;
  private int complete;
  private int exhausted;

  /**
   * A tally of nothing yet.
   *
   * @param planned scenarios by the budget
   * @param available scenarios that there are: fewer where there are no more different ones
   * @param invocations of each
   */
  Tally(Trial.Mode mode, int planned, int available, int invocations) {
    this(mode, planned, available, invocations, "capacities 1 and 2 or the least");
  }

  /**
   * A tally of nothing yet.
   *
   * @param sizes of the instances, in words
   */
  Tally(Trial.Mode mode, int planned, int available, int invocations, String sizes) {
    this.sizes = sizes;
    this.mode = mode;
    this.planned = planned;
    this.available = available;
    this.invocations = invocations;
  }

  /** Counts one run of a scenario. */
  void add(Outcome outcome) {
    judged += outcome.judged();
    distinct += outcome.distinct();
    if (outcome.complete()) {
      complete++;
      exhausted += outcome.exhausted() ? 1 : 0;
    }
  }

  /** Notes a reason, a sentence without a full stop, why a scenario could not be decided. */
  void trouble(String reason) {
    troubles.add(reason);
  }

  /** Why what was done is not enough to say that a claim holds; null if it is enough. */
  @Nullable String shortfall() {
    if (!troubles.isEmpty()) {
      return troubles.get(0)
          + (troubles.size() == 1 ? "" : "; and " + (troubles.size() - 1) + " more like it");
    }
    if (available < Math.min(planned, LEAST_SCENARIOS)) {
      return "only " + available + " scenarios could be made for it";
    }
    return complete < available
        ? "only " + complete + " of " + available + " scenarios ran to their end"
        : null;
  }

  /** What was done, as it stands beside the verdict. */
  Strength strength() {
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("scenarios", complete + " of " + available);
    figures.put("invocations of each at most", String.valueOf(invocations));
    figures.put("different results", String.valueOf(distinct));
    if (mode != Trial.Mode.STRESS) {
      figures.put("scenarios without further interleavings", String.valueOf(exhausted));
    }
    return new Strength(
        mode == Trial.Mode.STRESS ? Strength.Kind.SAMPLED : Strength.Kind.BOUNDED,
        judged,
        judged,
        bound(),
        false,
        figures);
  }

  private String bound() {
    String program = "2 to 3 threads, 1 to 3 calls each, " + sizes + "; ";
    return program
        + switch (mode) {
          case MODEL_CHECKING -> "sequentially consistent interleavings, few switches first";
          case OBSTRUCTION ->
              "waiting for a stopped thread and waiting for ever are seen, the number of steps is"
                  + " not";
          case STRESS -> "real threads with a fence between a thread's calls";
        };
  }
}
