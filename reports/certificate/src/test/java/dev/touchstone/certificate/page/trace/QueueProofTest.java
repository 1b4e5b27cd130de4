package dev.touchstone.certificate.page.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Fact;
import dev.touchstone.evidence.Trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QueueProofTest {
  private static final int HISTORIES = 20_000;

  /** The search for a legal order is the judge: it must find none wherever there is a proof. */
  @Test
  void whatIsProvedHasNoLegalOrder() {
    int proved = 0;
    int refuted = 0;
    for (long seed = 0; seed < HISTORIES; seed++) {
      Trace trace = RandomHistory.of(seed);
      List<Call> calls = Calls.of(trace);
      boolean legal = legal(calls);
      Optional<List<Fact>> proof = QueueProof.of(calls, trace.threads(), KnownOrder.OF_TIME);
      assertThat(proof.isPresent() && legal)
          .as("seed %d: %s, proof %s", seed, calls, proof)
          .isFalse();
      proved += proof.isPresent() ? 1 : 0;
      refuted += legal ? 0 : 1;
    }
    assertThat(proved).as("of %d without a legal order", refuted).isGreaterThan(refuted / 2);
  }

  /** Legal for some capacity: a proof does not know it. */
  private static boolean legal(List<Call> calls) {
    for (int capacity = 1; capacity <= 8; capacity++) {
      QueueSpecification specification = QueueSpecification.of(capacity);
      if (LegalOrderSearch.refute(
              RandomHistory.history(calls), specification, MemoryOrder.HAPPENS_BEFORE)
          == null) {
        return true;
      }
    }
    return false;
  }

  @Test
  void refusalAfterEverythingHadLeft() {
    List<Step> steps = new ArrayList<>();
    whole(steps, 0, "offer(1)", "true");
    whole(steps, 0, "offer(2)", "true");
    steps.add(Step.call(2, "poll()"));
    whole(steps, 1, "poll()", "2");
    whole(steps, 0, "offer(3)", "false");
    steps.add(Step.returned(2, "poll()", "1"));
    assertThat(proof(steps, KnownOrder.OF_TIME))
        .extracting(Fact::text)
        .containsExactly(
            "The queue has room for 2: it held so much after offer(2) = true.",
            "poll() = 1 (t2) comes before poll() = 2 (t1): 1 was put in before 2.",
            "poll() = 2 (t1) had returned before offer(3) = false (t0) began.",
            "So when offer(3) takes effect, the queue holds nothing. Yet it returned false, as if the queue were full.");
  }

  /** Where only the order of threads is known, the empty poll says what had left. */
  @Test
  void refusalAfterTheQueueWasFoundEmpty() {
    List<Step> steps = new ArrayList<>();
    steps.add(Step.call(0, "poll()"));
    whole(steps, 1, "poll()", "null");
    whole(steps, 1, "offer(y)", "false");
    steps.add(Step.returned(0, "poll()", "1"));
    assertThat(proof(steps, KnownOrder.OF_THREADS))
        .extracting(Fact::text)
        .element(1)
        .isEqualTo(
            "poll() = null (t1) found the queue empty, so poll() = 1 (t0) had taken effect before it.");
  }

  @Test
  void orderThatWasNotObservedProvesNothing() {
    List<Step> steps = new ArrayList<>();
    whole(steps, 0, "offer(1)", "true");
    whole(steps, 1, "poll()", "null");
    assertThat(proof(steps, KnownOrder.OF_TIME)).isNotEmpty();
    assertThat(proof(steps, KnownOrder.OF_THREADS)).isEmpty();
    assertThat(proof(steps, KnownOrder.NONE)).isEmpty();
  }

  private static void whole(List<Step> steps, int thread, String operation, String result) {
    steps.add(Step.call(thread, operation));
    steps.add(Step.returned(thread, operation, result));
  }

  private static List<Fact> proof(List<Step> steps, KnownOrder known) {
    Trace trace = Trace.of("t", "", List.of("t0", "t1", "t2"), steps, List.of());
    return QueueProof.of(Calls.of(trace), trace.threads(), known).orElse(List.of());
  }
}
