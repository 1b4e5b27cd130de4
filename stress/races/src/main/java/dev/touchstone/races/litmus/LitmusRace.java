package dev.touchstone.races.litmus;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/** The shape that the fork was given; the arbiter reads x and y at the end. */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Compared with the explorer's outcomes.")
@State
public class LitmusRace extends LitmusVariables {

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = run(A1);
    fence();
    observed.a2 = run(A2);
    fence();
    observed.a3 = run(A3);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = run(B1);
    fence();
    observed.b2 = run(B2);
    fence();
    observed.b3 = run(B3);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    observed.rest = x;
    observed.capacity = y;
  }
}
