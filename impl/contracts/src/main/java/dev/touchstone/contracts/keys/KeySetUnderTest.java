package dev.touchstone.contracts.keys;

import java.util.List;
import java.util.function.Consumer;

/**
 * One key set as engines see it. A key is whatever {@code register} returned. Any thread may call
 * the methods down to {@code close}; the others are the owner's, one thread at a time. Operations
 * are those of {@link java.nio.channels.SelectionKey}. What is thrown is what the set threw.
 */
public interface KeySetUnderTest {

  /** Registers a descriptor; throws IllegalStateException if it has a valid key. */
  Object register(int descriptor, int ops);

  /** Cancels a key; whether this call did it. */
  boolean cancel(Object key);

  /** The interest; throws CancelledKeyException if the key is not valid, as all changes do. */
  int interest(Object key);

  /** Sets the interest; what it was. */
  int interestSet(Object key, int ops);

  /** Adds to the interest; what it was. */
  int interestOr(Object key, int ops);

  /** Leaves only these in the interest; what it was. */
  int interestAnd(Object key, int ops);

  /** Whether a key was neither cancelled nor its set closed. */
  boolean isValid(Object key);

  /** The valid keys. */
  List<Object> keys();

  /** Makes the selection in progress return, or else the next one. */
  void wakeup();

  /** Whether a wakeup waits to be taken. */
  boolean isWoken();

  /** Closes the set. */
  void close();

  /** Begins a selection; throws ClosedSelectorException if the set is closed. */
  KeysView prepare();

  /** Takes in what the kernel reported; how many keys changed by it. */
  int process(int[] ready, int count);

  /** Ends the selection; whether a wakeup was taken. */
  boolean finish();

  /** The selected keys. */
  List<Object> selected();

  /** Takes a key out of the selected ones; whether it was in. */
  boolean deselect(Object key);

  /** Takes the selected keys out and hands out those that are valid; how many that were. */
  int takeSelected(Consumer<Object> action);

  /** What a selected key is ready for. */
  int readyOps(Object key);

  /** A key's descriptor. */
  int descriptor(Object key);

  /** For how many entries its arrays have room. */
  int room();
}
