package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue has room for two elements. Actor 1 offers twice; actor 2, the only one that takes,
 * looks whether there is one and polls.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class PutsBesideIsEmpty extends QueueRace {
  /** Made by jcstress for each trial. */
  public PutsBesideIsEmpty() {
    super(2);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = offer(Element.A);
    observed.a2 = offer(Element.A + 1);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = isEmpty();
    observed.b2 = poll();
    observed.b3 = isEmpty();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
