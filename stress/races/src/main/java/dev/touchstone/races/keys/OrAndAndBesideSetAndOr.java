package dev.touchstone.races.keys;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * One actor adds to the interest and then leaves only another operation in it; the other sets it
 * and adds. Each change starts from what some other change left.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class OrAndAndBesideSetAndOr extends KeysRace {

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = or(1);
    observed.a2 = and(4);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = set(8);
    observed.b2 = or(16);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
