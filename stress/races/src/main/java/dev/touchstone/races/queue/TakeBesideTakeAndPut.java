package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is full. Actor 1 polls; actor 2, the producing thread, polls and then offers. After its
 * own poll there is room, whatever actor 1 does meanwhile: a refused offer is the defect of a
 * producer that looks at a slot which a consumer has claimed and not yet cleared (JCTools issue 21,
 * RxJava 0.20).
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakeBesideTakeAndPut extends QueueRace {
  /** Made by jcstress for each trial. */
  public TakeBesideTakeAndPut() {
    super(0);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = poll();
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = poll();
    observed.b2 = offer(Element.Y);
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
