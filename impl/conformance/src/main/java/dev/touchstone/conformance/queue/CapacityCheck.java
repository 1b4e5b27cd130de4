package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether capacities are rounded as documented, really hold that many elements, and are refused
 * where they cannot work.
 */
final class CapacityCheck extends ScenarioCheck {
  private static final int[] REQUESTED = {
    0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100, 1000
  };
  private static final int GREATEST_POWER_OF_TWO = 1 << 30;
  private static final long BYTES_FOR_GREATEST = 6L << 30;

  CapacityCheck() {
    super(
        "capacity",
        QueueClaims.CAPACITY,
        "makes queues of small, impossible and huge capacities, and fills and empties those that were made");
  }

  @Override
  Optional<String> lacking(QueueSubject subject, String claim) {
    return Optional.empty();
  }

  /** Its scenarios are about what makes a queue unsound. */
  @Override
  boolean needsSoundQueue() {
    return false;
  }

  @Override
  List<Scenario> scenarios(QueueSubject subject, Trial trial) {
    List<Scenario> scenarios = new ArrayList<>();
    int minimum = subject.contract().minimumCapacity();
    scenarios.add(
        new Scenario(
            "A threshold is given that is as large as the capacity", CapacityCheck::threshold));
    for (int requested : REQUESTED) {
      if (requested == 0 && minimum > 0) {
        continue;
      }
      scenarios.add(
          new Scenario(
              "A queue is asked for " + requested,
              session -> holdsWhatItSays(session, requested, requested < minimum)));
    }
    for (int impossible : new int[] {0, -1, Integer.MIN_VALUE}) {
      if (impossible < minimum) {
        scenarios.add(
            new Scenario(
                "A queue is asked for " + impossible, session -> refused(session, impossible)));
      }
    }
    if (subject.contract().rounding() == CapacityRounding.POWER_OF_TWO) {
      for (int tooLarge : new int[] {GREATEST_POWER_OF_TWO + 1, Integer.MAX_VALUE}) {
        scenarios.add(
            new Scenario(
                "A queue is asked for more than any power of two that an array can have",
                session -> refused(session, tooLarge)));
      }
      if (wantsGreatest(subject, trial.budget()) && hasHeapForGreatest()) {
        scenarios.add(new Scenario("A queue is asked for 2^30", CapacityCheck::acceptsGreatest));
      }
    }
    return scenarios;
  }

  @Override
  String leftOut(QueueSubject subject, Trial trial) {
    return wantsGreatest(subject, trial.budget()) && !hasHeapForGreatest()
        ? "capacity 2^30: it needs a heap of 6 GiB"
        : "";
  }

  private static boolean wantsGreatest(QueueSubject subject, Budget budget) {
    return subject.contract().rounding() == CapacityRounding.POWER_OF_TWO
        && budget.compareTo(Budget.STANDARD) >= 0;
  }

  /** 2^30 references are four gigabytes. */
  private static boolean hasHeapForGreatest() {
    return Runtime.getRuntime().maxMemory() >= BYTES_FOR_GREATEST;
  }

  private static void holdsWhatItSays(Session session, int requested, boolean mayBeRefused) {
    JournaledQueue queue;
    try {
      queue = session.exactly(requested);
    } catch (IllegalArgumentException refusal) {
      if (mayBeRefused) {
        return;
      }
      throw refusal;
    }
    int documented = session.subject().contract().rounding().round(requested);
    int most = 4 * requested + 64;
    List<Object> accepted = queue.offerUntilRefused(1, most);
    int held = accepted.size();
    unless(held < most, "it accepted " + held + " elements and refused none");
    if (documented >= 0) {
      unless(held == documented, "it holds " + held + " elements, and should hold " + documented);
    }
    unless(held >= Math.min(requested, most), "it holds only " + held + " elements");
    if (queue.has(Capability.CAPACITY)) {
      int said = queue.capacity();
      unless(said == held, "capacity() is " + said + ", yet it holds " + held + " elements");
    }
    List<Object> taken = queue.pollUntilEmpty(held + 1);
    unless(
        taken.size() == held && Set.copyOf(taken).equals(Set.copyOf(accepted)),
        "filled with " + held + " elements and emptied, it gave back " + taken);
  }

  private static void refused(Session session, int requested) {
    JournaledQueue queue;
    try {
      queue = session.exactly(requested);
    } catch (IllegalArgumentException | NegativeArraySizeException clear) {
      return;
    } catch (RuntimeException | Error unclear) {
      throw new Deviation(
          "the capacity "
              + requested
              + " is answered with "
              + unclear.getClass().getName()
              + ", not refused with an IllegalArgumentException that says what is wrong");
    }
    String but;
    try {
      but = queue.offer(1) ? "accepts an element" : "refuses the first element";
    } catch (RuntimeException broken) {
      but = "throws " + broken + " on the first offer";
    }
    throw new Deviation("the capacity " + requested + " was accepted; the queue then " + but);
  }

  private static void acceptsGreatest(Session session) {
    JournaledQueue queue = session.exactly(GREATEST_POWER_OF_TWO);
    unless(queue.offer(1), "it refused the first element");
    unless(Integer.valueOf(1).equals(queue.poll()), "it did not give back the only element");
  }

  /**
   * Some queues accept an element only while they hold fewer than a threshold; a threshold must not
   * lift the bound (JCTools 1.2 accepted without end when it was above half the capacity). Does
   * nothing where there is no such method.
   */
  private static void threshold(Session session) {
    int requested = Math.max(16, session.subject().contract().minimumCapacity());
    JournaledQueue queue = session.exactly(requested);
    Method method = queue.has(Capability.COLLECTION) ? thresholdOf(queue.collection()) : null;
    if (method == null) {
      return;
    }
    int capacity = Session.capacityOf(session.subject(), requested, session.journal());
    int accepted = 0;
    for (int i = 0; i < 4 * capacity; i++) {
      Integer element = i;
      boolean took =
          queue.call(
              method.getName() + "(" + element + ", " + capacity + ")",
              () -> (Boolean) method.invoke(queue.collection(), element, capacity));
      accepted += took ? 1 : 0;
    }
    unless(
        accepted <= capacity,
        method.getName() + " accepted " + accepted + " elements into a queue of " + capacity);
  }

  /** The method by its name, or by the name with a letter missing that it had at first. */
  private static @Nullable Method thresholdOf(Object queue) {
    return Arrays.stream(queue.getClass().getMethods())
        .filter(m -> m.getName().matches("offerIfBelowThr?eshold"))
        .filter(m -> Modifier.isPublic(m.getDeclaringClass().getModifiers()))
        .filter(m -> m.getParameterCount() == 2 && m.getParameterTypes()[1] == int.class)
        .findFirst()
        .orElse(null);
  }
}
