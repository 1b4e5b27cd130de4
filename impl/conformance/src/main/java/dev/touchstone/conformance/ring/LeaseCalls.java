package dev.touchstone.conformance.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Calls for one thread to make on the leases of a new pool; the first lease is there already. The
 * k-th item that is put in has the number k, whichever lease it goes to.
 *
 * @param capacity that each buffer is asked for
 * @param calls in order
 */
record LeaseCalls(int capacity, List<Call> calls) {

  /** What a call does. */
  enum Kind {
    ON_NEXT,
    ON_ERROR,
    ON_COMPLETED,
    POLL,
    RELEASE,
    /** Not on a lease: takes a new one. */
    ACQUIRE
  }

  /**
   * One call.
   *
   * @param lease its number, counted round if there are not so many
   */
  record Call(int lease, Kind kind) {}

  LeaseCalls {
    calls = List.copyOf(calls);
  }

  LeaseCalls with(List<Call> otherCalls) {
    return new LeaseCalls(capacity, otherCalls);
  }

  /** Random calls on one lease, the release rare and late. */
  static LeaseCalls ofOneUser(SplittableRandom random, int capacity, int length) {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      boolean late = 2 * i > length;
      calls.add(new Call(0, late && random.nextInt(12) == 0 ? Kind.RELEASE : event(random)));
    }
    return new LeaseCalls(capacity, calls);
  }

  /** Random calls of users who come and go, and use their leases after the release too. */
  static LeaseCalls ofManyUsers(SplittableRandom random, int capacity, int length) {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      int lease = random.nextInt(4);
      switch (random.nextInt(8)) {
        case 0 -> calls.add(new Call(lease, Kind.RELEASE));
        case 1 -> calls.add(new Call(0, Kind.ACQUIRE));
        default -> calls.add(new Call(lease, event(random)));
      }
    }
    return new LeaseCalls(capacity, calls);
  }

  private static Kind event(SplittableRandom random) {
    return switch (random.nextInt(16)) {
      case 0 -> Kind.ON_COMPLETED;
      case 1 -> Kind.ON_ERROR;
      case 2, 3, 4, 5, 6, 7 -> Kind.POLL;
      default -> Kind.ON_NEXT;
    };
  }
}
