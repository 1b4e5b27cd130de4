package dev.touchstone.races.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.pool.PoolSpecification;
import dev.touchstone.contracts.pool.PoolState;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.pool.PoolForm;
import dev.touchstone.races.pool.PoolOutcome;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Judges outcomes of a pool: first what was read in the arrays, then the search for a legal order
 * under the pool's specification.
 *
 * <p>An outcome without a legal order is laid to EXCLUSIVE if there is none even when everything
 * but ownership is waived; else to CAPACITY if keeping the cap is what fails; and else to CONSERVE.
 * An array lost between one releaser and one taker of the form on publication is laid to PUBLISH.
 */
final class PoolJudge implements Judge {
  private final PoolSubject subject;

  /** A judge for this pool. */
  PoolJudge(PoolSubject subject) {
    this.subject = subject;
  }

  @Override
  public Judgement judge(Form form, int capacity, String text) {
    return judge(PoolOutcome.parse((PoolForm) form, capacity, text));
  }

  private Judgement judge(PoolOutcome outcome) {
    if (outcome.strangeArray() != 0) {
      return strange(outcome);
    }
    PoolSpecification all = specification(outcome);
    Refutation refutation = refute(outcome, all);
    if (refutation == null) {
      LegalOrderSearch.Answer one = LegalOrderSearch.search(outcome.history(), all);
      return Judgement.acceptable(outcome, Interleaving.of(outcome.history(), one.order()));
    }
    return broken(outcome, all, refutation);
  }

  private static Judgement broken(
      PoolOutcome outcome, PoolSpecification all, Refutation refutation) {
    String claim = blame(outcome, all);
    boolean lost = claim.equals(PoolClaims.CONSERVE) && outcome.lostArray() != 0;
    if (lost && outcome.form().publishes()) {
      return lost(outcome, all);
    }
    Interleaving interleaving =
        Interleaving.explaining(outcome.history(), all, without(claim, all));
    return Judgement.forbidden(
        outcome,
        claim,
        claim.equals(PoolClaims.EXCLUSIVE)
            ? twoTakes(outcome.history()).orElse(interleaving)
            : interleaving,
        "No order of the operations explains these results: "
            + String.join("; ", refutation.answer().objections()));
  }

  /** Two actors that take the same array, one within the call of the other. */
  private static Optional<Interleaving> twoTakes(History history) {
    for (int first = 0; first < history.size(); first++) {
      for (int second = first + 1; second < history.size(); second++) {
        if (history.calls().get(first).thread() == 0
            && history.calls().get(second).thread() == 1
            && history
                .calls()
                .get(first)
                .operation()
                .equals(history.calls().get(second).operation())) {
          return Optional.of(within(history, first, second));
        }
      }
    }
    return Optional.empty();
  }

  /** Actor 1 up to the first take, then actor 2 up to the second, then all others. */
  private static Interleaving within(History history, int first, int second) {
    List<Integer> order =
        IntStream.range(0, history.size())
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    call ->
                        history.precedes(call, first) || call == first
                            ? 0
                            : history.precedes(call, second) || call == second ? 1 : 2))
            .toList();
    return Interleaving.around(history, order, second, "the other actor takes the same array");
  }

  private PoolSpecification specification(PoolOutcome outcome) {
    return PoolSpecification.of(
        outcome.form().settings(subject, outcome.capacity()),
        subject.elementBytes(),
        subject.contract().order());
  }

  /** Takes and releases change the pool: both memory orders want one order of all of them. */
  private static @Nullable Refutation refute(
      PoolOutcome outcome, SequentialSpecification<PoolState> specification) {
    return LegalOrderSearch.refute(outcome.history(), specification, MemoryOrder.SEQUENTIAL);
  }

  private static String blame(PoolOutcome outcome, PoolSpecification all) {
    if (refute(outcome, all.ofOwnershipOnly()) != null) {
      return PoolClaims.EXCLUSIVE;
    }
    return refute(outcome, all.ofOwnershipAndCap()) != null
        ? PoolClaims.CAPACITY
        : PoolClaims.CONSERVE;
  }

  /** An array that was kept and that nobody got, though one thread released and one took. */
  private static Judgement lost(PoolOutcome outcome, PoolSpecification all) {
    return new Judgement(
        outcome,
        Grade.FORBIDDEN,
        PoolClaims.PUBLISH,
        Interleaving.explaining(outcome.history(), all, all.ofOwnershipAndCap()),
        "actor 1: release(array %d) makes visible that there is one more before which one it is → actor 2: take gets that place and finds nothing in it → actor 1: the array becomes visible, and nobody looks there again"
            .formatted(outcome.lostArray()),
        "Array "
            + outcome.lostArray()
            + " was kept and nobody got it, not even at rest, although one thread released and one"
            + " took. The taker saw that there was an array before it saw which: the hand-over did"
            + " not order the two stores");
  }

  private static SequentialSpecification<PoolState> without(String claim, PoolSpecification all) {
    return switch (claim) {
      case PoolClaims.CONSERVE -> all.ofOwnershipAndCap();
      case PoolClaims.CAPACITY -> all.ofOwnershipOnly();
      default -> new AnyHolder(all.ofOwnershipOnly());
    };
  }

  private Judgement strange(PoolOutcome outcome) {
    History history = outcome.history();
    int array = outcome.strangeArray();
    AnyHolder loose = new AnyHolder(specification(outcome).ofOwnershipOnly());
    Interleaving interleaving =
        Interleaving.of(history, LegalOrderSearch.search(history, loose).order());
    return outcome.form().clears()
        ? new Judgement(
            outcome,
            Grade.FORBIDDEN,
            PoolClaims.SECRET,
            interleaving,
            "actor 1: release puts array %d into the pool → actor 2: take gives it, with what was in it → actor 1: release clears it"
                .formatted(array),
            "Actor 2 took array "
                + array
                + " and read in it what an earlier holder had written: it was in the pool before it"
                + " was cleared")
        : new Judgement(
            outcome,
            Grade.FORBIDDEN,
            PoolClaims.PUBLISH,
            interleaving,
            "actor 1: release makes array %d visible before what was written into it → actor 2: take gives it → actor 1: what was written becomes visible"
                .formatted(array),
            "Actor 2 took array "
                + array
                + " and did not see what actor 1 had written into it before it released it: the"
                + " hand-over did not order the two");
  }

  /** A pool that may lend an array to several holders. */
  private record AnyHolder(PoolSpecification others) implements SequentialSpecification<PoolState> {
    @Override
    public PoolState initial() {
      return others.initial();
    }

    @Override
    public PoolState next(PoolState state, Operation operation) {
      PoolState next = others.next(state, operation);
      return next == null ? state : next;
    }

    @Override
    public boolean isObservation(Operation operation) {
      return others.isObservation(operation);
    }

    @Override
    public String objection(PoolState state, Operation operation) {
      return others.objection(state, operation);
    }
  }
}
