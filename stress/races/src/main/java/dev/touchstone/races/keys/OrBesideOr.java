package dev.touchstone.races.keys;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/** Each actor adds an operation to the interest of the same key. Both are there in the end. */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class OrBesideOr extends KeysRace {

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = or(1);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = or(4);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
