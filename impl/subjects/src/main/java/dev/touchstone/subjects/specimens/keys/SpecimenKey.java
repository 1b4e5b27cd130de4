package dev.touchstone.subjects.specimens.keys;

import dev.touchstone.selector.SelectorKey;
import org.jspecify.annotations.Nullable;

/** A key of a specimen. */
final class SpecimenKey implements SelectorKey {
  final SpecimenKeySet set;
  private final int descriptor;
  private final @Nullable Object attachment;

  /** Written under the set's lock unless the defect is that it is not; read by anyone: volatile. */
  volatile int interest;

  /** Written under the set's lock, read by anyone: volatile. */
  volatile boolean cancelled;

  /** Guarded by the set's lock. */
  boolean waiting;

  /** The owner's; −1 for none. */
  int slot = -1;

  /** The owner's. */
  int ready;

  SpecimenKey(SpecimenKeySet set, int descriptor, int interest, @Nullable Object attachment) {
    this.set = set;
    this.descriptor = descriptor;
    this.interest = interest;
    this.attachment = attachment;
  }

  @Override
  public int descriptor() {
    return descriptor;
  }

  @Override
  public @Nullable Object attachment() {
    return attachment;
  }

  @Override
  public boolean isValid() {
    return !cancelled && set.isOpen();
  }

  @Override
  public int readyOps() {
    return ready;
  }
}
