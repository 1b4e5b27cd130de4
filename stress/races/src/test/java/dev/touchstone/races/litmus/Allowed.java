package dev.touchstone.races.litmus;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.LoadBuffering;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * The outcomes that the explorer's Java model allows a form, written as jcstress' forks write them.
 *
 * @param mayBuffer whether plain reads may buffer: such outcomes the model does not show
 */
record Allowed(Set<String> outcomes, boolean mayBuffer) {
  private static final int FIELDS = 4;

  static Allowed of(LitmusForm form) {
    Program.Builder program = Program.named(form.name());
    Location[] variables = {program.location("x", 0), program.location("y", 0)};
    List<List<LitmusStep>> threads = form.shape().threads();
    for (List<LitmusStep> steps : threads) {
      program.thread(memory -> run(memory, steps, variables, form.modes()));
    }
    program.afterwards(
        memory -> {
          memory.note("x", memory.read(variables[0], AccessMode.PLAIN));
          memory.note("y", memory.read(variables[1], AccessMode.PLAIN));
        });
    Set<String> outcomes = new TreeSet<>();
    Verification.Result result =
        Verification.of(
                Explorer.of(new Jamx()),
                new LoadBuffering(),
                (execution, order) -> {
                  outcomes.add(text(execution));
                  return null;
                })
            .run(program.build());
    if (!result.exploration().isExhausted()) {
      throw new IllegalStateException(form + " was not exhausted");
    }
    return new Allowed(outcomes, result.count(Fault.Kind.LOAD_BUFFERING_HAZARD) > 0);
  }

  private static void run(
      Memory memory, List<LitmusStep> steps, Location[] variables, LitmusModes modes) {
    for (int i = 0; i < steps.size(); i++) {
      if (i > 0 && modes == LitmusModes.FENCED) {
        memory.fence(AccessMode.VOLATILE);
      }
      LitmusStep step = steps.get(i);
      Location variable = variables[step.variable()];
      switch (step.kind()) {
        case READ -> memory.note("r" + i, memory.read(variable, mode(modes, AccessMode.ACQUIRE)));
        case WRITE -> memory.write(variable, step.value(), mode(modes, AccessMode.RELEASE));
        case ADD ->
            memory.note("r" + i, memory.getAndAdd(variable, step.value(), AccessMode.VOLATILE));
      }
    }
  }

  private static AccessMode mode(LitmusModes modes, AccessMode ordered) {
    return switch (modes) {
      case PLAIN -> AccessMode.PLAIN;
      case OPAQUE, FENCED -> AccessMode.OPAQUE;
      case RELEASE_ACQUIRE -> ordered;
      case VOLATILE -> AccessMode.VOLATILE;
    };
  }

  private static String text(Execution execution) {
    StringJoiner text = new StringJoiner(" ");
    for (int thread = 0; thread < 2; thread++) {
      for (int i = 0; i < FIELDS; i++) {
        text.add(String.valueOf(execution.noted(thread, "r" + i).orElse(0L)));
      }
    }
    text.add(String.valueOf(execution.noted(2, "x").orElseThrow()));
    return text.add(String.valueOf(execution.noted(2, "y").orElseThrow())).toString();
  }

  /** Those of what was observed that the model forbids. */
  Set<String> forbidden(Set<String> observed) {
    Set<String> forbidden = new TreeSet<>(observed);
    forbidden.removeAll(outcomes);
    return forbidden;
  }

  /** What is allowed and was never observed. */
  Set<String> unseen(Set<String> observed) {
    Set<String> unseen = new TreeSet<>(outcomes);
    unseen.removeAll(observed);
    return unseen;
  }
}
