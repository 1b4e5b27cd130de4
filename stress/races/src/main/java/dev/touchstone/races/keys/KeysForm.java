package dev.touchstone.races.keys;

import static dev.touchstone.races.keys.KeysStep.and;
import static dev.touchstone.races.keys.KeysStep.or;
import static dev.touchstone.races.keys.KeysStep.set;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.races.form.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The catalogue of forms on key sets: for each jcstress test its program as data, which the judge
 * needs to make a history of an outcome. There is one key, of descriptor {@value #DESCRIPTOR}, that
 * wants nothing at first; its capacity is always 1.
 */
public enum KeysForm implements Form {
  OR_BESIDE_OR(OrBesideOr.class, List.of(or(1)), List.of(or(4))),
  OR_AND_AND_BESIDE_SET_AND_OR(
      OrAndAndBesideSetAndOr.class, List.of(or(1), and(4)), List.of(set(8), or(16)));

  /** The only key's number in histories. */
  static final int KEY = 1;

  static final int DESCRIPTOR = 11;

  private final Class<?> test;
  private final List<KeysStep> actor1;
  private final List<KeysStep> actor2;

  KeysForm(Class<?> test, List<KeysStep> actor1, List<KeysStep> actor2) {
    this.test = test;
    this.actor1 = actor1;
    this.actor2 = actor2;
  }

  @Override
  public Class<?> test() {
    return test;
  }

  @Override
  public Set<String> claims() {
    return Set.of(KeysClaims.INTEREST);
  }

  @Override
  public List<Integer> capacities(Subject subject) {
    return List.of(1);
  }

  @Override
  public String program() {
    return calls(actor1) + " ‖ " + calls(actor2);
  }

  private static String calls(List<KeysStep> steps) {
    return steps.stream().map(KeysStep::call).collect(Collectors.joining("; "));
  }

  /** The operations of both actors: one list each. */
  List<List<KeysStep>> actors() {
    return List.of(actor1, actor2);
  }

  @Override
  public boolean publishes() {
    return false;
  }

  @Override
  public long enough() {
    return 40_000;
  }

  @Override
  public Optional<String> unfit(Subject subject) {
    return subject instanceof KeysSubject
        ? Optional.empty()
        : Optional.of("it is not a selector key set");
  }
}
