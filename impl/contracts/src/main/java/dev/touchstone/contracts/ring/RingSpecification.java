package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.SequentialSpecification;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One lease of a ring buffer, used by one thread. Claims can be <em>waived</em>: then the results
 * that they forbid are legal, which tells to which claim a wrong result belongs.
 */
public final class RingSpecification implements SequentialSpecification<RingState> {
  private final int capacity;
  private final Set<String> waived;

  private RingSpecification(int capacity, Set<String> waived) {
    this.capacity = capacity;
    this.waived = Set.copyOf(waived);
  }

  /** A buffer that holds that many items and starts empty. */
  public static RingSpecification of(int capacity) {
    return new RingSpecification(capacity, Set.of());
  }

  /** The same, with results accepted that only the given claims ({@code RING-…}) forbid. */
  public RingSpecification waiving(Set<String> claims) {
    return new RingSpecification(capacity, claims);
  }

  @Override
  public RingState initial() {
    return RingState.EMPTY;
  }

  @Override
  public @Nullable RingState next(RingState state, Operation operation) {
    RingAnswer answer = answer(operation);
    if (operation.name().equals(RingOperations.RELEASE)) {
      return answer.kind() == RingAnswer.Kind.DONE ? state.afterRelease() : null;
    }
    if (state.released()) {
      return answer.kind() == RingAnswer.Kind.REFUSED || waived.contains(RingClaims.RELEASE)
          ? state
          : null;
    }
    return switch (operation.name()) {
      case RingOperations.ON_NEXT -> onNext(state, operation.arguments().get(0), answer);
      case RingOperations.ON_ERROR ->
          onTerminal(
              state, answer, new RingAnswer(RingAnswer.Kind.ERROR, operation.arguments().get(0)));
      case RingOperations.ON_COMPLETED ->
          onTerminal(state, answer, RingAnswer.of(RingAnswer.Kind.COMPLETED));
      case RingOperations.POLL -> poll(state, answer);
      default -> throw new IllegalArgumentException("no ring operation " + operation.name());
    };
  }

  private static RingAnswer answer(Operation operation) {
    if (operation.result() instanceof RingAnswer answer) {
      return answer;
    }
    throw new IllegalArgumentException(operation + " has no answer of a ring buffer");
  }

  private @Nullable RingState onNext(RingState state, Object item, RingAnswer answer) {
    boolean full = state.items().size() >= capacity;
    boolean ended = state.terminal() != null;
    return switch (answer.kind()) {
      case DONE -> !ended && !full ? state.with(item) : null;
      case FULL -> !ended && (full || waived.contains(RingClaims.BACKPRESSURE)) ? state : null;
      case REFUSED -> ended ? state : null;
      default -> null;
    };
  }

  private static @Nullable RingState onTerminal(
      RingState state, RingAnswer answer, RingAnswer event) {
    boolean ended = state.terminal() != null;
    return switch (answer.kind()) {
      case DONE -> ended ? null : state.ended(event);
      case REFUSED -> ended ? state : null;
      default -> null;
    };
  }

  private @Nullable RingState poll(RingState state, RingAnswer answer) {
    boolean toTell = state.terminal() != null && !state.told();
    return switch (answer.kind()) {
      case ITEM ->
          !state.items().isEmpty() && state.items().get(0).equals(answer.value())
              ? state.withoutFirst()
              : null;
      case NOTHING ->
          state.items().isEmpty() && (!toTell || waived.contains(RingClaims.TERMINAL))
              ? state
              : null;
      case ERROR, COMPLETED ->
          toTell
                  && answer.equals(state.terminal())
                  && (state.items().isEmpty() || waived.contains(RingClaims.TERMINAL))
              ? state.afterTelling()
              : null;
      default -> null;
    };
  }

  @Override
  public boolean isObservation(Operation operation) {
    return switch (answer(operation).kind()) {
      case FULL, REFUSED, NOTHING -> true;
      default -> false;
    };
  }

  /** The claim that forbids this result in this state; call it only where {@link #next} is null. */
  public String brokenClaim(RingState state, Operation operation) {
    RingAnswer.Kind kind = answer(operation).kind();
    boolean ended = state.terminal() != null;
    if (state.released() || operation.name().equals(RingOperations.RELEASE)) {
      return RingClaims.RELEASE;
    }
    if (operation.name().equals(RingOperations.POLL)) {
      return switch (kind) {
        case ERROR, COMPLETED -> RingClaims.TERMINAL;
        case REFUSED -> RingClaims.RELEASE;
        case NOTHING -> state.items().isEmpty() ? RingClaims.TERMINAL : RingClaims.BACKPRESSURE;
        default -> state.told() ? RingClaims.TERMINAL : RingClaims.BACKPRESSURE;
      };
    }
    if (operation.name().equals(RingOperations.ON_NEXT) && !ended) {
      boolean full = state.items().size() >= capacity;
      return kind == RingAnswer.Kind.REFUSED && !full
          ? RingClaims.RELEASE
          : RingClaims.BACKPRESSURE;
    }
    return RingClaims.TERMINAL;
  }

  @Override
  public String objection(RingState state, Operation operation) {
    return "the answer was '"
        + operation.result()
        + "', yet the buffer of "
        + capacity
        + " "
        + state.inWords();
  }
}
