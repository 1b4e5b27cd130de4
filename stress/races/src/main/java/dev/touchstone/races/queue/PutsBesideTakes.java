package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue has room for one more element. Actor 1 offers twice, actor 2 polls twice. That the
 * second offer is refused and the second poll finds nothing has no order of all operations, and yet
 * no thread can tell: store buffering, which a contract of memory order SEQUENTIAL forbids and
 * HAPPENS_BEFORE allows.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class PutsBesideTakes extends QueueRace {
  /** Made by jcstress for each trial. */
  public PutsBesideTakes() {
    super(1);
  }

  @Actor
  public void actor1(Observed observed) {
    observed.a1 = offer(Element.A);
    observed.a2 = offer(Element.A + 1);
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
