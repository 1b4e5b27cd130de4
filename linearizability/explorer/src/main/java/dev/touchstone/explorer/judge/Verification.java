package dev.touchstone.explorer.judge;

import dev.touchstone.evidence.Trace;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.model.Synchronisation;
import dev.touchstone.explorer.trace.Explanation;
import dev.touchstone.explorer.trace.ReplayFile;
import dev.touchstone.explorer.trace.TraceWriter;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Explores a program and judges every execution. Deadlocks are always looked for. Of the executions
 * with a violation it keeps the smallest one: fewest operations, then fewest events, then first.
 */
public final class Verification {

  /**
   * A faulty execution, as it is shown to people.
   *
   * @param fault what is wrong
   * @param trace its steps, with reads-from
   * @param replay the text of its replay file
   * @param operations how many operations it has
   * @param events how many events it has
   * @param found its number among all graphs, from 1
   */
  public record Example(
      Fault fault, Trace trace, String replay, int operations, int events, long found) {}

  /**
   * What came out.
   *
   * @param exploration what was explored
   * @param faulty how many executions had a fault of each kind; of those of equal threads that one
   *     stands for, all
   * @param violating how many executions had a fault that is a violation, counted likewise
   * @param smallest the smallest execution with a violation
   * @param first number of the first graph with a violation, 0 if none
   * @param warning the smallest execution with a warning only
   */
  public record Result(
      Exploration exploration,
      Map<Fault.Kind, Long> faulty,
      long violating,
      Optional<Example> smallest,
      long first,
      Optional<Example> warning) {

    /** True if some execution violates what is promised. */
    public boolean isViolated() {
      return smallest.isPresent();
    }

    /** True if nothing is violated and every execution was seen. */
    public boolean holds() {
      return smallest.isEmpty() && exploration.isExhausted();
    }

    /** How many executions had a fault of this kind. */
    public long count(Fault.Kind kind) {
      return faulty.getOrDefault(kind, 0L);
    }
  }

  private final Explorer explorer;
  private final List<Judge> judges;
  private final boolean stopAtFirst;

  private Verification(Explorer explorer, List<Judge> judges, boolean stopAtFirst) {
    this.explorer = explorer;
    this.judges = judges;
    this.stopAtFirst = stopAtFirst;
  }

  /** A verification by these judges, which must not be used elsewhere at the same time. */
  public static Verification of(Explorer explorer, Judge... judges) {
    boolean all = Arrays.stream(judges).anyMatch(Judge::tellsEqualThreadsApart);
    return new Verification(
        all ? explorer.withEveryPermutation() : explorer, List.of(judges), false);
  }

  /** The same, ending at the first violation, which need not be the smallest. */
  public Verification stoppingAtFirst() {
    return new Verification(explorer, judges, true);
  }

  /** Explores and judges the program. */
  public Result run(Program program) {
    Jury jury = new Jury();
    Exploration exploration = explorer.explore(program, jury);
    return new Result(
        exploration,
        jury.faulty,
        jury.violating,
        Optional.ofNullable(jury.smallest),
        jury.first,
        Optional.ofNullable(jury.warning));
  }

  private final class Jury implements Visitor {
    private final Synchronisation order =
        new Synchronisation(explorer.model().everyReadSynchronises());
    private final Map<Fault.Kind, Long> faulty = new EnumMap<>(Fault.Kind.class);
    private @Nullable Example smallest;
    private @Nullable Example warning;
    private long first;
    private long violating;
    private long graphs;

    @Override
    public boolean complete(Execution execution) {
      graphs++;
      order.compute(execution.graph());
      boolean violated = false;
      for (Judge judge : judges) {
        Fault fault = judge.judge(execution, order);
        if (fault != null) {
          violated |= note(execution, fault);
        }
      }
      if (violated) {
        violating += execution.represents();
      }
      return !(violated && stopAtFirst);
    }

    @Override
    public boolean blocked(Execution execution) {
      graphs++;
      Fault fault = null;
      if (execution.failure().isPresent()) {
        order.compute(execution.graph());
        fault = new Failures().judge(execution, order);
      } else if (execution.isStuck()) {
        fault = Fault.of(Fault.Kind.DEADLOCK, Explanation.ofDeadlock(execution));
      }
      if (fault == null) {
        return true;
      }
      note(execution, fault);
      violating++;
      return !stopAtFirst;
    }

    private boolean note(Execution execution, Fault fault) {
      faulty.merge(fault.kind(), execution.represents(), Long::sum);
      if (!fault.kind().isViolation()) {
        if (warning == null || isSmaller(execution, warning)) {
          warning = example(execution, fault);
        }
        return false;
      }
      if (first == 0) {
        first = graphs;
      }
      if (smallest == null || isSmaller(execution, smallest)) {
        smallest = example(execution, fault);
      }
      return true;
    }

    private boolean isSmaller(Execution execution, Example than) {
      int operations = operations(execution);
      return operations < than.operations()
          || (operations == than.operations() && execution.graph().size() - 1 < than.events());
    }

    private Example example(Execution execution, Fault fault) {
      return new Example(
          fault,
          TraceWriter.trace(execution, fault, order),
          ReplayFile.text(execution, explorer.model().name()),
          operations(execution),
          execution.graph().size() - 1,
          graphs);
    }

    private int operations(Execution execution) {
      int operations = 0;
      for (int t = 0; t < execution.program().threads(); t++) {
        operations += execution.calls(t).size();
      }
      return operations;
    }
  }
}
