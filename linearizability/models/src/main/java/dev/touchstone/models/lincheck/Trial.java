package dev.touchstone.models.lincheck;

import dev.touchstone.models.judge.Execution;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jetbrains.kotlinx.lincheck.Actor;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Options;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.jspecify.annotations.Nullable;

/** Runs scenarios on one kind of primitive under Lincheck, in one of its modes. */
public final class Trial {

  /** How Lincheck runs the threads. */
  public enum Mode {
    /** Interleaving by interleaving; a thread that spins lets others go on. */
    MODEL_CHECKING,
    /** The same, and each operation not flagged as blocking must get on with the others stopped. */
    OBSTRUCTION,
    /** Real threads. */
    STRESS
  }

  private final Mode mode;
  private final int invocations;
  private final Predicate<Step> mayBlock;
  private final Class<?> actors;

  /**
   * A way of running scenarios on queues.
   *
   * @param mayBlock the calls that may wait for a stopped thread; of importance only in {@link
   *     Mode#OBSTRUCTION}
   */
  public Trial(Mode mode, int invocations, Predicate<Step> mayBlock) {
    this(mode, invocations, mayBlock, QueueActors.class);
  }

  /**
   * A way of running scenarios on pools.
   *
   * @param mayBlock as for queues
   */
  public static Trial ofPools(Mode mode, int invocations, Predicate<Step> mayBlock) {
    return new Trial(mode, invocations, mayBlock, PoolActors.class);
  }

  /** A way of running scenarios on ring buffers. */
  public static Trial ofRings(Mode mode, int invocations) {
    return new Trial(mode, invocations, step -> false, RingActors.class);
  }

  /** A way of running scenarios on selector key sets. */
  public static Trial ofKeySets(Mode mode, int invocations) {
    return new Trial(mode, invocations, step -> false, KeysActors.class);
  }

  /**
   * A way of running scenarios.
   *
   * @param mayBlock the calls that may wait for a stopped thread; of importance only in {@link
   *     Mode#OBSTRUCTION}
   * @param actors what Lincheck instantiates for each invocation: a method for each operation
   */
  private Trial(Mode mode, int invocations, Predicate<Step> mayBlock, Class<?> actors) {
    this.actors = actors;
    this.mode = mode;
    this.invocations = invocations;
    this.mayBlock = mayBlock;
  }

  /**
   * Runs one scenario until its results are not accepted, something fails, or the invocations are
   * done.
   *
   * @param instances makes an empty instance of the scenario's capacity
   */
  public Outcome run(
      Scenario scenario, Supplier<?> instances, Function<Execution, @Nullable Violation> judge) {
    Session session = new Session(instances, new ExecutionReader(scenario), judge);
    List<@Nullable Failure> failure = new ArrayList<>();
    session.during(() -> failure.add(LincheckInternals.check(options(scenario), actors, scenario)));
    Failure found = failure.get(0);
    return new Outcome(
        scenario,
        invocations,
        session.judged(),
        session.distinct(),
        mode != Mode.STRESS && found == null && session.invocations() < invocations,
        found,
        session.rejected(),
        session.violation());
  }

  /** Undoes, after the last scenario, what Lincheck did to the classes of this JVM. */
  public static void restoreClasses() {
    LincheckAgent.restore();
  }

  private Options<?, ?> options(Scenario scenario) {
    Options<?, ?> options = mode == Mode.STRESS ? new StressOptions() : modelChecking();
    options.iterations(0);
    options.addCustomScenario(actors(scenario, actors));
    options.invocationsPerIteration(invocations);
    options.verifier(JudgingVerifier.class);
    return options;
  }

  private ModelCheckingOptions modelChecking() {
    ModelCheckingOptions options = new ModelCheckingOptions();
    // Its analysis of waiting loops takes a second read of an index that has moved for a spin.
    return mode == Mode.OBSTRUCTION
        ? options.checkObstructionFreedom(true).enableAwaitLoopsAnalysis(false)
        : options;
  }

  /** The scenario as calls of a class that has a method for each operation. */
  ExecutionScenario actors(Scenario scenario, Class<?> target) {
    return new ExecutionScenario(
        actors(scenario.before(), target),
        scenario.threads().stream().map(thread -> actors(thread, target)).toList(),
        actors(scenario.after(), target),
        null);
  }

  private List<Actor> actors(List<Step> steps, Class<?> target) {
    return steps.stream().map(step -> actor(step, target)).toList();
  }

  private Actor actor(Step step, Class<?> target) {
    Method method =
        Arrays.stream(target.getMethods())
            .filter(m -> m.getName().equals(step.operation()))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no actor for " + step));
    return new Actor(
        method, new ArrayList<>(step.arguments()), false, mayBlock.test(step), false, false, false);
  }
}
