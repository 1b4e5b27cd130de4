package dev.touchstone.explorer.queue;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.ACQUIRE_RELEASE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import java.util.List;

/**
 * A ring of two slots with one producer and many consumers, in three designs, every access mode a
 * parameter. Element 0 stands for an empty slot.
 */
final class Ring {
  /** How the ring works. */
  enum Design {
    /** Consumers claim, then take and clear the slot; offer refuses while a slot is not clear. */
    REFUSES_CLAIMED_SLOT,
    /** The same, but offer looks at the consumer index again and waits for the slot. */
    WAITS_FOR_CLAIMED_SLOT,
    /** Consumers read the slot, then claim; offer looks at the consumer index only. */
    READ_THEN_CLAIM
  }

  /**
   * Access modes of the ring.
   *
   * @param indexRead reads of the producer index by consumers
   * @param indexWrite the store that makes an element visible
   * @param consumerRead reads of the consumer index, by consumers
   * @param spaceRead reads of the consumer index, or of the slot, by the producer
   * @param claim the compare-and-set on the consumer index
   * @param clear the store that empties a slot
   */
  record Modes(
      AccessMode indexRead,
      AccessMode indexWrite,
      AccessMode consumerRead,
      AccessMode spaceRead,
      AccessMode claim,
      AccessMode clear) {
    static Modes acquireRelease() {
      return new Modes(ACQUIRE, RELEASE, ACQUIRE, ACQUIRE, ACQUIRE_RELEASE, RELEASE);
    }

    static Modes allVolatile() {
      return new Modes(VOLATILE, VOLATILE, VOLATILE, VOLATILE, VOLATILE, VOLATILE);
    }

    /** Release store of the producer index and of cleared slots, the rest volatile. */
    static Modes jctools() {
      return new Modes(VOLATILE, RELEASE, VOLATILE, VOLATILE, VOLATILE, RELEASE);
    }

    Modes withIndexRead(AccessMode mode) {
      return new Modes(mode, indexWrite, consumerRead, spaceRead, claim, clear);
    }

    Modes withIndexWrite(AccessMode mode) {
      return new Modes(indexRead, mode, consumerRead, spaceRead, claim, clear);
    }

    Modes withSpaceRead(AccessMode mode) {
      return new Modes(indexRead, indexWrite, consumerRead, mode, claim, clear);
    }

    Modes withClaim(AccessMode mode) {
      return new Modes(indexRead, indexWrite, consumerRead, spaceRead, mode, clear);
    }

    Modes withClear(AccessMode mode) {
      return new Modes(indexRead, indexWrite, consumerRead, spaceRead, claim, mode);
    }
  }

  private final Design design;
  private final Modes modes;
  private final boolean spins;
  private final int capacity;
  private final Location producerIndex;
  private final Location consumerIndex;
  private final Location[] slots;

  Ring(
      Program.Builder program,
      Design design,
      Modes modes,
      int capacity,
      List<Long> initial,
      boolean spins) {
    this.design = design;
    this.modes = modes;
    this.spins = spins;
    this.capacity = capacity;
    producerIndex = program.location("producerIndex", initial.size());
    consumerIndex = program.location("consumerIndex", 0);
    slots = new Location[capacity];
    for (int i = 0; i < capacity; i++) {
      slots[i] = program.location("slot[" + i + "]", i < initial.size() ? initial.get(i) : 0);
    }
  }

  void offer(Memory m, long element) {
    m.call("offer", element);
    m.returned(insert(m, element));
  }

  private boolean insert(Memory m, long element) {
    long index = m.read(producerIndex, PLAIN);
    Location slot = slots[(int) (index % capacity)];
    switch (design) {
      case READ_THEN_CLAIM -> {
        if (index - m.read(consumerIndex, modes.spaceRead()) >= capacity) {
          return false;
        }
      }
      case REFUSES_CLAIMED_SLOT -> {
        if (m.read(slot, modes.spaceRead()) != 0) {
          return false;
        }
      }
      case WAITS_FOR_CLAIMED_SLOT -> {
        if (m.read(slot, modes.spaceRead()) != 0) {
          if (index - m.read(consumerIndex, modes.spaceRead()) >= capacity) {
            return false;
          }
          m.await(slot, modes.spaceRead(), value -> value == 0);
        }
      }
    }
    m.write(slot, element, PLAIN);
    m.write(producerIndex, index + 1, modes.indexWrite());
    return true;
  }

  /** Polls, and returns the element or 0. */
  long poll(Memory m) {
    m.call("poll");
    long element = remove(m);
    m.returned(element == 0 ? null : element);
    return element;
  }

  private long remove(Memory m) {
    int head = m.loopHead();
    while (true) {
      long index = m.read(consumerIndex, modes.consumerRead());
      if (index >= m.read(producerIndex, modes.indexRead())) {
        return 0;
      }
      Location slot = slots[(int) (index % capacity)];
      long element = design == Design.READ_THEN_CLAIM ? m.read(slot, PLAIN) : 0;
      if (m.compareAndSet(consumerIndex, index, index + 1, modes.claim())) {
        if (design != Design.READ_THEN_CLAIM) {
          element = m.read(slot, PLAIN);
          m.write(slot, 0, modes.clear());
        }
        return element;
      }
      if (spins) {
        head = m.spin(head);
      }
    }
  }

  /** Polls until the ring is empty. */
  void drain(Memory m) {
    while (poll(m) != 0) {
      // Each element is an operation of its own.
    }
  }
}
