package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import org.jspecify.annotations.Nullable;

/**
 * A pool used by one thread. The strict form is deterministic: a bounded stack for each size class.
 * The relaxed form accepts a miss and a drop at any time, but not a miss of {@link
 * PoolOperations#TAKE_AT_REST}. Callers release only what they hold; misuse is no part of it.
 */
public final class PoolSpecification implements SequentialSpecification<PoolState> {
  private final PoolSettings settings;
  private final int elementBytes;
  private final PoolOrder order;
  private final Extent extent;

  /** How much of the promise is asked for. */
  private enum Extent {
    /** One holder at a time, and the length. */
    OWNERSHIP,
    /** And the cap. */
    CAP,
    /** And that nothing is lost, missed or dropped against the promised order. */
    ALL
  }

  private PoolSpecification(
      PoolSettings settings, int elementBytes, PoolOrder order, Extent extent) {
    this.settings = settings;
    this.elementBytes = elementBytes;
    this.order = order;
    this.extent = extent;
  }

  /** The specification of a pool that is made with these settings. */
  public static PoolSpecification of(PoolSettings settings, int elementBytes, PoolOrder order) {
    return new PoolSpecification(settings, elementBytes, order, Extent.ALL);
  }

  /** Of all this only that each array has one holder at a time, and is long enough. */
  public PoolSpecification ofOwnershipOnly() {
    return new PoolSpecification(settings, elementBytes, order, Extent.OWNERSHIP);
  }

  /** And that the cap is kept. */
  public PoolSpecification ofOwnershipAndCap() {
    return new PoolSpecification(settings, elementBytes, order, Extent.CAP);
  }

  private boolean strict() {
    return order == PoolOrder.STRICT && extent == Extent.ALL;
  }

  @Override
  public PoolState initial() {
    return PoolState.EMPTY;
  }

  @Override
  public @Nullable PoolState next(PoolState state, Operation operation) {
    return brokenClaim(state, operation) == null ? after(state, operation) : null;
  }

  private static PoolState after(PoolState state, Operation operation) {
    return switch (operation.name()) {
      case PoolOperations.TAKE, PoolOperations.TAKE_AT_REST -> state.taken(lent(operation));
      case PoolOperations.RELEASE ->
          state.released((Lent) operation.arguments().get(0), isTrue(operation.result()));
      case PoolOperations.TRIM -> state.trimmed();
      default -> state;
    };
  }

  /** The claim that forbids this result in this state; null if none does. */
  public @Nullable String brokenClaim(PoolState state, Operation operation) {
    return switch (operation.name()) {
      case PoolOperations.TAKE -> brokenByTake(state, operation, strict());
      case PoolOperations.TAKE_AT_REST -> brokenByTake(state, operation, extent == Extent.ALL);
      case PoolOperations.RELEASE -> brokenByRelease(state, operation);
      case PoolOperations.RETAINED -> brokenByRetained(state, operation);
      case PoolOperations.TRIM ->
          extent == Extent.ALL
                  && !Long.valueOf(state.bytes(elementBytes)).equals(operation.result())
              ? PoolClaims.CONSERVE
              : null;
      default -> throw new IllegalArgumentException("no pool operation " + operation.name());
    };
  }

  private @Nullable String brokenByTake(PoolState state, Operation operation, boolean mustFind) {
    Lent array = lent(operation);
    int minLength = (Integer) operation.arguments().get(0);
    if (array.length() < minLength) {
      return PoolClaims.LENGTH;
    }
    if (state.out().contains(array)) {
      return PoolClaims.EXCLUSIVE;
    }
    if (extent != Extent.ALL) {
      return null;
    }
    Lent last = state.lastOf(settings.served(minLength));
    if (state.kept().contains(array)) {
      return strict() && !array.equals(last) ? PoolClaims.CONSERVE : null;
    }
    boolean missed = mustFind && last != null;
    return missed || !state.isNew(array) ? PoolClaims.CONSERVE : null;
  }

  private @Nullable String brokenByRelease(PoolState state, Operation operation) {
    Lent array = (Lent) operation.arguments().get(0);
    if (!state.out().contains(array)) {
      return PoolClaims.EXCLUSIVE;
    }
    long bytes = (long) array.length() * elementBytes;
    boolean fits = bytes <= settings.cap() - state.bytes(elementBytes);
    if (isTrue(operation.result())) {
      return fits || extent == Extent.OWNERSHIP ? null : PoolClaims.CAPACITY;
    }
    return strict() && fits && settings.hasClass(array.length()) ? PoolClaims.CONSERVE : null;
  }

  private @Nullable String brokenByRetained(PoolState state, Operation operation) {
    if (extent == Extent.OWNERSHIP) {
      return null;
    }
    if (operation.result() instanceof Long bytes && bytes > settings.cap()) {
      return PoolClaims.CAPACITY;
    }
    boolean exact = Long.valueOf(state.bytes(elementBytes)).equals(operation.result());
    return exact || extent == Extent.CAP ? null : PoolClaims.CONSERVE;
  }

  private static Lent lent(Operation operation) {
    if (operation.result() instanceof Lent array) {
      return array;
    }
    throw new IllegalArgumentException(operation + " has no array");
  }

  private static boolean isTrue(@Nullable Object result) {
    return Boolean.TRUE.equals(result);
  }

  @Override
  public boolean isObservation(Operation operation) {
    return operation.name().equals(PoolOperations.RETAINED);
  }

  @Override
  public String objection(PoolState state, Operation operation) {
    String claim = brokenClaim(state, operation);
    String keeps =
        "the pool keeps "
            + (state.kept().isEmpty() ? "nothing" : state.kept().toString())
            + ", "
            + state.bytes(elementBytes)
            + " of "
            + settings.cap()
            + " bytes";
    if (PoolClaims.EXCLUSIVE.equals(claim)) {
      return "somebody else holds that array";
    }
    if (PoolClaims.LENGTH.equals(claim)) {
      return "the array is too short";
    }
    return "yet " + keeps;
  }
}
