package dev.touchstone.races.form;

import org.openjdk.jcstress.annotations.Result;
import org.openjdk.jcstress.infra.Copyable;

/**
 * What one trial of a form gave. jcstress counts equal ones and hands their text to the engine,
 * which an {@link Outcome} reads back. All fields are plain ints and longs, because jcstress resets
 * them by name.
 *
 * <p>{@code a1…a4} are the results of actor 1's operations in program order, {@code b1…b4} those of
 * actor 2. Actor 1 alone writes the former, actor 2 alone the latter, the arbiter the rest, after
 * both; jcstress orders the three.
 */
@Result
public class Observed implements Copyable {
  // No static field, not even a constant: jcstress resets every field that it finds.
  public int a1;
  public int a2;
  public int a3;
  public int a4;
  public int b1;
  public int b2;
  public int b3;
  public int b4;

  /** What the arbiter took until nothing was left: four bits for each, first one lowest. */
  public long rest;

  /**
   * What only the fork knows of the primitive: how many elements a queue holds, how long the arrays
   * of a pool are.
   */
  public int capacity;

  /** Used by jcstress. */
  public int jcstress_trap;

  @Override
  public Object copy() {
    Observed copy = new Observed();
    copy.a1 = a1;
    copy.a2 = a2;
    copy.a3 = a3;
    copy.a4 = a4;
    copy.b1 = b1;
    copy.b2 = b2;
    copy.b3 = b3;
    copy.b4 = b4;
    copy.rest = rest;
    copy.capacity = capacity;
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Observed that
        && a1 == that.a1
        && a2 == that.a2
        && a3 == that.a3
        && a4 == that.a4
        && b1 == that.b1
        && b2 == that.b2
        && b3 == that.b3
        && b4 == that.b4
        && rest == that.rest
        && capacity == that.capacity;
  }

  @Override
  public int hashCode() {
    long hash = ((a1 * 17L + a2) * 17 + a3) * 17 + a4;
    hash = ((((hash * 17 + b1) * 17 + b2) * 17 + b3) * 17 + b4) * 31 + rest;
    return Long.hashCode(hash * 0x9E3779B97F4A7C15L);
  }

  /** The fields in order, separated by spaces. */
  @Override
  public String toString() {
    return a1 + " " + a2 + " " + a3 + " " + a4 + " " + b1 + " " + b2 + " " + b3 + " " + b4 + " "
        + rest + " " + capacity;
  }
}
