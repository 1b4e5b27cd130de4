package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.Modality;
import java.util.List;

/**
 * The catalogue of claims on selector key sets: identifiers, sentences, and the controls that their
 * checks must catch.
 */
public final class KeysClaims {
  public static final String LINEAR = "KEYS-LINEAR";
  public static final String INDEX = "KEYS-INDEX";
  public static final String INTEREST = "KEYS-INTEREST";
  public static final String CANCEL = "KEYS-CANCEL";
  public static final String READY = "KEYS-READY";
  public static final String COUNT = "KEYS-COUNT";
  public static final String WAKEUP = "KEYS-WAKEUP";
  public static final String PROGRESS = "KEYS-PROGRESS";
  public static final String COST = "KEYS-COST";
  public static final String ALLOC = "KEYS-ALLOC";
  public static final String SPEED = "KEYS-SPEED";

  /** Small letters are engines that must notice once they have checks of key sets. */
  private static final List<Claim> CATALOGUE =
      List.of(
          claim(
              LINEAR,
              "register, cancel, interest changes and prepare are linearizable as one map from key to interest; a per-key"
                  + " set: each key by itself",
              control("KeysFieldBeforeEnqueue", "interest set before the change is enqueued", "L"),
              control("KeysAppliesKeyByKey", "changes applied key by key, no snapshot", "L")),
          claim(
              INDEX,
              "after every step of the owner keys, slots and descriptors agree, counts agree, and slots beyond the counts"
                  + " are empty",
              control(
                  "KeysHoleKeepsIndex", "index not updated when an entry moves into a hole", "C"),
              control("KeysInterestDropsIndex", "index dropped on an interest change", "C"),
              control(
                  "KeysStaleDescriptor", "stale key found after its descriptor is reused", "C")),
          claim(
              INTEREST,
              "no interest change is lost; one completed before a selection begins is used by it",
              control("KeysInterestNotAtomic", "read, modify and write without atomicity", "LR")),
          claim(
              CANCEL,
              "a cancelled key is never newly selected and leaves at the next selection",
              control(
                  "KeysCancellerDeselects",
                  "removed from the selected keys by the cancelling thread",
                  "CLs"),
              control("KeysSelectsCancelled", "validity not looked at before selecting", "C")),
          claim(
              READY,
              "ready operations are neither lost nor invented, and accumulate for a key already selected",
              control("KeysReadyOverwritten", "ready operations overwritten", "C"),
              control(
                  "KeysRepacksInFlight", "arrays repacked while a selection is in flight", "Cs")),
          claim(
              COUNT,
              "the returned count is the number of keys whose ready operations changed, never negative",
              control("KeysCountLessCancelled", "count reduced by cancelled keys", "C")),
          claim(
              WAKEUP,
              "a wakeup makes the next or current selection return; none is lost or multiplied",
              control("KeysWakeupFlagOfBothSides", "flag written by both sides", "Ls"),
              control("KeysWakeupDrainedIfFirst", "wakeup drained only when it comes first", "C")),
          claim(
              PROGRESS,
              "no operation waits for a blocked selection",
              control(
                  "KeysInterestUnderSelectionLock",
                  "interest changed under the selection's lock",
                  "Ls"),
              control(
                  "KeysLockOrder", "locks of register and select taken in opposite orders", "Ls")),
          claim(
              COST,
              "each operation keeps the cost that the contract promises",
              control(
                  "KeysRebuildsUnderPromise",
                  "arrays rebuilt at each selection, under the promise of O(changes)",
                  "Cj"),
              control("KeysNeverShrinks", "arrays that never shrink", "C")),
          claim(
              ALLOC,
              "bytes per selection are within the contract's figure",
              control("KeysAllocatesPerSelection", "a deliberately allocating key set", "J")),
          stochastic(
              SPEED,
              "not slower than the named baseline beyond the margin",
              control("KeysSlow", "a deliberately slow key set", "J")));

  private KeysClaims() {}

  /** Every claim, before a contract says how it binds. */
  public static List<Claim> catalogue() {
    return CATALOGUE;
  }

  /** The claims as they bind under a contract. */
  static List<Claim> under(KeysContract contract) {
    return CATALOGUE.stream().map(claim -> bind(claim, contract)).toList();
  }

  private static Claim bind(Claim claim, KeysContract contract) {
    String citation = contract.relaxed().get(claim.id());
    if (citation != null) {
      return claim.relaxed(citation);
    }
    return switch (claim.id()) {
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
