package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is full. Both actors poll twice: each element leaves once, in order, and nobody finds
 * nothing before all are taken.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class TakesBesideTakes extends QueueRace {
  /** Made by jcstress for each trial. */
  public TakesBesideTakes() {
    super(0);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = poll();
    observed.a2 = poll();
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = poll();
    observed.b2 = poll();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }
}
