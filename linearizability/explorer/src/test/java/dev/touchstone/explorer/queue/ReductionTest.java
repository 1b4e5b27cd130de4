package dev.touchstone.explorer.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.judge.LegalOrder;
import dev.touchstone.explorer.judge.Scenario;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A failing client is made smaller until every operation is needed. */
class ReductionTest {

  @Test
  void theRefusedOfferNeedsTwoPollsAndOneOffer() {
    Scenario scenario =
        Scenario.of(
            "poll; poll | poll; offer; offer; poll",
            builder -> {
              Ring ring =
                  new Ring(
                      builder,
                      Ring.Design.REFUSES_CLAIMED_SLOT,
                      Ring.Modes.acquireRelease(),
                      2,
                      List.of(1L, 2L),
                      true);
              return List.of(
                  List.of(ring::poll, ring::poll),
                  List.of(ring::poll, m -> ring.offer(m, 11), m -> ring.offer(m, 12), ring::poll));
            });
    Verification verification =
        Verification.of(
            Explorer.of(new Jamx()),
            new LegalOrder<>(
                QueueSpecification.of(2).startingWith(List.of(1L, 2L)),
                MemoryOrder.HAPPENS_BEFORE));
    Scenario.Reduced reduced = scenario.reduced(verification);
    Verification.Example example = reduced.result().smallest().orElseThrow();
    assertThat(example.operations()).isEqualTo(3);
    assertThat(example.trace().explanation())
        .contains("refused", "No read is stale", "stronger access modes would not help");
  }
}
