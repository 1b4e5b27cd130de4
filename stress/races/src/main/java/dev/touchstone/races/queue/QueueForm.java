package dev.touchstone.races.queue;

import static dev.touchstone.races.queue.Step.isEmpty;
import static dev.touchstone.races.queue.Step.offer;
import static dev.touchstone.races.queue.Step.peek;
import static dev.touchstone.races.queue.Step.poll;
import static dev.touchstone.races.queue.Step.size;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.races.form.Form;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The catalogue of forms: for each jcstress test its program as data, which the judge needs to make
 * a history of an outcome. A test keeps program and code together.
 */
public enum QueueForm implements Form {
  TAKE_BESIDE_TAKE_AND_PUT(
      TakeBesideTakeAndPut.class,
      Set.of(QueueClaims.FULL),
      List.of(1, 2),
      0,
      List.of(poll()),
      List.of(poll(), offer(Element.Y))),
  TAKE_AND_PUT_BESIDE_PUT(
      TakeAndPutBesidePut.class,
      Set.of(QueueClaims.FULL),
      List.of(1, 2),
      0,
      List.of(poll(), offer(Element.A)),
      List.of(offer(Element.Y))),
  PUTS_BESIDE_TAKES(
      PutsBesideTakes.class,
      Set.of(QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.FIFO),
      List.of(2),
      1,
      List.of(offer(Element.A), offer(Element.A + 1)),
      List.of(poll(), poll())),
  TAKES_BESIDE_TAKES(
      TakesBesideTakes.class,
      Set.of(QueueClaims.FIFO, QueueClaims.EMPTY),
      List.of(2, 4),
      0,
      List.of(poll(), poll()),
      List.of(poll(), poll())),
  PUTS_BESIDE_PUTS(
      PutsBesidePuts.class,
      Set.of(QueueClaims.FIFO, QueueClaims.FULL),
      List.of(2, 4),
      2,
      List.of(offer(Element.A), offer(Element.A + 1)),
      List.of(offer(Element.Y), offer(Element.Y + 1))),
  MESSAGES_BESIDE_TAKES(
      MessagesBesideTakes.class,
      Set.of(QueueClaims.PUBLISH, QueueClaims.FIFO),
      List.of(4),
      4,
      List.of(offer(Element.A), offer(Element.A + 1), offer(Element.A + 2), offer(Element.A + 3)),
      List.of(poll(), poll(), poll(), poll())),
  TAKE_AND_PUT_BESIDE_PEEK(
      TakeAndPutBesidePeek.class,
      Set.of(QueueClaims.PEEK),
      List.of(2),
      0,
      List.of(poll(), offer(Element.A)),
      List.of(peek(), poll())),
  PUTS_BESIDE_PEEK(
      PutsBesidePeek.class,
      Set.of(QueueClaims.PEEK),
      List.of(2),
      2,
      List.of(offer(Element.A), offer(Element.A + 1)),
      List.of(peek(), poll(), peek())),
  TAKE_AND_PUT_BESIDE_SIZE(
      TakeAndPutBesideSize.class,
      Set.of(QueueClaims.SIZE),
      List.of(2),
      0,
      List.of(poll(), offer(Element.A)),
      List.of(size(), size())),
  PUTS_BESIDE_SIZE(
      PutsBesideSize.class,
      Set.of(QueueClaims.SIZE),
      List.of(2),
      2,
      List.of(offer(Element.A), offer(Element.A + 1)),
      List.of(size(), poll(), size())),
  PUTS_BESIDE_IS_EMPTY(
      PutsBesideIsEmpty.class,
      Set.of(QueueClaims.SIZE),
      List.of(2),
      2,
      List.of(offer(Element.A), offer(Element.A + 1)),
      List.of(isEmpty(), poll(), isEmpty()));

  private final Class<?> test;
  private final Set<String> claims;
  private final List<Integer> capacities;
  private final int room;
  private final List<Step> actor1;
  private final List<Step> actor2;

  QueueForm(
      Class<?> test,
      Set<String> claims,
      List<Integer> capacities,
      int room,
      List<Step> actor1,
      List<Step> actor2) {
    this.test = test;
    this.claims = claims;
    this.capacities = capacities;
    this.room = room;
    this.actor1 = actor1;
    this.actor2 = actor2;
  }

  @Override
  public Class<?> test() {
    return test;
  }

  @Override
  public Set<String> claims() {
    return claims;
  }

  /** {@inheritDoc} No less than the contract's least. */
  @Override
  public List<Integer> capacities(Subject subject) {
    return subject instanceof QueueSubject queue ? capacities(queue.contract()) : List.of();
  }

  private List<Integer> capacities(QueueContract contract) {
    return capacities.stream()
        .map(capacity -> Math.max(capacity, contract.minimumCapacity()))
        .distinct()
        .toList();
  }

  @Override
  public String program() {
    return calls(actor1) + " ‖ " + calls(actor2);
  }

  private static String calls(List<Step> steps) {
    return steps.stream().map(Step::call).collect(Collectors.joining("; "));
  }

  /** The operations of both actors: one list each. */
  List<List<Step>> actors() {
    return List.of(actor1, actor2);
  }

  /** How many elements are in the queue before the actors start. */
  int initial(int requested, int capacity) {
    return Math.max(0, (capacity == Raced.NO_BOUND ? requested : capacity) - room);
  }

  /** {@inheritDoc} Its elements have a content that must be published with them. */
  @Override
  public boolean publishes() {
    return this == MESSAGES_BESIDE_TAKES;
  }

  /** {@inheritDoc} Conformance, Lincheck and storms look at heads and sizes too. */
  @Override
  public Budget from() {
    return claims.contains(QueueClaims.PEEK) || claims.contains(QueueClaims.SIZE)
        ? Budget.SWEEP
        : Budget.QUICK;
  }

  @Override
  public long enough() {
    return 200_000;
  }

  @Override
  public Optional<String> unfit(Subject subject) {
    if (!(subject instanceof QueueSubject queue)) {
      return Optional.of("it is not a queue");
    }
    return unfit(queue.contract(), queue.capabilities());
  }

  Optional<String> unfit(QueueContract contract, Set<Capability> capabilities) {
    if (contract.consumers() == Multiplicity.ONE && actorsWith(Step::consumes) > 1) {
      return Optional.of("it takes two consumers, and the contract allows one");
    }
    if (contract.producers() == Multiplicity.ONE
        && actorsWith(step -> step.is(QueueOperations.OFFER)) > 1) {
      return Optional.of("it takes two producers, and the contract allows one");
    }
    if (contract.relaxed().containsKey(QueueClaims.FIFO)
        && actorsWith(step -> step.is(QueueOperations.OFFER)) > 1) {
      return Optional.of("the order of two producers' elements is documented as open");
    }
    if (contract.minimumCapacity() > Element.MAX_INITIAL) {
      return Optional.of(
          "the least capacity is "
              + contract.minimumCapacity()
              + ", and the forms fill at most "
              + Element.MAX_INITIAL);
    }
    Set<Capability> missing = needs();
    missing.removeAll(capabilities);
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of("the queue does not offer " + missing);
  }

  private long actorsWith(java.util.function.Predicate<Step> property) {
    return actors().stream().filter(steps -> steps.stream().anyMatch(property)).count();
  }

  private Set<Capability> needs() {
    Set<Capability> needs = EnumSet.noneOf(Capability.class);
    for (List<Step> steps : actors()) {
      for (Step step : steps) {
        switch (step.operation()) {
          case QueueOperations.PEEK -> needs.add(Capability.PEEK);
          case QueueOperations.SIZE -> needs.add(Capability.SIZE);
          case QueueOperations.IS_EMPTY -> needs.add(Capability.IS_EMPTY);
          default -> {}
        }
      }
    }
    return needs;
  }
}
