package dev.touchstone.subjects;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.subjects.pool.ArrayPoolSubject;
import dev.touchstone.subjects.specimens.pool.PoolAbaPop;
import dev.touchstone.subjects.specimens.pool.PoolAcceptsDoubleRelease;
import dev.touchstone.subjects.specimens.pool.PoolAllocatesPerRelease;
import dev.touchstone.subjects.specimens.pool.PoolAllocatesUnderLock;
import dev.touchstone.subjects.specimens.pool.PoolClearsHalf;
import dev.touchstone.subjects.specimens.pool.PoolGivesUpAfterThree;
import dev.touchstone.subjects.specimens.pool.PoolMixedUnits;
import dev.touchstone.subjects.specimens.pool.PoolNodeBeforeNext;
import dev.touchstone.subjects.specimens.pool.PoolOpaqueHandOver;
import dev.touchstone.subjects.specimens.pool.PoolOverwritesSlot;
import dev.touchstone.subjects.specimens.pool.PoolPlainHandOver;
import dev.touchstone.subjects.specimens.pool.PoolReleasesBeforeClear;
import dev.touchstone.subjects.specimens.pool.PoolSlow;
import dev.touchstone.subjects.specimens.pool.PoolTakeWithoutRemoving;
import dev.touchstone.subjects.specimens.pool.PoolTallyApartFromHandOver;
import dev.touchstone.subjects.specimens.pool.PoolUndersizedArray;
import java.util.List;

/** The specimens that are pools. All promise what a right lock-free pool would. */
final class SpecimenPools {
  private static final PoolContract CONTRACT =
      ReferencePools.contract(
          "pool-relaxed",
          "take=LOCK_FREE",
          "release=LOCK_FREE",
          "baseline=touchstone:StampedLockArrayPool");

  static final List<Subject> SUBJECTS =
      List.of(
          specimen("PoolTakeWithoutRemoving", PoolTakeWithoutRemoving::new),
          specimen("PoolAbaPop", PoolAbaPop::new),
          specimen("PoolUndersizedArray", PoolUndersizedArray::new),
          specimen("PoolTallyApartFromHandOver", PoolTallyApartFromHandOver::new),
          specimen("PoolMixedUnits", PoolMixedUnits::new),
          specimen("PoolNodeBeforeNext", PoolNodeBeforeNext::new),
          specimen("PoolOverwritesSlot", PoolOverwritesSlot::new),
          specimen("PoolGivesUpAfterThree", PoolGivesUpAfterThree::new),
          specimen("PoolPlainHandOver", PoolPlainHandOver::new),
          specimen("PoolOpaqueHandOver", PoolOpaqueHandOver::new),
          specimen("PoolAllocatesUnderLock", PoolAllocatesUnderLock::new),
          specimen("PoolAcceptsDoubleRelease", PoolAcceptsDoubleRelease::new),
          specimen("PoolReleasesBeforeClear", PoolReleasesBeforeClear::new),
          specimen("PoolClearsHalf", PoolClearsHalf::new),
          specimen("PoolAllocatesPerRelease", PoolAllocatesPerRelease::new),
          specimen("PoolSlow", PoolSlow::new));

  private SpecimenPools() {}

  private static Subject specimen(String name, ArrayPoolSubject.Factory factory) {
    return new ArrayPoolSubject("specimen:" + name, CONTRACT, factory);
  }
}
