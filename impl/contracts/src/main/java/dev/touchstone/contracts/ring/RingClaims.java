package dev.touchstone.contracts.ring;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.Modality;
import java.util.List;

/** The catalogue of claims on ring buffers. */
public final class RingClaims {
  public static final String BACKPRESSURE = "RING-BACKPRESSURE";
  public static final String TERMINAL = "RING-TERMINAL";
  public static final String RELEASE = "RING-RELEASE";

  private static final List<Claim> CATALOGUE =
      List.of(
          claim(
              BACKPRESSURE,
              "a full buffer refuses with an error that says so, and nothing is lost",
              control("RingDropsWhenFull", "an item dropped without a word when full", "C"),
              control("RingRefusesWithoutReason", "a refusal that does not name the reason", "C")),
          claim(
              TERMINAL,
              "the terminal event comes once, after every item, and takes no slot",
              control("RingTerminalBeforeLastItem", "terminal seen before the last item", "Ls"),
              control(
                  "RingLooksForEndOnce",
                  "nothing reported between the last item and the terminal event",
                  "L"),
              control("RingTerminalTakesSlot", "terminal event refused when full", "C")),
          claim(
              RELEASE,
              "a released buffer refuses use, and never mixes two users' items",
              control("RingReleaseUnderPoll", "release while another thread polls", "Ls"),
              control(
                  "RingReleaseLeavesItems", "queue given to the next user with items in it", "C")));

  private RingClaims() {}

  /** Every claim; no contract changes how one binds. */
  public static List<Claim> catalogue() {
    return CATALOGUE;
  }

  private static Claim claim(String id, String sentence, Control... controls) {
    return new Claim(id, sentence, "", Modality.REQUIRED, "", List.of(controls));
  }

  private static Control control(String specimen, String defect, String letters) {
    return Control.of("specimen:" + specimen, defect, letters);
  }
}
