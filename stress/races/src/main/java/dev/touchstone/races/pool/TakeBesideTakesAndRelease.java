package dev.touchstone.races.pool;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The pool has two arrays. Actor 1 takes; actor 2 takes twice and releases what it took first. If
 * actor 1 looks at the first array, stands still meanwhile, and then believes that nothing has
 * changed because the first one is first again, it leaves the second one in the pool, which actor 2
 * holds (ABA). The arbiter then takes that.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakeBesideTakesAndRelease extends PoolRace {
  /** Made by jcstress for each trial. */
  public TakeBesideTakesAndRelease() {
    super(PoolForm.TAKE_BESIDE_TAKES_AND_RELEASE);
  }

  @Actor
  public void actor1(Observed observed) {
    take(0);
  }

  @Actor
  public void actor2(Observed observed) {
    take(4);
    take(5);
    observed.b3 = releaseTaken(4);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
