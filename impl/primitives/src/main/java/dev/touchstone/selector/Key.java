package dev.touchstone.selector;

import org.jspecify.annotations.Nullable;

/**
 * A key of any set here, with the places where sets keep what belongs to it: that is how a change
 * finds its key's slot, and a slot its key, without a search.
 */
final class Key implements SelectorKey {
  final AbstractKeySet set;
  private final int descriptor;
  private final @Nullable Object attachment;

  /** Written under the set's lock, read by anyone: volatile. */
  volatile int interest;

  /** Written once under the set's lock, read by anyone: volatile. */
  volatile boolean cancelled;

  /** Guarded by the set's lock: whether it waits for the owner, and who waits behind it. */
  boolean waiting;

  @Nullable Key nextWaiting;

  /** The owner's: where it is in the view; −1 if nowhere. */
  int slot = -1;

  /** The owner's: its place among the selected ones. */
  boolean selected;

  @Nullable Key nextSelected;
  @Nullable Key previousSelected;
  int ready;

  /** The owner's: its place among those that the kernel has not been told of. */
  boolean changed;

  @Nullable Key nextChanged;

  Key(AbstractKeySet set, int descriptor, int interest, @Nullable Object attachment) {
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

  @Override
  public String toString() {
    return "key of descriptor " + descriptor;
  }
}
