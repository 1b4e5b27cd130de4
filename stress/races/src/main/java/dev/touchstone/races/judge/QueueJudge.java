package dev.touchstone.races.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.Refutation;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.SizePromise;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.form.Outcome;
import dev.touchstone.races.queue.Element;
import dev.touchstone.races.queue.QueueForm;
import dev.touchstone.races.queue.QueueOutcome;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Judges outcomes under one contract: the search for a legal order that every engine of the house
 * uses, under the contract's memory order, and nothing that a test's author annotated.
 *
 * <p>A forbidden outcome is laid to PUBLISH if messages lost their content, or were lost on the way
 * and that is all that is wrong; else to the first claim whose waiver makes it legal: FULL, EMPTY,
 * PEEK, SIZE; and else to FIFO.
 */
final class QueueJudge implements Judge {
  private static final List<String> BLAMED =
      List.of(QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.PEEK, QueueClaims.SIZE);

  private final QueueContract contract;

  /** A judge for subjects that keep this contract. */
  QueueJudge(QueueContract contract) {
    this.contract = contract;
  }

  @Override
  public Judgement judge(Form form, int capacity, String text) {
    return judge(QueueOutcome.parse((QueueForm) form, capacity, text));
  }

  private Judgement judge(QueueOutcome outcome) {
    if (unseen(outcome)) {
      return new Judgement(
          outcome,
          Grade.FORBIDDEN,
          QueueClaims.PUBLISH,
          interleaving(outcome, QueueClaims.PUBLISH),
          "actor 1 offers a message → actor 2 takes it → its content is not there yet",
          "Actor 2 took a message and did not see what actor 1 had written into it before it"
              + " offered it: the hand-over did not order the two");
    }
    Optional<String> size = sizeObjection(outcome);
    if (size.isPresent()) {
      return forbidden(outcome, QueueClaims.SIZE, size.get());
    }
    History history = ordered(outcome);
    QueueSpecification specification = specification(outcome, Set.of());
    Refutation refutation = LegalOrderSearch.refute(history, specification, contract.memoryOrder());
    if (refutation != null) {
      String claim = blame(outcome, history);
      return claim.equals(QueueClaims.PUBLISH)
          ? lost(outcome, history)
          : forbidden(outcome, claim, prose(refutation));
    }
    LegalOrderSearch.Answer one = LegalOrderSearch.search(history, specification);
    return one.legal()
        ? Judgement.acceptable(outcome, Interleaving.of(history, one.order()))
        : new Judgement(
            outcome,
            Grade.INTERESTING,
            "",
            Interleaving.NONE,
            "each actor's results have an order with what the other changed; the two have none in"
                + " common",
            "");
  }

  private Judgement forbidden(QueueOutcome outcome, String claim, String reason) {
    return Judgement.forbidden(outcome, claim, interleaving(outcome, claim), reason);
  }

  private Interleaving interleaving(QueueOutcome outcome, String claim) {
    return Interleaving.explaining(
        ordered(outcome), specification(outcome, Set.of()), specification(outcome, Set.of(claim)));
  }

  private String blame(QueueOutcome outcome, History history) {
    History atRest = atRest(history);
    boolean lost =
        outcome.form().publishes() && legal(withoutLost(history), specification(outcome, Set.of()));
    if (lost) {
      return QueueClaims.PUBLISH;
    }
    for (String claim : BLAMED) {
      History blamed = claim.equals(QueueClaims.SIZE) ? history : atRest;
      if (legal(blamed, specification(outcome, Set.of(claim)))) {
        return claim;
      }
    }
    return QueueClaims.FIFO;
  }

  /**
   * The history with the arbiter's last poll, which found nothing, as the statement that there was
   * nothing: an element that is gone for good is lost, and not a case of "not yet there".
   */
  private static History atRest(History history) {
    History.Builder builder = History.builder();
    for (int call = 0; call < history.size(); call++) {
      History.Call made = history.calls().get(call);
      boolean last = made.thread() == Outcome.ARBITER && made.operation().result() == null;
      builder.add(
          made.thread(), last ? Operation.of(QueueOperations.IS_EMPTY, true) : made.operation());
      for (int before = 0; before < call; before++) {
        if (history.precedes(before, call)) {
          builder.order(before, call);
        }
      }
    }
    return builder.build();
  }

  /** A message that was accepted and that nobody got, in a form that hands over messages. */
  private Judgement lost(QueueOutcome outcome, History history) {
    Set<Object> kept = offered(withoutLost(history));
    String gone =
        offered(history).stream()
            .filter(element -> !kept.contains(element))
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return new Judgement(
        outcome,
        Grade.FORBIDDEN,
        QueueClaims.PUBLISH,
        interleaving(outcome, QueueClaims.PUBLISH),
        "actor 1: offer("
            + gone
            + ") makes its index visible before its slot → actor 2: poll() = null, having taken the"
            + " place and found nothing in it → actor 1: the slot becomes visible, and nobody looks"
            + " there again",
        "Element "
            + gone
            + " was accepted and nobody got it, although one thread offered and one took. A taker"
            + " saw that there was something before it saw what: the hand-over did not order the"
            + " two stores");
  }

  private static Set<Object> offered(History history) {
    return history.calls().stream()
        .map(History.Call::operation)
        .filter(operation -> operation.name().equals(QueueOperations.OFFER))
        .map(operation -> operation.arguments().get(0))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private boolean legal(History history, QueueSpecification specification) {
    return LegalOrderSearch.refute(history, specification, contract.memoryOrder()) == null;
  }

  /**
   * The history as if the elements that were accepted and that nobody ever got had not been
   * offered.
   */
  private static History withoutLost(History history) {
    Set<@Nullable Object> taken = new HashSet<>();
    for (History.Call call : history.calls()) {
      if (call.operation().name().equals(QueueOperations.POLL)) {
        taken.add(call.operation().result());
      }
    }
    return history.restrict(
        call ->
            !call.operation().name().equals(QueueOperations.OFFER)
                || !Boolean.TRUE.equals(call.operation().result())
                || taken.contains(call.operation().arguments().get(0)));
  }

  private static boolean unseen(QueueOutcome outcome) {
    String unseen = Element.name(Element.UNSEEN);
    return outcome.history().calls().stream()
        .anyMatch(call -> unseen.equals(call.operation().result()));
  }

  private Optional<String> sizeObjection(QueueOutcome outcome) {
    return contract.size() == SizePromise.EXACT
        ? Optional.empty()
        : new SizeBounds(outcome, sizePromise()).objection();
  }

  private SizePromise sizePromise() {
    return relaxed().contains(QueueClaims.SIZE) ? SizePromise.ESTIMATE : contract.size();
  }

  /** The calls that need a place in the order. */
  private History ordered(QueueOutcome outcome) {
    return contract.size() == SizePromise.EXACT && !relaxed().contains(QueueClaims.SIZE)
        ? outcome.history()
        : outcome.history().restrict(call -> !SizeBounds.looks(call.operation()));
  }

  private QueueSpecification specification(QueueOutcome outcome, Set<String> waived) {
    Set<String> all = new HashSet<>(relaxed());
    all.addAll(waived);
    return QueueSpecification.of(outcome.capacity()).startingWith(outcome.initial()).waiving(all);
  }

  private Set<String> relaxed() {
    return contract.relaxed().keySet();
  }

  private String prose(Refutation refutation) {
    String whose =
        contract.memoryOrder() == MemoryOrder.SEQUENTIAL
            ? ""
            : " of all successful operations and actor " + (refutation.thread() + 1) + "'s own";
    return "No order"
        + (refutation.thread() == Outcome.ARBITER || whose.isEmpty() ? " of the operations" : whose)
        + " explains these results: "
        + String.join("; ", refutation.answer().objections());
  }
}
