package dev.touchstone.races.pool;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The pool is empty. Actor 1 holds four arrays, writes into each one plainly and releases it; actor
 * 2 takes four times and reads. An array that it gets from actor 1 must have in it what actor 1
 * wrote.
 *
 * <p>Four rather than one, because a compiler reorders stores of neighbouring releases more readily
 * than those of a single one. It shows under collectors whose write barrier is a plain card mark:
 * the barrier of G1 holds a fence.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class ReleasesBesideTakes extends PoolRace {
  /** Made by jcstress for each trial. */
  public ReleasesBesideTakes() {
    super(PoolForm.RELEASES_BESIDE_TAKES);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = writeAndRelease(1);
    observed.a2 = writeAndRelease(2);
    observed.a3 = writeAndRelease(3);
    observed.a4 = writeAndRelease(4);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = takeAndRead(4);
    observed.b2 = takeAndRead(5);
    observed.b3 = takeAndRead(6);
    observed.b4 = takeAndRead(7);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }

  private int writeAndRelease(int array) {
    write(array);
    return release(array);
  }
}
