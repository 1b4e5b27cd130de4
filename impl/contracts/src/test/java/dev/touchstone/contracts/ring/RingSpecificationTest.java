package dev.touchstone.contracts.ring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.ring.RingAnswer.Kind;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Histories of one thread on a buffer of two, judged by hand: calls with their answers, the last
 * one legal or not.
 */
class RingSpecificationTest {

  @ParameterizedTest
  @CsvSource({
    "next 1 done / next 2 done / next 3 full, ''",
    "next 1 done / poll 1 / poll nothing, ''",
    "next 1 done / next 2 done / completed done / poll 1 / poll 2 / poll completed, ''",
    "completed done / poll completed / poll nothing, ''",
    "error done / poll error / poll nothing, ''",
    "completed done / next 1 refused, ''",
    "completed done / error refused, ''",
    "next 1 done / release done / poll refused, ''",
    "release done / release done, ''",
    "next 1 full, RING-BACKPRESSURE",
    "next 1 refused, RING-RELEASE",
    "next 1 done / next 2 done / next 3 done, RING-BACKPRESSURE",
    "next 1 done / next 2 done / next 3 refused, RING-BACKPRESSURE",
    "next 1 done / next 2 done / poll 2, RING-BACKPRESSURE",
    "next 1 done / poll nothing, RING-BACKPRESSURE",
    "next 1 done / completed done / poll completed, RING-TERMINAL",
    "completed done / poll nothing, RING-TERMINAL",
    "completed done / poll error, RING-TERMINAL",
    "completed done / poll completed / poll completed, RING-TERMINAL",
    "completed done / next 1 done, RING-TERMINAL",
    "next 1 done / next 2 done / completed full, RING-TERMINAL",
    "next 1 done / release done / poll 1, RING-RELEASE",
    "release done / next 1 done, RING-RELEASE",
    "release done / completed done, RING-RELEASE",
    "poll refused, RING-RELEASE",
  })
  void aHistoryIsLegalOrBreaksAClaim(String history, String claim) {
    RingSpecification specification = RingSpecification.of(2);
    RingState state = specification.initial();
    String[] calls = history.split(" / ");
    for (int i = 0; i < calls.length; i++) {
      Operation operation = operation(calls[i]);
      @Nullable RingState next = specification.next(state, operation);
      boolean last = i == calls.length - 1;
      if (last && !claim.isEmpty()) {
        assertThat(next).as(operation.toString()).isNull();
        assertThat(specification.brokenClaim(state, operation)).isEqualTo(claim);
        assertThat(specification.objection(state, operation)).contains("the buffer of 2");
        return;
      }
      assertThat(next).as(operation.toString()).isNotNull();
      if (next != null) {
        assertThat(next.equals(state) || !specification.isObservation(operation)).isTrue();
        state = next;
      }
    }
  }

  @Test
  void aWaivedClaimForbidsNothing() {
    RingState holdsOne =
        new RingState(java.util.List.of(1), RingAnswer.of(Kind.COMPLETED), false, false);
    RingSpecification waiving = RingSpecification.of(2).waiving(Set.of(RingClaims.TERMINAL));
    assertThat(waiving.next(holdsOne, operation("poll completed"))).isNotNull();
    assertThat(RingSpecification.of(2).next(holdsOne, operation("poll completed"))).isNull();
  }

  private static Operation operation(String text) {
    String[] words = text.split(" ");
    String answer = words[words.length - 1];
    return switch (words[0]) {
      case "next" -> Operation.of("onNext", Integer.valueOf(words[1]), answer(answer));
      case "completed" -> Operation.of("onCompleted", answer(answer));
      case "error" -> Operation.of("onError", "e", answer(answer));
      default -> Operation.of(words[0], answer(answer));
    };
  }

  private static RingAnswer answer(String word) {
    return switch (word) {
      case "done" -> RingAnswer.of(Kind.DONE);
      case "full" -> new RingAnswer(Kind.FULL, "it is full");
      case "refused" -> new RingAnswer(Kind.REFUSED, "it was released");
      case "nothing" -> RingAnswer.of(Kind.NOTHING);
      case "completed" -> RingAnswer.of(Kind.COMPLETED);
      case "error" -> new RingAnswer(Kind.ERROR, "e");
      default -> new RingAnswer(Kind.ITEM, Integer.valueOf(word));
    };
  }
}
