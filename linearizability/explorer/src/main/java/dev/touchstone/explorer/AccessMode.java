package dev.touchstone.explorer;

/**
 * How strongly an access or a fence orders its neighbours, in the words of {@code VarHandle}.
 *
 * <p>A read-modify-write takes one of these for both of its halves: {@link #ACQUIRE} acquires on
 * the read, {@link #RELEASE} releases on the write, {@link #VOLATILE} is volatile on both; the
 * other half is opaque, not plain, since an atomic access is at least coherent. C11's {@code
 * relaxed} is {@link #OPAQUE}, its {@code seq_cst} is {@link #VOLATILE}.
 */
public enum AccessMode {
  /** No order at all; in Java two plain reads of one variable may even see it go back in time. */
  PLAIN,
  /** Coherent per variable, no order between variables. */
  OPAQUE,
  /** For reads and fences: what the source published is visible to everything later. */
  ACQUIRE,
  /** For writes and fences: everything earlier is published. */
  RELEASE,
  /** For read-modify-writes and fences: both halves. */
  ACQUIRE_RELEASE,
  /** Sequentially consistent among volatile accesses; as a fence, {@code fullFence}. */
  VOLATILE;

  /** True if a read or fence of this mode acquires. */
  public boolean acquires() {
    return this == ACQUIRE || this == ACQUIRE_RELEASE || this == VOLATILE;
  }

  /** True if a write or fence of this mode releases. */
  public boolean releases() {
    return this == RELEASE || this == ACQUIRE_RELEASE || this == VOLATILE;
  }

  /** The mode of the read half of a read-modify-write of this mode. */
  public AccessMode readHalf() {
    return switch (this) {
      case RELEASE -> OPAQUE;
      case ACQUIRE_RELEASE -> ACQUIRE;
      default -> this;
    };
  }

  /** The mode of the write half of a read-modify-write of this mode. */
  public AccessMode writeHalf() {
    return switch (this) {
      case ACQUIRE -> OPAQUE;
      case ACQUIRE_RELEASE -> RELEASE;
      default -> this;
    };
  }
}
