package dev.touchstone.contracts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HistoryTest {

  private static Operation poll() {
    return Operation.of("poll", null);
  }

  @Test
  void orderIsClosedTransitivelyOverProgramOrderAndEdges() {
    History.Builder builder = History.builder();
    int a = builder.add(0, poll());
    int b = builder.add(1, poll());
    int c = builder.add(1, poll());
    int d = builder.add(2, poll());
    builder.order(a, b).order(c, d);
    History history = builder.build();

    assertThat(history.precedes(a, d)).isTrue();
    assertThat(history.precedes(d, a)).isFalse();
    assertThat(history.precedes(b, c)).isTrue();
  }

  @Test
  void restrictionKeepsTheOrderThroughCallsThatAreLeftOut() {
    History.Builder builder = History.builder();
    int a = builder.add(0, poll());
    int b = builder.add(1, poll());
    int c = builder.add(2, poll());
    builder.order(a, b).order(b, c);
    History restricted = builder.build().restrict(call -> call.thread() != 1);

    assertThat(restricted.size()).isEqualTo(2);
    assertThat(restricted.precedes(0, 1)).isTrue();
  }

  @Test
  void aCycleIsRefused() {
    History.Builder builder = History.builder();
    int a = builder.add(0, poll());
    int b = builder.add(1, poll());
    builder.order(a, b).order(b, a);

    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("cycle");
  }

  @Test
  void moreCallsThanItHoldsAreRefused() {
    History.Builder builder = History.builder();
    for (int i = 0; i < History.MAX_CALLS; i++) {
      builder.add(i, poll());
    }
    assertThat(builder.build().size()).isEqualTo(64);
    assertThatThrownBy(() -> builder.add(0, poll())).hasMessageContaining("at most 64");
  }
}
