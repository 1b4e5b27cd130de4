package dev.touchstone.evidence;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * How long it may take to certify the references, by families of contracts, on a quiet machine with
 * two cores. The build fails when a slice is overrun, so that a check that became slow is seen by
 * who made it slow.
 */
public final class TimePlan {
  private static final List<Slice> QUICK =
      List.of(
          new Slice("queues", Set.of("queue", "ring"), Duration.ofSeconds(130)),
          new Slice("pools", Set.of("pool"), Duration.ofSeconds(110)),
          new Slice("key sets", Set.of("keys"), Duration.ofSeconds(110)));

  private TimePlan() {}

  /**
   * A part of the plan.
   *
   * @param name for people
   * @param families names of families of contracts
   * @param length for all engines on all references of these families
   */
  public record Slice(String name, Set<String> families, Duration length) {
    public Slice {
      families = Set.copyOf(families);
    }
  }

  /** The slices of a budget; none for budgets that are not part of a build. */
  public static List<Slice> of(Budget budget) {
    return budget == Budget.QUICK ? QUICK : List.of();
  }
}
