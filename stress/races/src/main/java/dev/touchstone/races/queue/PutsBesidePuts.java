package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue has room for two elements. Both actors offer twice: what was accepted leaves once, each
 * actor's elements in order, and nothing is refused before the queue is full.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class PutsBesidePuts extends QueueRace {
  /** Made by jcstress for each trial. */
  public PutsBesidePuts() {
    super(2);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = offer(Element.A);
    observed.a2 = offer(Element.A + 1);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = offer(Element.Y);
    observed.b2 = offer(Element.Y + 1);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
