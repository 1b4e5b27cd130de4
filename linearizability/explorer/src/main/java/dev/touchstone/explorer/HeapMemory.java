package dev.touchstone.explorer;

import dev.touchstone.explorer.Execution.CodePlace;

/**
 * What a heap of objects needs beyond {@link Memory}: locations that are found while threads run,
 * and a way to tell which object a value stands for. The memory of every thread is one.
 */
public interface HeapMemory extends Memory {

  /**
   * The location of that identity, declared now if it was not yet. All threads get the same one.
   *
   * @param owner the thread that allocated what it is part of, -1 if that was there before
   * @param ordinal of what it is part of, among what its owner allocated, from 1
   * @param name unique within the owner's ordinal; for owner -1 unique at all
   */
  Location found(int owner, int ordinal, String name, long initial);

  /**
   * A number that stands for all that this thread has done and has been answered so far: where it
   * is the same again, the thread did the same and got the same answers.
   */
  long history();

  /** The {@link #history} of the writer right after the write that the last read saw; 0 if none. */
  long seen();

  /** Runs the writer of what the last read saw once more, up to that write. */
  void repeatSeen();

  /** The same object as long as the same exploration goes on. */
  Object exploration();

  /** Says where in the source the next access is made; for traces. */
  void place(CodePlace place);

  /**
   * The number of the thread, as {@link #thread}, but for use by equal threads too. What is made of
   * it must be the same for all of them.
   */
  int number();
}
