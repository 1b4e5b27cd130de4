package dev.touchstone.races.pool;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The pool is empty, with room for one array or two, and each actor holds one, releases it and
 * takes another. Either may get back its own, that of the other or a new one, and nobody gets what
 * somebody has.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class SwapBesideSwap extends PoolRace {
  /** Made by jcstress for each trial. */
  public SwapBesideSwap() {
    super(PoolForm.SWAP_BESIDE_SWAP);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = release(1);
    take(1);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = release(2);
    take(5);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
