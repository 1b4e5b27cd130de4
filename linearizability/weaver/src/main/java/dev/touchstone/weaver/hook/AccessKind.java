package dev.touchstone.weaver.hook;

/** What a shared access does. */
public enum AccessKind {
  /** Reads a location. */
  READ,
  /** Writes a location; also bulk writes such as {@link System#arraycopy}. */
  WRITE,
  /** Reads and writes a location in one step, or tries to. */
  UPDATE,
  /** Orders accesses and touches no location. */
  FENCE,
  /** Enters a monitor or takes a lock, or tries to. */
  LOCK,
  /** Leaves a monitor or releases a lock. */
  UNLOCK,
  /** Waits for a condition. */
  WAIT,
  /** Wakes those that wait for a condition. */
  NOTIFY,
  /** Parks the current thread. */
  PARK,
  /** Makes a permit available to a parked thread. */
  UNPARK,
  /** Hints that the thread spins: {@link Thread#onSpinWait}, {@link Thread#yield}, a sleep. */
  SPIN,
  /** Starts, joins or interrupts a thread. */
  THREAD,
  /** Calls code that is not woven and may access what threads share. */
  CALL
}
