package dev.touchstone.races.litmus;

import dev.touchstone.races.form.Forked;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The variables of a trial, and the steps of the fork's form as constants: compilers fold a step
 * down to its one access. Each access has the mode that the form asks for, which is what is tried.
 */
abstract class LitmusVariables {
  private static final LitmusForm FORM = LitmusForm.of(System.getProperty(Forked.SUBJECT, ""));
  private static final LitmusModes MODES = FORM.modes();
  private static final VarHandle X;
  private static final VarHandle Y;

  static final @Nullable LitmusStep A1 = step(0, 0);
  static final @Nullable LitmusStep A2 = step(0, 1);
  static final @Nullable LitmusStep A3 = step(0, 2);
  static final @Nullable LitmusStep B1 = step(1, 0);
  static final @Nullable LitmusStep B2 = step(1, 1);
  static final @Nullable LitmusStep B3 = step(1, 2);

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      X = lookup.findVarHandle(LitmusVariables.class, "x", int.class);
      Y = lookup.findVarHandle(LitmusVariables.class, "y", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  int x;
  int y;

  private static @Nullable LitmusStep step(int thread, int number) {
    List<LitmusStep> steps = FORM.shape().threads().get(thread);
    return number < steps.size() ? steps.get(number) : null;
  }

  /** Makes an access; returns what it read, 0 for a write. */
  final int run(@Nullable LitmusStep step) {
    if (step == null) {
      return 0;
    }
    return step.variable() == 0 ? run(step, X) : run(step, Y);
  }

  private int run(LitmusStep step, VarHandle variable) {
    return switch (step.kind()) {
      case READ -> read(variable);
      case WRITE -> {
        write(variable, step.value());
        yield 0;
      }
      case ADD -> (int) variable.getAndAdd(this, step.value());
    };
  }

  private int read(VarHandle variable) {
    return switch (MODES) {
      case PLAIN -> (int) variable.get(this);
      case OPAQUE, FENCED -> (int) variable.getOpaque(this);
      case RELEASE_ACQUIRE -> (int) variable.getAcquire(this);
      case VOLATILE -> (int) variable.getVolatile(this);
    };
  }

  private void write(VarHandle variable, int value) {
    switch (MODES) {
      case PLAIN -> variable.set(this, value);
      case OPAQUE, FENCED -> variable.setOpaque(this, value);
      case RELEASE_ACQUIRE -> variable.setRelease(this, value);
      case VOLATILE -> variable.setVolatile(this, value);
    }
  }

  /** Stands between two steps. */
  static void fence() {
    if (MODES == LitmusModes.FENCED) {
      VarHandle.fullFence();
    }
  }
}
