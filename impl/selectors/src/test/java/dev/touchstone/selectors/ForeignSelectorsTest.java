package dev.touchstone.selectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.selectors.contract.ContractViolation;
import dev.touchstone.selectors.contract.SelectorCheck;
import dev.touchstone.selectors.contract.SelectorContract;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Foreign selectors and the same checks: what they violate is known, and nothing else. */
class ForeignSelectorsTest {
  private static final Duration LIMIT = Duration.ofSeconds(2);

  @ParameterizedTest
  @ValueSource(
      strings = {"jnr-enxio-0.25", "jnr-enxio-0.32.16", "junixsocket-2.8.1", "junixsocket-2.8.2"})
  void violateWhatIsKnown(String release) throws IOException {
    Peer peer = Peer.of(release);
    Set<Finding> seen = new HashSet<>();
    for (SelectorCheck check : SelectorContract.CHECKS) {
      try {
        check.run(peer, LIMIT);
      } catch (ContractViolation e) {
        seen.add(Finding.of(release, check.id(), e).orElseThrow(() -> e));
      }
    }
    List<Finding> expected =
        Finding.LIST.stream()
            .filter(known -> known.selector().equals(release) && known.always())
            .toList();
    assertThat(expected).isNotEmpty();
    assertThat(seen).containsAll(expected);
  }
}
