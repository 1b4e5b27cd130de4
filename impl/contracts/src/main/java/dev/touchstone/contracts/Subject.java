package dev.touchstone.contracts;

import java.util.Optional;

/**
 * What is tried: a named factory for instances that should keep one contract. Each family has its
 * own sub-interface with the factory methods. A subject is stateless; any thread may use it.
 */
public interface Subject {

  /** {@code touchstone:SpmcArrayQueue}, {@code specimen:SpmcSlow}, or a class name. */
  String name();

  /** What it promises. */
  Contract contract();

  /** Why no instance can be made to a check's measure, if so; else empty. */
  default Optional<String> unadjustable() {
    return Optional.empty();
  }

  /** How it was reached where that is not plain, for instance by reflection; else empty. */
  default String reachedBy() {
    return "";
  }
}
