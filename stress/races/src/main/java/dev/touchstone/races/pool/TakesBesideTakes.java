package dev.touchstone.races.pool;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The pool is full. Each actor takes twice. An array that two takes gave is in two hands: one take
 * looked at it while the other one had it already.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakesBesideTakes extends PoolRace {
  /** Made by jcstress for each trial. */
  public TakesBesideTakes() {
    super(PoolForm.TAKES_BESIDE_TAKES);
  }

  @Actor
  public void actor1(Observed observed) {
    take(0);
    take(1);
  }

  @Actor
  public void actor2(Observed observed) {
    take(4);
    take(5);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
