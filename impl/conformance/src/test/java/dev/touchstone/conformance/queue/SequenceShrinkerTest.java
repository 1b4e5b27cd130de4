package dev.touchstone.conformance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.queue.CallSequence.Call;
import dev.touchstone.conformance.queue.SequencePlayer.Wrong;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What shrinking must leave, with made-up defects instead of queues. */
class SequenceShrinkerTest {
  private static final String CLAIM = "QUEUE-FIFO";
  private static final int[] CAPACITIES = {1, 2, 4, 8};

  @Test
  void onlyTheCallsThatTheDefectNeedsAreLeft() {
    CallSequence shrunk = shrink(sequence(3), SequenceShrinkerTest::twoOffersThenPoll);

    assertThat(shrunk.calls())
        .extracting(Call::operation)
        .containsExactly("offer", "offer", "poll");
    assertThat(shrunk.capacity()).isEqualTo(1);
  }

  @Test
  void limitsBecomeAsLowAsTheyCan() {
    CallSequence shrunk =
        shrink(
            CallSequence.of(8, List.of(new Call("offer", 0), new Call("drain", 7))),
            sequence ->
                first(sequence, call -> call.operation().equals("drain") && call.limit() >= 3));

    assertThat(shrunk.calls()).containsExactly(new Call("drain", 3));
  }

  @Test
  void theSameSequenceShrinksToTheSameOne() {
    CallSequence wrong = sequence(11);

    assertThat(shrink(wrong, SequenceShrinkerTest::twoOffersThenPoll))
        .isEqualTo(shrink(wrong, SequenceShrinkerTest::twoOffersThenPoll));
  }

  @Test
  void anotherClaimsViolationIsNotTakenForThisOne() {
    CallSequence shrunk =
        shrink(
            sequence(5),
            sequence -> {
              Wrong wrong = twoOffersThenPoll(sequence);
              boolean tooSmall = sequence.capacity() < 4;
              return wrong == null || !tooSmall
                  ? wrong
                  : new Wrong(wrong.at(), "QUEUE-FULL", wrong.what());
            });

    assertThat(shrunk.capacity()).isEqualTo(4);
  }

  private interface Replay {
    @Nullable Wrong play(CallSequence sequence);
  }

  private static CallSequence shrink(CallSequence wrong, Replay replay) {
    return new SequenceShrinker(replay::play, CLAIM, CAPACITIES).shrink(wrong);
  }

  private static CallSequence sequence(long seed) {
    List<Call> calls =
        new ArrayList<>(
            new SequenceGenerator(new SplittableRandom(seed), Set.of("size", "drain"))
                .calls(80, 8));
    calls.addAll(List.of(new Call("offer", 0), new Call("offer", 0), new Call("poll", 0)));
    return CallSequence.of(8, calls);
  }

  private static @Nullable Wrong twoOffersThenPoll(CallSequence sequence) {
    int offers = 0;
    for (int i = 0; i < sequence.calls().size(); i++) {
      String operation = sequence.calls().get(i).operation();
      offers += operation.equals("offer") ? 1 : 0;
      if (offers >= 2 && operation.equals("poll")) {
        return new Wrong(i, CLAIM, "made up");
      }
    }
    return null;
  }

  private static @Nullable Wrong first(
      CallSequence sequence, java.util.function.Predicate<Call> wrong) {
    for (int i = 0; i < sequence.calls().size(); i++) {
      if (wrong.test(sequence.calls().get(i))) {
        return new Wrong(i, CLAIM, "made up");
      }
    }
    return null;
  }
}
