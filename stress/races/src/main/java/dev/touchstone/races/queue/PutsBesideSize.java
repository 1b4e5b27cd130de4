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
 * looks how many there are and polls: where it saw some, there is one.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class PutsBesideSize extends QueueRace {
  /** Made by jcstress for each trial. */
  public PutsBesideSize() {
    super(2);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = offer(Element.A);
    observed.a2 = offer(Element.A + 1);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = size();
    observed.b2 = poll();
    observed.b3 = size();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
