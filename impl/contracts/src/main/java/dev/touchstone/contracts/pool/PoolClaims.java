package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.Modality;
import java.util.List;

/**
 * The catalogue of claims on array pools: identifiers, sentences, and the controls that their
 * checks must catch.
 */
public final class PoolClaims {
  public static final String EXCLUSIVE = "POOL-EXCLUSIVE";
  public static final String LENGTH = "POOL-LENGTH";
  public static final String CAPACITY = "POOL-CAPACITY";
  public static final String CONSERVE = "POOL-CONSERVE";
  public static final String DRIFT = "POOL-DRIFT";
  public static final String PUBLISH = "POOL-PUBLISH";
  public static final String PROGRESS = "POOL-PROGRESS";
  public static final String MISUSE = "POOL-MISUSE";
  public static final String SECRET = "POOL-SECRET";
  public static final String ALLOC = "POOL-ALLOC";
  public static final String SPEED = "POOL-SPEED";

  /** Small letters are engines that must notice once they have checks of pools. */
  private static final List<Claim> CATALOGUE =
      List.of(
          claim(
              EXCLUSIVE,
              "between take and release an array has one holder",
              control("PoolTakeWithoutRemoving", "take that looks without removing", "LSR"),
              control("PoolAbaPop", "pop of a stack of reused nodes without a stamp, ABA", "LS")),
          claim(
              LENGTH,
              "a taken array is at least as long as asked",
              control("PoolUndersizedArray", "undersized array handed out", "C")),
          claim(
              CAPACITY,
              "what the pool retains never exceeds its cap, in bytes",
              control("PoolTallyApartFromHandOver", "tally updated apart from the hand-over", "LS"),
              control(
                  "PoolMixedUnits", "elements compared with bytes in the test of the cap", "C")),
          claim(
              CONSERVE,
              "at rest, every array whose release was kept can be taken again, by every thread, and released = kept +"
                  + " dropped; a strict pool is a bounded stack for each size class, without spurious miss or drop",
              control(
                  "PoolNodeBeforeNext", "node published before its pointer to the next one", "LS"),
              control("PoolOverwritesSlot", "an occupied slot overwritten", "C")),
          stochastic(
              DRIFT,
              "retained memory does not grow under steady load",
              control(
                  "PoolGivesUpAfterThree",
                  "give up after three failed compare-and-sets on both sides",
                  "S")),
          claim(
              PUBLISH,
              "what the releaser wrote, clearing included, is seen by the next holder",
              control("PoolPlainHandOver", "hand-over by a plain store", "R"),
              control("PoolOpaqueHandOver", "hand-over by an opaque store", "X")),
          claim(
              PROGRESS,
              "take and release keep their promised progress with any one thread stopped at any access of the pool's own"
                  + " code, and at lock and unlock",
              control(
                  "PoolAllocatesUnderLock",
                  "lock held across allocation, under a non-blocking promise",
                  "LS")),
          claim(
              MISUSE,
              "in checked mode a double release and a foreign array are refused with a clear error and nothing changes",
              control("PoolAcceptsDoubleRelease", "a double release accepted", "C")),
          claim(
              SECRET,
              "with clearing on, no holder reads an earlier holder's data",
              control("PoolReleasesBeforeClear", "release before clear", "SR"),
              control("PoolClearsHalf", "only half of the array is cleared", "C")),
          claim(
              ALLOC,
              "bytes per operation are within the contract's figure",
              control("PoolAllocatesPerRelease", "a deliberately allocating pool", "J")),
          stochastic(
              SPEED,
              "not slower than the named baseline beyond the margin",
              control("PoolSlow", "a deliberately slow pool", "J")));

  private PoolClaims() {}

  /** Every claim, before a contract says how it binds. */
  public static List<Claim> catalogue() {
    return CATALOGUE;
  }

  /** The claims as they bind under a contract. */
  static List<Claim> under(PoolContract contract) {
    return CATALOGUE.stream().map(claim -> bind(claim, contract)).toList();
  }

  private static Claim bind(Claim claim, PoolContract contract) {
    String citation = contract.relaxed().get(claim.id());
    if (citation != null) {
      return claim.relaxed(citation);
    }
    return switch (claim.id()) {
      case MISUSE ->
          contract.checked() ? claim : claim.notApplicable("the pool has no checked mode");
      case SECRET ->
          contract.clearing() ? claim : claim.notApplicable("the pool does not clear arrays");
      case ALLOC ->
          contract.bytesPerOperation() < 0
              ? claim.notApplicable("the contract states no figure")
              : claim;
      case SPEED ->
          contract.baseline().isEmpty()
              ? claim.notApplicable("the contract names no baseline")
              : claim;
      default -> claim;
    };
  }

  private static Claim claim(String id, String sentence, Control... controls) {
    return new Claim(id, sentence, "", Modality.REQUIRED, "", List.of(controls));
  }

  private static Claim stochastic(String id, String sentence, Control... controls) {
    return new Claim(id, sentence, "", Modality.STOCHASTIC, "", List.of(controls));
  }

  private static Control control(String specimen, String defect, String letters) {
    return Control.of("specimen:" + specimen, defect, letters);
  }
}
