package dev.touchstone.races.form;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Budget;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A two-actor program: a jcstress test, and what the engine must know of it. A form says nothing
 * about right and wrong. Immutable; any thread may ask it.
 */
public interface Form {
  /** Its name among forms of its kind. */
  String name();

  /** The jcstress test. */
  Class<?> test();

  /** The claims that it is run for. */
  Set<String> claims();

  /** What the actors do, as a person reads it. */
  String program();

  /** Whether it looks for something that was handed over without what was written before. */
  boolean publishes();

  /** The least budget that it is run with: quick ones leave out what others see as well. */
  default Budget from() {
    return Budget.QUICK;
  }

  /**
   * With fewer trials than this a configuration is run again, for a form that publishes: what it
   * looks for shows in some of a million.
   */
  long enough();

  /** The capacities that it is run with: those that the program has, as the subject allows them. */
  List<Integer> capacities(Subject subject);

  /**
   * Why the form cannot be run on a subject: it would use it as the contract does not allow, or
   * with operations that it does not have.
   */
  Optional<String> unfit(Subject subject);

  /** The jcstress test's class name. */
  default String testName() {
    return test().getName();
  }

  /** The form's name in evidence: its class's simple name. */
  default String title() {
    return test().getSimpleName();
  }
}
