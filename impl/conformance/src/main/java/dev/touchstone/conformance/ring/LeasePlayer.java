package dev.touchstone.conformance.ring;

import dev.touchstone.conformance.Journal;
import dev.touchstone.conformance.ring.LeaseCalls.Call;
import dev.touchstone.conformance.ring.LeaseCalls.Kind;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.ring.RingAnswer;
import dev.touchstone.contracts.ring.RingClaims;
import dev.touchstone.contracts.ring.RingOperations;
import dev.touchstone.contracts.ring.RingPoolUnderTest;
import dev.touchstone.contracts.ring.RingSpecification;
import dev.touchstone.contracts.ring.RingState;
import dev.touchstone.contracts.ring.RingSubject;
import dev.touchstone.contracts.ring.RingUnderTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Plays calls on the leases of a new pool, each answer judged by its lease's specification. */
final class LeasePlayer {

  /**
   * The first answer that the specification does not allow.
   *
   * @param claim that forbids it, taken by itself
   * @param what happened, as a sentence without a full stop
   */
  record Wrong(String claim, String what) {}

  /** A lease and what should be in it. */
  private static final class Lease {
    final String name;
    final RingUnderTest ring;
    final RingSpecification specification;
    RingState state;

    Lease(String name, RingUnderTest ring, int capacity) {
      this.name = name;
      this.ring = ring;
      this.specification = RingSpecification.of(capacity);
      this.state = specification.initial();
    }
  }

  private final RingSubject subject;
  private final Journal journal;

  LeasePlayer(RingSubject subject, Journal journal) {
    this.subject = subject;
    this.journal = journal;
  }

  /** Plays the calls to their end or to the first wrong answer, which is returned. */
  @Nullable Wrong play(LeaseCalls sequence) {
    journal.begin(
        "Buffers of capacity "
            + sequence.capacity()
            + " from one pool: "
            + sequence.calls().size()
            + " calls");
    RingPoolUnderTest pool = subject.create(sequence.capacity());
    List<Lease> leases = new ArrayList<>();
    leases.add(acquire(pool, 0, sequence.capacity()));
    int item = 0;
    for (Call call : sequence.calls()) {
      if (call.kind() == Kind.ACQUIRE) {
        leases.add(acquire(pool, leases.size(), sequence.capacity()));
        continue;
      }
      item += call.kind() == Kind.ON_NEXT ? 1 : 0;
      Wrong wrong = play(leases.get(call.lease() % leases.size()), call.kind(), item);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private Lease acquire(RingPoolUnderTest pool, int number, int asked) {
    String name = "buffer " + (number + 1);
    List<RingUnderTest> made = new ArrayList<>();
    journal.call("acquire() of " + name, () -> made.add(pool.acquire()) ? "a buffer" : "");
    RingUnderTest ring = made.get(0);
    CapacityRounding rounding = subject.contract().rounding();
    int capacity =
        rounding == CapacityRounding.UNSPECIFIED ? ring.capacity() : rounding.round(asked);
    return new Lease(name, ring, capacity);
  }

  private @Nullable Wrong play(Lease lease, Kind kind, int item) {
    Operation operation;
    try {
      operation = make(lease, kind, item);
    } catch (RuntimeException | Error thrown) {
      String claim =
          switch (kind) {
            case ON_ERROR, ON_COMPLETED -> RingClaims.TERMINAL;
            case RELEASE -> RingClaims.RELEASE;
            default -> RingClaims.BACKPRESSURE;
          };
      return new Wrong(claim, lease.name + ": " + name(kind) + " threw " + thrown);
    }
    RingState next = lease.specification.next(lease.state, operation);
    if (next == null) {
      return new Wrong(
          lease.specification.brokenClaim(lease.state, operation),
          lease.name
              + ": "
              + operation.call()
              + ": "
              + lease.specification.objection(lease.state, operation));
    }
    lease.state = next;
    return wordless(lease, operation);
  }

  private static String name(Kind kind) {
    return switch (kind) {
      case ON_NEXT -> RingOperations.ON_NEXT;
      case ON_ERROR -> RingOperations.ON_ERROR;
      case ON_COMPLETED -> RingOperations.ON_COMPLETED;
      case POLL -> RingOperations.POLL;
      case RELEASE -> RingOperations.RELEASE;
      case ACQUIRE -> "acquire";
    };
  }

  /** A full buffer has to say that it is full, or what is missing. */
  private static @Nullable Wrong wordless(Lease lease, Operation operation) {
    RingAnswer answer = (RingAnswer) operation.result();
    if (answer == null || answer.kind() != RingAnswer.Kind.FULL) {
      return null;
    }
    String words = String.valueOf(answer.value()).toLowerCase(Locale.ROOT);
    return words.contains("full") || words.contains("backpressure")
        ? null
        : new Wrong(
            RingClaims.BACKPRESSURE,
            lease.name + ": the refusal says '" + answer.value() + "', and not that it is full");
  }

  private Operation make(Lease lease, Kind kind, int item) {
    RingUnderTest ring = lease.ring;
    return switch (kind) {
      case ON_NEXT ->
          Operation.of(
              RingOperations.ON_NEXT,
              item,
              journal.call(lease.name + ": onNext(" + item + ")", () -> ring.onNext(item)));
      case ON_ERROR -> {
        Throwable error = new SourceFailed();
        yield Operation.of(
            RingOperations.ON_ERROR,
            error,
            journal.call(lease.name + ": onError(error)", () -> ring.onError(error)));
      }
      case ON_COMPLETED ->
          Operation.of(
              RingOperations.ON_COMPLETED,
              journal.call(lease.name + ": onCompleted()", ring::onCompleted));
      case POLL ->
          Operation.of(RingOperations.POLL, journal.call(lease.name + ": poll()", ring::poll));
      case RELEASE ->
          Operation.of(
              RingOperations.RELEASE, journal.call(lease.name + ": release()", ring::release));
      case ACQUIRE -> throw new IllegalArgumentException("no call on a lease");
    };
  }

  /** An error to tell; without a stack, since it is ours. */
  private static final class SourceFailed extends Exception {
    private static final long serialVersionUID = 1L;

    SourceFailed() {
      super("the source failed", null, false, false);
    }
  }
}
