package dev.touchstone.selectors;

import dev.touchstone.selectors.contract.ContractViolation;
import dev.touchstone.selectors.contract.SelectorCheck;
import dev.touchstone.selectors.contract.SelectorContract;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Foreign selectors, the same checks. */
class ForeignSelectorsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"jnr-enxio-0.25", "jnr-enxio-0.32.16", "junixsocket-2.8.1", "junixsocket-2.8.2"})
  void known(String release) throws IOException {
    Peer peer = Peer.of(release);
    for (SelectorCheck check : SelectorContract.CHECKS) {
      try {
        check.run(peer, Duration.ofSeconds(1));
      } catch (ContractViolation e) {
        System.out.println("FINDING " + release + " " + e.getMessage());
        e.printStackTrace(System.out);
      }
    }
  }
}
