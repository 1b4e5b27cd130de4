package dev.touchstone.selectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.selectors.contract.ContractViolation;
import dev.touchstone.selectors.contract.SelectorCheck;
import dev.touchstone.selectors.contract.SelectorContract;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each check of the selector contract notices a selector that is wrong in what it tries. */
class SelectorControlsTest {
  /** Some controls hang: it is how long they are waited for. */
  private static final Duration LIMIT = Duration.ofSeconds(1);

  private static final int ATTEMPTS = 100;

  static Stream<Wrong> wrong() {
    return Stream.of(WrongKeySets.LIST, WrongSelectors.LIST, WrongKeys.LIST).flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void isNoticed(Wrong wrong) {
    PollSelectorProvider provider = new PollSelectorProvider();
    SelectorCheck check = SelectorContract.check(wrong.check());
    JdkChannels pair = new JdkChannels(wrong.defect(), () -> wrong.opening().open(provider));
    assertThatThrownBy(() -> run(check, pair))
        .isInstanceOf(ContractViolation.class)
        .hasMessageContaining(wrong.message());
  }

  /** Until it is noticed: some checks are races, which a busy machine may leave undecided. */
  private static void run(SelectorCheck check, JdkChannels pair) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      check.run(pair, LIMIT);
    }
  }

  @Test
  void everyCheckHasAControl() {
    assertThat(wrong().map(Wrong::check))
        .containsAll(SelectorContract.CHECKS.stream().map(SelectorCheck::id).toList());
    assertThat(SelectorContract.CHECKS).hasSize(31);
  }
}
