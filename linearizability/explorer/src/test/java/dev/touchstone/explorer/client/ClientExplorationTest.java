package dev.touchstone.explorer.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Clients as users write them: outcomes with their numbers, limits, what runs afterwards. */
class ClientExplorationTest {

  /** Store buffering. */
  static class Buffering implements Client {
    private final AtomicInteger x = new AtomicInteger();
    private final AtomicInteger y = new AtomicInteger();

    @Override
    public void threads(Threads threads) {
      threads.add("left", () -> read(x, y)).add("right", () -> read(y, x));
      threads.afterwards("sum", () -> x.get() + y.get());
    }

    private static int read(AtomicInteger mine, AtomicInteger other) {
      mine.setRelease(1);
      return other.getAcquire();
    }
  }

  @Test
  void eachOutcomeIsThereWithItsExecutions() {
    Explored java = ClientExploration.of(Buffering.class).explore().verify();
    assertThat(java.outcomes())
        .containsOnlyKeys("0 | 0 | 2", "0 | 1 | 2", "1 | 0 | 2", "1 | 1 | 2");
    assertThat(java.executions())
        .isEqualTo(java.outcomes().values().stream().mapToLong(Long::longValue).sum());
    assertThat(
            ClientExploration.of(Buffering.class)
                .under(new SequentialConsistency())
                .explore()
                .outcomes())
        .doesNotContainKey("0 | 0 | 2")
        .hasSize(3);
  }

  @Test
  void whatWasNotExhaustedIsNotVerified() {
    Explored some =
        ClientExploration.of(Buffering.class).within(Limits.wide().withGraphs(2)).explore();
    assertThat(some.isExhausted()).isFalse();
    assertThatThrownBy(some::verify)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("not all: limit GRAPHS");
  }
}
