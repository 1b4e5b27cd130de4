package dev.touchstone.explorer.judge;

import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.ThreadBody;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A program made of operations, of which some may be left out: how a failing client is made
 * smaller. Immutable.
 *
 * @param name what reports call it
 * @param layout makes the object under test and each thread's operations
 * @param omitted operations that are left out
 */
public record Scenario(String name, Layout layout, Set<Position> omitted) {

  /** Declares locations in a program and says what each thread does, one body an operation. */
  @FunctionalInterface
  public interface Layout {
    /** The operations of each thread, in order. */
    List<List<ThreadBody>> threads(Program.Builder program);
  }

  /** One operation of one thread, both counted from 0. */
  public record Position(int thread, int operation) {}

  /** What is left of a scenario, and what it still violates. */
  public record Reduced(Scenario scenario, Verification.Result result) {}

  /** Copies the set. */
  public Scenario {
    omitted = Set.copyOf(omitted);
  }

  /** A scenario with all of its operations. */
  public static Scenario of(String name, Layout layout) {
    return new Scenario(name, layout, Set.of());
  }

  /** The program. */
  public Program program() {
    Program.Builder builder = Program.named(name);
    List<List<ThreadBody>> threads = layout.threads(builder);
    for (int t = 0; t < threads.size(); t++) {
      List<ThreadBody> kept = new ArrayList<>();
      for (int i = 0; i < threads.get(t).size(); i++) {
        if (!omitted.contains(new Position(t, i))) {
          kept.add(threads.get(t).get(i));
        }
      }
      builder.thread(memory -> kept.forEach(body -> body.run(memory)));
    }
    return builder.build();
  }

  private Scenario without(Position position) {
    Set<Position> more = new HashSet<>(omitted);
    more.add(position);
    return new Scenario(name, layout, more);
  }

  private List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    List<List<ThreadBody>> threads = layout.threads(Program.named(name));
    for (int t = 0; t < threads.size(); t++) {
      for (int i = threads.get(t).size() - 1; i >= 0; i--) {
        Position position = new Position(t, i);
        if (!omitted.contains(position)) {
          positions.add(position);
        }
      }
    }
    return positions;
  }

  /**
   * Leaves out operations, one at a time, as long as a fault of the same kind remains: no single
   * operation of the result can be left out. Returns the scenario itself if it has no violation.
   */
  public Reduced reduced(Verification verification) {
    Reduced best = new Reduced(this, verification.run(program()));
    boolean smaller = best.result().isViolated();
    while (smaller) {
      smaller = false;
      for (Position position : best.scenario().positions()) {
        Scenario candidate = best.scenario().without(position);
        Verification.Result result = verification.run(candidate.program());
        if (kindOf(result) == kindOf(best.result())) {
          best = new Reduced(candidate, result);
          smaller = true;
          break;
        }
      }
    }
    return best;
  }

  private static Fault.@Nullable Kind kindOf(Verification.Result result) {
    return result.smallest().map(example -> example.fault().kind()).orElse(null);
  }
}
