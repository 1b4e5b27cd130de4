package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is full. Actor 1, producer and consumer in one, polls and then offers; actor 2 only
 * looks how many there are.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakeAndPutBesideSize extends QueueRace {
  /** Made by jcstress for each trial. */
  public TakeAndPutBesideSize() {
    super(0);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = poll();
    observed.a2 = offer(Element.A);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = size();
    observed.b2 = size();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
