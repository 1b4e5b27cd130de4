package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is full. Actor 1 polls and then offers; actor 2 offers. One of the two offers has room.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakeAndPutBesidePut extends QueueRace {
  /** Made by jcstress for each trial. */
  public TakeAndPutBesidePut() {
    super(0);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = poll();
    observed.a2 = offer(Element.A);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = offer(Element.Y);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
