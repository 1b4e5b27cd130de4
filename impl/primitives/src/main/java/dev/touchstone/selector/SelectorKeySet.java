package dev.touchstone.selector;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a selector: which descriptors are registered, for which operations, and which of them
 * are selected. A selection is {@link #prepare}, then a kernel call on the view, then {@link
 * #process}, then {@link #finish}, also when the kernel call failed.
 *
 * <p><b>Roles.</b> Any thread may at any time register, cancel, read and change interest, wake up,
 * list the keys, and close. One thread at a time is the <em>owner</em>; it makes selections and
 * uses the selected keys. Another thread may become the owner between two selections if the first
 * one's doings happen before its own. No method waits for a kernel call.
 *
 * <p><b>Interest.</b> A combination of the operations of {@link java.nio.channels.SelectionKey}.
 * {@code interest(key)} is what the next {@code prepare} will use. Registrations, cancellations,
 * changes, {@code interest(key)} and {@code prepare} are atomic: {@code prepare} takes all changes
 * that were completed before it began, and of concurrent ones an initial part of their one order.
 *
 * <p><b>Changes while a selection is in progress</b> do not touch its view; they are for the next
 * one. What the kernel reports is compared with the interest that the view had.
 *
 * <p><b>Cancellation.</b> A cancelled key is invalid at once, does not come out of {@code keys()},
 * and is not newly selected by a {@code process} that begins afterwards. From the selected keys it
 * disappears at the owner's next {@code prepare} or {@code finish}. Its descriptor may be
 * registered again at once, in the middle of a selection too; the new key has nothing of the old
 * one, and results that the kernel reports in the selection in progress are never the new key's. A
 * descriptor must not be closed before its key is cancelled.
 *
 * <p><b>Ready.</b> A key that is found ready becomes selected, with exactly the operations
 * reported; one that is selected already keeps what it has and adds them. It stays selected until
 * the owner takes it out or it is cancelled.
 *
 * <p><b>Closing</b> makes every key invalid and ends the selection in progress: the kernel is
 * woken, {@code process} selects nothing, {@code finish} lets go of everything. Later registrations
 * and {@code prepare} throw {@link java.nio.channels.ClosedSelectorException}; other methods see a
 * set without keys.
 */
public interface SelectorKeySet {

  /**
   * Registers a descriptor. Any thread.
   *
   * @param descriptor not negative
   * @param ops the interest; 0 for none
   * @param attachment anything, for the user
   * @throws IllegalArgumentException if the descriptor is negative or the interest has other bits
   *     than the operations'
   * @throws IllegalStateException if the descriptor has a valid key
   * @throws java.nio.channels.ClosedSelectorException if the set is closed
   */
  SelectorKey register(int descriptor, int ops, @Nullable Object attachment);

  /**
   * Cancels a key; again, or after the set was closed, it does nothing. Any thread.
   *
   * @return whether this call did it
   */
  boolean cancel(SelectorKey key);

  /**
   * The interest that the next {@code prepare} will use. Any thread.
   *
   * @throws java.nio.channels.CancelledKeyException if the key is not valid
   */
  int interest(SelectorKey key);

  /**
   * Sets the interest. Any thread.
   *
   * @return the interest before
   * @throws IllegalArgumentException if there are other bits than the operations'
   * @throws java.nio.channels.CancelledKeyException if the key is not valid
   */
  int interest(SelectorKey key, int ops);

  /** Adds operations to the interest, atomically; else as {@link #interest(SelectorKey, int)}. */
  int interestOr(SelectorKey key, int ops);

  /**
   * Leaves only these operations in the interest, atomically; else as {@link #interest(SelectorKey,
   * int)}, but any bits may be given.
   */
  int interestAnd(SelectorKey key, int ops);

  /**
   * The valid keys at some moment of the call, in no order: a copy, the caller's own. Any thread;
   * O(number of keys), or O(largest descriptor).
   */
  List<SelectorKey> keys();

  /**
   * Makes the selection in progress return, or else the next one. Several before that are as one.
   * Any thread.
   */
  void wakeup();

  /**
   * Whether a wakeup waits to be taken by {@code finish}: the kernel must not block. Any thread.
   */
  boolean isWoken();

  /** Closes the set; again it does nothing. Any thread. */
  void close();

  /** Whether the set was not closed. Any thread. */
  boolean isOpen();

  /**
   * Begins a selection. The owner.
   *
   * @throws IllegalStateException if a selection is in progress
   * @throws java.nio.channels.ClosedSelectorException if the set is closed
   */
  KernelView prepare();

  /**
   * Takes in what the kernel reported. The owner, in a selection, at most once.
   *
   * @param ready for each entry of the view the operations for which it is ready, as many as the
   *     view has; operations that the view did not ask for are ignored
   * @param count how many of them are not 0: nothing is looked at beyond so many
   * @return how many keys became selected or have more ready operations than before
   * @throws IllegalStateException if no selection is in progress
   */
  int process(int[] ready, int count);

  /**
   * Ends the selection, if one is in progress. The owner.
   *
   * @return whether a wakeup was taken
   */
  boolean finish();

  /** How many keys are selected. The owner. */
  int selectedCount();

  /** The key that was selected first; null if none is. The owner. */
  @Nullable SelectorKey firstSelected();

  /** The key that was selected next after one that is selected; null if none was. The owner. */
  @Nullable SelectorKey nextSelected(SelectorKey key);

  /**
   * Takes a key out of the selected ones. The owner.
   *
   * @return whether it was selected
   */
  boolean deselect(SelectorKey key);

  /**
   * Takes the selected keys out one by one, in the order of their selection, and hands each that is
   * still valid to an action, which may use the set in any way, cancel and register included. If
   * the action throws, the key that it was given is out and the others stay. The owner.
   *
   * @return how many were handed out
   */
  int takeSelected(Consumer<? super SelectorKey> action);

  /** For how many entries its arrays have room, its own and a view's: what it costs in memory. */
  int room();
}
