package dev.touchstone.contracts.keys;

/** What a key set wants its kernel to poll, entry by entry, as it is at the moment of each call. */
public interface KeysView {

  /** How many entries there are. */
  int count();

  /** For how many entries its arrays have room, at least the count. */
  int room();

  /** The descriptor of an entry; −1 of an empty one. */
  int descriptor(int slot);

  /** The operations that an entry wants; 0 of an empty one. */
  int events(int slot);

  /** Where the entries begin that may read: they end with the count. */
  int bothFrom();

  /** Where the entries end that may write: they begin with 0. */
  int bothTo();
}
