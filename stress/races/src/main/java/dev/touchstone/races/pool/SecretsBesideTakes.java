package dev.touchstone.races.pool;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The pool is empty and clears arrays. Actor 1 holds two that have been written into, and releases
 * them; actor 2 takes twice and reads. What it reads must be nothing: an array is cleared before
 * another thread can get it.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class SecretsBesideTakes extends PoolRace {
  /** Made by jcstress for each trial. */
  public SecretsBesideTakes() {
    super(PoolForm.SECRETS_BESIDE_TAKES);
    write(1);
    write(2);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = release(1);
    observed.a2 = release(2);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = takeAndRead(4);
    observed.b2 = takeAndRead(5);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
