package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.Subject;

/** A ring buffer that is tried, with the pool that it goes back to. */
public interface RingSubject extends Subject {

  @Override
  RingContract contract();

  /**
   * A new pool that keeps some of what is released.
   *
   * @param capacity as asked for each buffer
   */
  RingPoolUnderTest create(int capacity);
}
