package dev.touchstone.races.queue;

import dev.touchstone.races.form.Observed;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;

/**
 * The queue is empty. Actor 1 makes four messages, writes each one's content plainly and offers it;
 * actor 2 polls four times and reads the contents. A message without its content, or one that is
 * gone although nobody took it, was handed over without publication.
 *
 * <p>Four messages rather than one, because a compiler reorders stores of neighbouring offers more
 * readily than those of a single one. It shows under collectors whose write barrier is a plain card
 * mark: G1's barrier holds a fence.
 */
@JCStressTest
@Outcome(expect = Expect.ACCEPTABLE, desc = "Judged by the engine.")
@State
public class MessagesBesideTakes extends QueueRace {
  @Actor
  public void actor1(Observed observed) {
    observed.a1 = send(Element.A);
    observed.a2 = send(Element.A + 1);
    observed.a3 = send(Element.A + 2);
    observed.a4 = send(Element.A + 3);
  }

  @Actor
  public void actor2(Observed observed) {
    observed.b1 = poll();
    observed.b2 = poll();
    observed.b3 = poll();
    observed.b4 = poll();
  }

  @Arbiter
  public void arbiter(Observed observed) {
    finish(observed);
  }

  private int send(int code) {
    return queue.offer(Message.of(code)) ? 1 : 0;
  }
}
