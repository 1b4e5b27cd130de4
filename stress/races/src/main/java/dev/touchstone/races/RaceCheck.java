package dev.touchstone.races;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Check;
import dev.touchstone.races.queue.QueueForm;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** One claim tried by every two-actor form that speaks to it and that the contract allows. */
final class RaceCheck implements Check {
  private static final Set<String> UNTRIED_WHEN_RELAXED =
      Set.of(QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.PEEK);

  private final String claim;

  private RaceCheck(String claim) {
    this.claim = claim;
  }

  /** One check for each claim that a form is run for, in catalogue order. */
  static List<RaceCheck> all() {
    return QueueClaims.catalogue().stream()
        .map(c -> c.id())
        .filter(id -> Arrays.stream(QueueForm.values()).anyMatch(f -> f.claims().contains(id)))
        .map(RaceCheck::new)
        .toList();
  }

  String claim() {
    return claim;
  }

  @Override
  public String id() {
    return "two-actors-" + claim.substring(claim.indexOf('-') + 1).toLowerCase(Locale.ROOT);
  }

  @Override
  public List<String> claims() {
    return List.of(claim);
  }

  @Override
  public String sentence() {
    return "Two threads run a few operations on a new queue, millions of times, in several compile"
        + " modes and under several collectors; each outcome is judged";
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claimId) {
    if (!(subject instanceof QueueSubject queue)) {
      return Optional.of("it is not a queue");
    }
    if (UNTRIED_WHEN_RELAXED.contains(claim) && queue.contract().relaxed().containsKey(claim)) {
      return Optional.of("the weaker form that it documents is not tried by two actors");
    }
    return forms(queue).isEmpty() ? Optional.of(unfit(queue)) : Optional.empty();
  }

  /** The forms that can be run. */
  List<QueueForm> forms(QueueSubject queue) {
    QueueContract contract = queue.contract();
    return Arrays.stream(QueueForm.values())
        .filter(form -> form.claims().contains(claim))
        .filter(form -> form.unfit(contract, queue.capabilities()).isEmpty())
        .toList();
  }

  private String unfit(QueueSubject queue) {
    return Arrays.stream(QueueForm.values())
        .filter(form -> form.claims().contains(claim))
        .flatMap(form -> form.unfit(queue.contract(), queue.capabilities()).stream())
        .findFirst()
        .orElse("no form speaks to it");
  }
}
