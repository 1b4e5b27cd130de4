package dev.touchstone.races;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.pool.PoolClaims;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Check;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.keys.KeysForm;
import dev.touchstone.races.pool.PoolForm;
import dev.touchstone.races.queue.QueueForm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** One claim tried by every two-actor form that speaks to it and that the contract allows. */
final class RaceCheck implements Check {
  private static final Set<String> TRIED_WHEN_RELAXED =
      Set.of(QueueClaims.FIFO, QueueClaims.SIZE, QueueClaims.PUBLISH);

  private static final List<Form> FORMS =
      Stream.<Form[]>of(QueueForm.values(), PoolForm.values(), KeysForm.values())
          .flatMap(Stream::of)
          .toList();

  private final String id;
  private final String claim;
  private final String primitive;

  private RaceCheck(String id, String claim, String primitive) {
    this.id = id;
    this.claim = claim;
    this.primitive = primitive;
  }

  /** One check for each claim that a form is run for, in the order of the catalogues. */
  static List<RaceCheck> all() {
    return Stream.of(
            checks(QueueClaims.catalogue(), "two-actors-", "queue"),
            checks(PoolClaims.catalogue(), "two-actors-pool-", "pool"),
            checks(KeysClaims.catalogue(), "two-actors-keys-", "key set"))
        .flatMap(checks -> checks)
        .toList();
  }

  private static Stream<RaceCheck> checks(List<Claim> claims, String prefix, String primitive) {
    return claims.stream()
        .map(Claim::id)
        .filter(id -> FORMS.stream().anyMatch(form -> form.claims().contains(id)))
        .map(id -> new RaceCheck(prefix + suffix(id), id, primitive));
  }

  private static String suffix(String claim) {
    return claim.substring(claim.indexOf('-') + 1).toLowerCase(Locale.ROOT);
  }

  String claim() {
    return claim;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<String> claims() {
    return List.of(claim);
  }

  @Override
  public String sentence() {
    return "Two threads run a few operations on a new "
        + primitive
        + ", millions of times, in several compile modes and under several collectors; each outcome"
        + " is judged";
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claimId) {
    if (isRelaxed(subject.contract()) && !TRIED_WHEN_RELAXED.contains(claim)) {
      return Optional.of("the weaker form that it documents is not tried by two actors");
    }
    return forms(subject).isEmpty() ? Optional.of(unfit(subject)) : Optional.empty();
  }

  private boolean isRelaxed(Contract contract) {
    return contract.claims().stream()
        .anyMatch(c -> c.id().equals(claim) && c.modality() == Modality.RELAXED);
  }

  /** The forms that can be run. */
  List<Form> forms(Subject subject) {
    return speakers().filter(form -> form.unfit(subject).isEmpty()).toList();
  }

  /** Those of them that a budget has time for. */
  List<Form> forms(Subject subject, Budget budget) {
    return forms(subject).stream().filter(form -> form.from().compareTo(budget) <= 0).toList();
  }

  private String unfit(Subject subject) {
    return speakers()
        .flatMap(form -> form.unfit(subject).stream())
        .findFirst()
        .orElse("no form speaks to it");
  }

  private Stream<Form> speakers() {
    return FORMS.stream().filter(form -> form.claims().contains(claim));
  }
}
