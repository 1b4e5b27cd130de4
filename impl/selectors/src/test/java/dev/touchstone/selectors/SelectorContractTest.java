package dev.touchstone.selectors;

import dev.touchstone.selector.RebuildingKeySet;
import dev.touchstone.selectors.contract.ContractViolation;
import dev.touchstone.selectors.contract.SelectorCheck;
import dev.touchstone.selectors.contract.SelectorContract;
import dev.touchstone.selectors.contract.SelectorPair;
import java.nio.channels.spi.SelectorProvider;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** Our selectors and the JDK's keep the same contract, on the same sockets. */
class SelectorContractTest {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private static final List<SelectorPair> PAIRS =
      List.of(
          pair("touchstone-epoll", new EpollSelectorProvider()),
          pair("touchstone-poll", new PollSelectorProvider()),
          pair("touchstone-rebuilding", new PollSelectorProvider(RebuildingKeySet::new)),
          pair("jdk-epoll", JdkInternals.provider("EPollSelectorProvider")),
          pair("jdk-poll", JdkInternals.provider("PollSelectorProvider")));

  private static SelectorPair pair(String name, SelectorProvider provider) {
    return new JdkChannels(name, provider::openSelector);
  }

  @TestFactory
  Stream<DynamicContainer> holds() {
    return PAIRS.stream().map(SelectorContractTest::all);
  }

  private static DynamicContainer all(SelectorPair pair) {
    return DynamicContainer.dynamicContainer(
        pair.name(),
        SelectorContract.CHECKS.stream()
            .map(check -> DynamicTest.dynamicTest(check.id(), () -> run(check, pair))));
  }

  /** A difference that the README tells of is reported as skipped, with what was seen. */
  private static void run(SelectorCheck check, SelectorPair pair) {
    try {
      check.run(pair, LIMIT);
    } catch (ContractViolation e) {
      if (Finding.of(pair.name(), check.id(), e).isEmpty()) {
        throw e;
      }
      throw new TestAbortedException("known: " + e.getMessage(), e);
    }
  }
}
