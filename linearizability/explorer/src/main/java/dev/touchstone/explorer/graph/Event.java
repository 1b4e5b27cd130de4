package dev.touchstone.explorer.graph;

import dev.touchstone.explorer.AccessMode;

/**
 * What an event is, as bit flags, so that the inner loops of the models test it with one mask. The
 * access mode's code stands in the bits from {@link #MODE_SHIFT} upwards.
 */
public final class Event {
  /** A read, alone or as the first half of a read-modify-write. */
  public static final int READ = 1;

  /** A write, alone or as the second half of a read-modify-write. */
  public static final int WRITE = 2;

  /** A fence. */
  public static final int FENCE = 4;

  /** A free choice of the program. */
  public static final int CHOICE = 8;

  /** The start of another thread. */
  public static final int START = 16;

  /** The beginning of a thread that another one started. */
  public static final int BEGIN = 32;

  /** The wait for a thread's end. */
  public static final int JOIN = 64;

  /** Start, begin or join. */
  public static final int JUNCTION = START | BEGIN | JOIN;

  /** The access or fence acquires. */
  public static final int ACQUIRE = 128;

  /** The access or fence releases. */
  public static final int RELEASE = 256;

  /** Volatile access or full fence. */
  public static final int VOLATILE = 512;

  /** Plain access. */
  public static final int PLAIN = 1024;

  /** The write half of a read-modify-write. */
  public static final int UPDATE_WRITE = 2048;

  /** A read half whose write half follows it. */
  public static final int UPDATED = 4096;

  /** Where the access mode begins. */
  public static final int MODE_SHIFT = 16;

  private Event() {}

  /** Flags of a read. */
  public static int read(AccessMode mode) {
    return READ | common(mode) | (mode.acquires() ? ACQUIRE : 0);
  }

  /** Flags of a write. */
  public static int write(AccessMode mode) {
    return WRITE | common(mode) | (mode.releases() ? RELEASE : 0);
  }

  /** Flags of a fence. */
  public static int fence(AccessMode mode) {
    return FENCE | common(mode) | (mode.acquires() ? ACQUIRE : 0) | (mode.releases() ? RELEASE : 0);
  }

  private static int common(AccessMode mode) {
    return (code(mode) << MODE_SHIFT)
        | (mode == AccessMode.VOLATILE ? VOLATILE : 0)
        | (mode == AccessMode.PLAIN ? PLAIN : 0);
  }

  /** The access mode in the flags. */
  public static AccessMode mode(int flags) {
    return switch (flags >>> MODE_SHIFT) {
      case 0 -> AccessMode.PLAIN;
      case 1 -> AccessMode.OPAQUE;
      case 2 -> AccessMode.ACQUIRE;
      case 3 -> AccessMode.RELEASE;
      case 4 -> AccessMode.ACQUIRE_RELEASE;
      default -> AccessMode.VOLATILE;
    };
  }

  private static int code(AccessMode mode) {
    return switch (mode) {
      case PLAIN -> 0;
      case OPAQUE -> 1;
      case ACQUIRE -> 2;
      case RELEASE -> 3;
      case ACQUIRE_RELEASE -> 4;
      case VOLATILE -> 5;
    };
  }

  /** True if both flags are the same kind of event with the same mode. */
  public static boolean sameCall(int a, int b) {
    return ((a ^ b) & ~UPDATED) == 0;
  }
}
