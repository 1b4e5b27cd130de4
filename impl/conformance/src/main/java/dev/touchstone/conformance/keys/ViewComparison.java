package dev.touchstone.conformance.keys;

import static dev.touchstone.conformance.keys.KeysPlayer.same;
import static dev.touchstone.conformance.keys.KeysPlayer.unless;

import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysView;
import java.nio.channels.SelectionKey;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A new view against what it must have: the indexes first, then the interest. */
final class ViewComparison {
  private static final int READS = SelectionKey.OP_READ | SelectionKey.OP_ACCEPT;
  private static final int WRITES = SelectionKey.OP_WRITE | SelectionKey.OP_CONNECT;

  private ViewComparison() {}

  /** Begins the model's selection and compares; the view's descriptors in their order. */
  static int[] compare(KeysView view, KeysModel model) {
    Map<Integer, Integer> should = model.prepare();
    int[] order = new int[view.count()];
    Set<Integer> seen = new HashSet<>();
    for (int slot = 0; slot < order.length; slot++) {
      int descriptor = view.descriptor(slot);
      order[slot] = descriptor;
      unless(
          seen.add(descriptor), KeysClaims.INDEX, "descriptor " + descriptor + " is there twice");
      if (!should.containsKey(descriptor)) {
        unless(false, claimOf(descriptor, model), "descriptor " + descriptor + " is in the view");
      }
    }
    for (int descriptor : should.keySet()) {
      unless(
          seen.contains(descriptor), KeysClaims.INDEX, "descriptor " + descriptor + " is missing");
    }
    for (int slot = order.length; slot < view.room(); slot++) {
      unless(
          view.descriptor(slot) == -1 && view.events(slot) == 0,
          KeysClaims.INDEX,
          "slot " + slot + " beyond the count of " + order.length + " is not empty");
    }
    for (int slot = 0; slot < order.length; slot++) {
      same(
          should.getOrDefault(order[slot], 0),
          view.events(slot),
          KeysClaims.INTEREST,
          "what the view has of descriptor " + order[slot]);
      compareRegion(view, slot);
    }
    return order;
  }

  private static void compareRegion(KeysView view, int slot) {
    boolean writes = (view.events(slot) & WRITES) != 0;
    boolean reads = (view.events(slot) & READS) != 0;
    unless(
        writes == slot < view.bothTo() && reads == slot >= view.bothFrom(),
        KeysClaims.INDEX,
        "slot " + slot + " lies in the region of others");
  }

  /** The claim that forbids a descriptor to be in the view. */
  private static String claimOf(int descriptor, KeysModel model) {
    boolean known = model.all.stream().anyMatch(key -> key.descriptor == descriptor);
    if (!known) {
      return KeysClaims.INDEX;
    }
    return model.validOf(descriptor) == null ? KeysClaims.CANCEL : KeysClaims.INTEREST;
  }
}
