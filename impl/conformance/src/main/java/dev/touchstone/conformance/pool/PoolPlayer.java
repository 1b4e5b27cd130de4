package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.Journal;
import dev.touchstone.conformance.pool.PoolSequence.Call;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.contracts.pool.PoolSpecification;
import dev.touchstone.contracts.pool.PoolState;
import dev.touchstone.contracts.pool.PoolSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Plays call sequences on new pools of a subject, each result judged by the specification. In the
 * end everything that was kept is taken again.
 */
final class PoolPlayer {

  /**
   * The first result that the specification does not allow.
   *
   * @param at how many calls of the sequence came before
   * @param claim that forbids it
   * @param what happened, as a sentence without a full stop
   */
  record Wrong(int at, String claim, String what) {}

  private final PoolSubject subject;
  private final Journal journal;

  PoolPlayer(PoolSubject subject, Journal journal) {
    this.subject = subject;
    this.journal = journal;
  }

  /** Plays the sequence to its end or to the first wrong result, which is returned. */
  @Nullable Wrong play(PoolSequence sequence) {
    journal.begin(sequence.setting());
    return new Play(sequence).run();
  }

  private final class Play {
    private final PoolSequence sequence;
    private final JournaledPool pool;
    private final PoolSpecification specification;
    private final List<Lent> held = new ArrayList<>();
    private PoolState state;
    private @Nullable Wrong wrong;
    private int at;

    Play(PoolSequence sequence) {
      this.sequence = sequence;
      this.pool = JournaledPool.create(subject, sequence.settings(), journal);
      this.specification =
          PoolSpecification.of(
              sequence.settings(), subject.elementBytes(), subject.contract().order());
      this.state = specification.initial();
    }

    @Nullable Wrong run() {
      for (Call call : sequence.calls()) {
        make(call);
        if (wrong != null) {
          return wrong;
        }
        at++;
      }
      takeAllAgain();
      return wrong;
    }

    private void make(Call call) {
      switch (call.kind()) {
        case TAKE -> take(call.number());
        case RELEASE -> {
          if (!held.isEmpty()) {
            release(held.remove(call.number() % held.size()));
          }
        }
        case RETAINED -> observe(PoolCapability.RETAINED);
        case TRIM -> observe(PoolCapability.TRIM);
      }
    }

    private void take(int minLength) {
      Lent array = null;
      try {
        array = pool.take(minLength);
      } catch (RuntimeException | Error thrown) {
        threw("take(" + minLength + ")", thrown, PoolClaims.LENGTH);
      }
      if (array != null) {
        judge(Operation.of(PoolOperations.TAKE_AT_REST, minLength, array));
        held.add(array);
      }
    }

    private void release(Lent array) {
      try {
        judge(Operation.of(PoolOperations.RELEASE, array, pool.release(array)));
      } catch (RuntimeException | Error thrown) {
        threw("release(" + array + ")", thrown, PoolClaims.CONSERVE);
      }
    }

    private void observe(PoolCapability capability) {
      if (!subject.capabilities().contains(capability)) {
        return;
      }
      boolean trims = capability == PoolCapability.TRIM;
      String name = trims ? PoolOperations.TRIM : PoolOperations.RETAINED;
      try {
        judge(Operation.of(name, trims ? pool.trim() : pool.retained()));
      } catch (RuntimeException | Error thrown) {
        threw(name + "()", thrown, PoolClaims.CONSERVE);
      }
    }

    /** At rest, every array whose release was kept can be taken again. */
    private void takeAllAgain() {
      while (wrong == null && !state.kept().isEmpty()) {
        take(state.kept().get(state.kept().size() - 1).length());
      }
      if (wrong == null) {
        observe(PoolCapability.RETAINED);
      }
    }

    private void judge(Operation operation) {
      String claim = specification.brokenClaim(state, operation);
      if (claim == null) {
        state = Objects.requireNonNull(specification.next(state, operation));
      } else {
        wrong =
            new Wrong(
                at, claim, spoken(operation) + ": " + specification.objection(state, operation));
      }
    }

    private void threw(String call, Throwable thrown, String claim) {
      if (!journal.threw(thrown)) {
        throw new IllegalStateException("the check itself failed", thrown);
      }
      wrong = new Wrong(at, claim, call + " threw " + thrown);
    }
  }

  private static String spoken(Operation operation) {
    return operation.toString().replace(PoolOperations.TAKE_AT_REST, PoolOperations.TAKE);
  }
}
