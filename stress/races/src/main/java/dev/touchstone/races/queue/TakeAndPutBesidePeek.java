package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is full. Actor 1, the producing thread, polls and then offers into the slot that became
 * free; actor 2 peeks and then polls. A peek that returns the new element while older ones are
 * there read the slot of an index that had moved on.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakeAndPutBesidePeek extends QueueRace {
  /** Made by jcstress for each trial. */
  public TakeAndPutBesidePeek() {
    super(0);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = poll();
    observed.a2 = offer(Element.A);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = peek();
    observed.b2 = poll();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
