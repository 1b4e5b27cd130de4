package dev.touchstone.conformance.pool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.Conformance;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A defect is put down to its claim, and to no other; what is shown is short. */
class PoolAttributionTest {
  private static final String STRICT = "pool-strict";
  private static final String RELAXED = "pool-relaxed";

  @Test
  void aPoolThatIsRightIsFoundRight() throws InterruptedException {
    for (String contract : List.of(STRICT, RELAXED)) {
      assertThat(findings(contract, PlainPool::new))
          .hasSize(5)
          .extracting(Finding::verdict)
          .containsOnly(Verdict.HOLDS);
    }
  }

  @Test
  void whatMissesAndDropsNowAndThenIsRelaxedAndNotStrict() throws InterruptedException {
    Function<PoolSettings, PoolUnderTest> drops =
        settings ->
            new PlainPool(settings) {
              private int releases;

              @Override
              public boolean release(Object array) {
                return ++releases % 5 != 0 && super.release(array);
              }
            };
    assertThat(violated(RELAXED, drops)).isEmpty();
    assertThat(violated(STRICT, drops)).containsExactly("POOL-CONSERVE");
  }

  @Test
  void firstInFirstOutIsRelaxedAndNotStrict() throws InterruptedException {
    Function<PoolSettings, PoolUnderTest> fifo =
        settings ->
            new PlainPool(settings) {
              @Override
              byte[] choose(List<byte[]> fitting) {
                return fitting.get(0);
              }
            };
    assertThat(violated(RELAXED, fifo)).isEmpty();
    assertThat(violated(STRICT, fifo)).containsExactly("POOL-CONSERVE");
  }

  @Test
  void anArrayLentTwiceBreaksExclusive() throws InterruptedException {
    List<Finding> findings =
        findings(
            RELAXED,
            settings ->
                new PlainPool(settings) {
                  @Override
                  void removed(byte[] array) {
                    // It stays.
                  }
                });
    assertThat(violated(findings))
        .contains("POOL-EXCLUSIVE")
        .doesNotContain("POOL-LENGTH", "POOL-CAPACITY");
    Trace trace =
        findings.stream()
            .filter(finding -> finding.claim().equals("POOL-EXCLUSIVE"))
            .map(Finding::trace)
            .findFirst()
            .orElseThrow();
    assertThat(trace.steps())
        .extracting(Trace.Step::operation)
        .as("calls and returns of four calls and of taking again what was kept")
        .hasSizeLessThanOrEqualTo(14)
        .last()
        .asString()
        .startsWith("take(");
  }

  @Test
  void aMissWithNothingElseGoingOnBreaksConserve() throws InterruptedException {
    assertThat(
            violated(
                RELAXED,
                settings ->
                    new PlainPool(settings) {
                      private int takes;

                      @Override
                      public Object take(int minLength) {
                        return ++takes % 7 == 0
                            ? foreign(settings.served(minLength))
                            : super.take(minLength);
                      }
                    }))
        .containsExactly("POOL-CONSERVE");
  }

  @Test
  void oneByteTooManyBreaksCapacity() throws InterruptedException {
    assertThat(
            violated(
                RELAXED,
                settings ->
                    new PlainPool(
                        PoolSettings.of(
                            settings.cap() + 1, settings.smallest(), settings.largest()))))
        .containsExactly("POOL-CAPACITY");
  }

  @Test
  void retainedThatForgetsBreaksConserve() throws InterruptedException {
    assertThat(
            violated(
                RELAXED,
                settings ->
                    new PlainPool(settings) {
                      @Override
                      public long retained() {
                        return super.retained() / 2;
                      }
                    }))
        .containsExactly("POOL-CONSERVE");
  }

  @Test
  void aCallThatNeverReturnsBreaksProgress() throws InterruptedException {
    assertThat(
            violated(
                RELAXED,
                settings ->
                    new PlainPool(settings) {
                      @Override
                      public long trim() {
                        while (true) {
                          LockSupport.park(this);
                        }
                      }
                    }))
        .containsExactly("POOL-PROGRESS");
  }

  private static Set<String> violated(String contract, Function<PoolSettings, PoolUnderTest> maker)
      throws InterruptedException {
    return violated(findings(contract, maker));
  }

  private static Set<String> violated(List<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.verdict() == Verdict.VIOLATED)
        .map(Finding::claim)
        .collect(Collectors.toSet());
  }

  private static List<Finding> findings(
      String contract, Function<PoolSettings, PoolUnderTest> maker) throws InterruptedException {
    String[] claims = new PoolModelCheck().claims().toArray(String[]::new);
    return Conformance.findings(new MadeUp(contract, maker), Budget.QUICK, claims);
  }

  private record MadeUp(String text, Function<PoolSettings, PoolUnderTest> maker)
      implements PoolSubject {
    @Override
    public String name() {
      return "made-up";
    }

    @Override
    public PoolContract contract() {
      return (PoolContract) Contracts.parse(text);
    }

    @Override
    public Set<PoolCapability> capabilities() {
      return Set.of(PoolCapability.values());
    }

    @Override
    public int elementBytes() {
      return 1;
    }

    @Override
    public PoolUnderTest create(PoolSettings settings) {
      return maker.apply(settings);
    }
  }
}
