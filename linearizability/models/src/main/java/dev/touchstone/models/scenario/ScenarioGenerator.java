package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.queue.QueueOperations.DRAIN;
import static dev.touchstone.contracts.queue.QueueOperations.FILL;
import static dev.touchstone.contracts.queue.QueueOperations.OFFER;
import static dev.touchstone.contracts.queue.QueueOperations.POLL;
import static dev.touchstone.contracts.queue.QueueOperations.RELAXED_OFFER;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueContract;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Draws scenarios that keep a contract: two or three threads, few calls each, a queue that starts
 * empty, with one element or full. The same seed gives the same scenarios. Not for use by several
 * threads.
 */
public final class ScenarioGenerator {
  /** The largest capacity at which scenarios start with a full queue. */
  public static final int MOST_FILLED = 8;

  private static final int HELD_OTHERWISE = 2;
  private static final int BATCH = 2;

  private final QueueContract contract;
  private final OperationGroup group;
  private final List<String> beside;
  private final List<Capacity> capacities;
  private final Random random;
  private int nextElement;
  private boolean oneElement;

  /**
   * A capacity to try.
   *
   * @param requested of the constructor
   * @param actual what the queue then holds; {@link Integer#MAX_VALUE} without bound
   */
  public record Capacity(int requested, int actual) {}

  /** A generator for a queue of these capabilities; there is at least one capacity. */
  public ScenarioGenerator(
      QueueContract contract,
      Set<Capability> capabilities,
      OperationGroup group,
      List<Capacity> capacities,
      long seed) {
    this.contract = contract;
    this.group = group;
    this.beside = group.operations(capabilities);
    this.capacities = List.copyOf(capacities);
    this.random = new Random(seed * 31 + group.name().hashCode());
  }

  /** The pinned scenarios that the queue can run, then drawn ones up to {@code count} in all. */
  public List<Scenario> scenarios(int count) {
    Set<Scenario> scenarios = new LinkedHashSet<>();
    PinnedScenarios.of(group).stream().filter(this::fits).forEach(scenarios::add);
    // Equal draws and draws without the group's operations are thrown away; the bound is far off.
    for (int draws = 0; scenarios.size() < count && draws < 1_000 * count; draws++) {
      Scenario drawn = draw();
      if (fits(drawn)) {
        scenarios.add(drawn);
      }
    }
    return List.copyOf(scenarios);
  }

  /** Whether the queue offers the calls, the contract allows them, and the group is about them. */
  private boolean fits(Scenario scenario) {
    Set<String> operations = scenario.operations();
    boolean offered =
        operations.stream()
            .allMatch(name -> name.equals(OFFER) || name.equals(POLL) || beside.contains(name));
    boolean about =
        group == OperationGroup.ORDER
            || group == OperationGroup.ALL
            || operations.stream().anyMatch(beside::contains);
    return offered
        && about
        && scenario.keeps(contract)
        && capacities.stream().anyMatch(c -> c.requested() == scenario.capacity());
  }

  private Scenario draw() {
    nextElement = 1;
    oneElement = random.nextInt(4) == 0;
    Capacity capacity = capacities.get(random.nextInt(capacities.size()));
    int held = capacity.actual() <= MOST_FILLED ? capacity.actual() : HELD_OTHERWISE;
    List<Step> before = new ArrayList<>();
    for (int i = List.of(0, 1, held).get(random.nextInt(3)); i > 0; i--) {
      before.add(Step.of(OFFER, element()));
    }
    int most = random.nextBoolean() ? 3 : 2;
    List<List<Step>> threads = new ArrayList<>();
    for (int t = 0; t < (most == 3 ? 2 : 3); t++) {
      List<String> allowed = allowed(t);
      if (!allowed.isEmpty()) {
        threads.add(thread(allowed, 1 + random.nextInt(most)));
      }
    }
    List<Step> after = new ArrayList<>();
    for (int i = 0; i <= held; i++) {
      after.add(Step.of(POLL));
    }
    return new Scenario(capacity.requested(), before, threads, after);
  }

  /**
   * What the thread may call, some names more than once so that they are drawn more often: the
   * first thread mostly produces, the others mostly consume.
   */
  private List<String> allowed(int thread) {
    boolean produces = thread == 0 || contract.producers() == Multiplicity.MANY;
    boolean consumes = thread == 1 || contract.consumers() == Multiplicity.MANY;
    List<String> names = new ArrayList<>();
    if (produces) {
      names.addAll(thread == 0 ? List.of(OFFER, OFFER, OFFER) : List.of(OFFER));
    }
    if (consumes) {
      names.addAll(thread == 0 ? List.of(POLL) : List.of(POLL, POLL));
    }
    for (String name : beside) {
      Step call = Step.of(name);
      if (call.produces() ? produces : !call.isConsumersRight() || consumes) {
        names.addAll(List.of(name, name));
      }
    }
    return names;
  }

  private List<Step> thread(List<String> allowed, int calls) {
    return Stream.generate(() -> step(allowed.get(random.nextInt(allowed.size()))))
        .limit(calls)
        .toList();
  }

  private Step step(String name) {
    return switch (name) {
      case OFFER, RELAXED_OFFER -> Step.of(name, element());
      case DRAIN -> Step.of(name, 1 + random.nextInt(BATCH));
      case FILL -> Step.of(name, elements(BATCH), BATCH);
      default -> Step.of(name);
    };
  }

  private int element() {
    return oneElement ? 1 : elements(1);
  }

  /** The first of some elements that no other call of the scenario brings. */
  private int elements(int count) {
    int first = nextElement;
    nextElement += count;
    return first;
  }
}
