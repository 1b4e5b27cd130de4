package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.Wakeup;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds keys by their descriptor in a table from which cancelled keys are not removed. Breaks
 * KEYS-INDEX: register, select once, cancel, register the descriptor again, and what the kernel
 * reports then selects the old key.
 */
public final class KeysStaleDescriptor extends SpecimenKeySet {
  private final Map<Integer, SpecimenKey> found = new HashMap<>();

  /** An empty set. */
  public KeysStaleDescriptor(Wakeup wakeup) {
    super(wakeup);
  }

  @Override
  @Nullable SpecimenKey keyAt(int slot) {
    // The defect: it may be the key of an earlier registration.
    return found.computeIfAbsent(slots.descriptors()[slot], d -> super.keyAt(slot));
  }

  @Override
  boolean maySelect(SpecimenKey key) {
    synchronized (lock) {
      return isOpen() && registered.containsKey(key.descriptor());
    }
  }
}
