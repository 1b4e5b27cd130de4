package dev.touchstone.contracts;

import org.jspecify.annotations.Nullable;

/**
 * What a primitive does when one thread uses it: states, and which operation with which result
 * leads from one to the next. Nondeterminism is expressed by accepting several results in one
 * state.
 *
 * @param <S> the states: immutable, with {@code equals} and {@code hashCode}
 */
public interface SequentialSpecification<S> {

  /** The state before the first operation. */
  S initial();

  /**
   * The state after the operation; null if the operation cannot return this result in this state.
   */
  @Nullable S next(S state, Operation operation);

  /**
   * Whether the operation, with the result that it returned, left the state as it was in every
   * state in which it is legal: a failed offer, an empty poll, a peek. Under {@link
   * MemoryOrder#HAPPENS_BEFORE} only its own thread must be able to place it.
   */
  boolean isObservation(Operation operation);

  /** Why the operation cannot return this result in this state, as the end of a sentence. */
  String objection(S state, Operation operation);
}
