package dev.touchstone.contracts.ring;

/** Where leases come from. Any thread may acquire. */
public interface RingPoolUnderTest {

  /** A new, empty buffer for one user. */
  RingUnderTest acquire();
}
