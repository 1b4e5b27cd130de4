package dev.touchstone.subjects;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.pool.StampedLockArrayPool;
import dev.touchstone.pool.StripedArrayPool;
import dev.touchstone.pool.SynchronizedArrayPool;
import dev.touchstone.subjects.pool.ArrayPoolSubject;
import java.util.List;

/** The reference pools and their contracts. */
final class ReferencePools {
  private static final PoolContract SYNCHRONIZED =
      contract("pool-strict", "memory=SEQUENTIAL", "take=BLOCKING", "release=BLOCKING");
  private static final PoolContract STAMPED_LOCK =
      contract(
          "pool-strict",
          "memory=SEQUENTIAL",
          "take=BLOCKING",
          "release=BLOCKING",
          "baseline=touchstone:SynchronizedArrayPool");
  private static final PoolContract STRIPED =
      contract(
          "pool-relaxed",
          "take=WAIT_FREE",
          "release=WAIT_FREE",
          "baseline=touchstone:StampedLockArrayPool");

  static final List<Subject> SUBJECTS =
      List.of(
          new ArrayPoolSubject(
              "touchstone:SynchronizedArrayPool", SYNCHRONIZED, SynchronizedArrayPool::new),
          new ArrayPoolSubject(
              "touchstone:StampedLockArrayPool", STAMPED_LOCK, StampedLockArrayPool::new),
          new ArrayPoolSubject("touchstone:StripedArrayPool", STRIPED, StripedArrayPool::new));

  private ReferencePools() {}

  static PoolContract contract(String... parts) {
    return (PoolContract)
        Contracts.parse(String.join(",", parts) + ",clearing=true,checked=true,bytes=0");
  }
}
