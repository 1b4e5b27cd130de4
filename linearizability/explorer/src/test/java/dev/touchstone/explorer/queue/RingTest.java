package dev.touchstone.explorer.queue;

import static dev.touchstone.contracts.MemoryOrder.HAPPENS_BEFORE;
import static dev.touchstone.contracts.MemoryOrder.SEQUENTIAL;
import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.queue.Ring.Design.READ_THEN_CLAIM;
import static dev.touchstone.explorer.queue.Ring.Design.REFUSES_CLAIMED_SLOT;
import static dev.touchstone.explorer.queue.Ring.Design.WAITS_FOR_CLAIMED_SLOT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known verdicts and numbers of executions of three ring designs and their mutants. */
class RingTest {
  private static final Ring.Modes ACQ_REL = Ring.Modes.acquireRelease();
  private static final Ring.Modes ALL_VOLATILE = Ring.Modes.allVolatile();
  private static final List<Long> EMPTY = List.of();
  private static final List<Long> ONE = List.of(1L);
  private static final List<Long> FULL = List.of(1L, 2L);
  private static final List<MemoryModel> MODELS =
      List.of(new SequentialConsistency(), new Rc11(), new Jamx());

  /** Graphs and violating graphs under SC, RC11 and JAMx, all under the strict contract. */
  private static void expect(RingScenario scenario, long[] graphs, long[] violating) {
    expect(scenario, SEQUENTIAL, graphs, violating);
  }

  private static void expect(
      RingScenario scenario, MemoryOrder order, long[] graphs, long[] violating) {
    for (int i = 0; i < MODELS.size(); i++) {
      Verification.Result result = scenario.verify(MODELS.get(i), order);
      String name = MODELS.get(i).name() + " " + scenario;
      assertThat(result.exploration().complete()).as(name).isEqualTo(graphs[i]);
      assertThat(result.violating()).as(name).isEqualTo(violating[i]);
      assertThat(result.exploration().isExhausted()).as(name).isTrue();
    }
  }

  private static long[] all(long same) {
    return three(same, same, same);
  }

  private static long[] three(long sc, long rc11, long jamx) {
    return new long[] {sc, rc11, jamx};
  }

  private static RingScenario ring(
      Ring.Design design, Ring.Modes modes, List<Long> initial, String... threads) {
    return RingScenario.of(design, modes, initial, threads);
  }

  @Test
  void offerThatRefusesAClaimedSlotIsFoundAtTheSecondGraph() {
    RingScenario scenario = ring(REFUSES_CLAIMED_SLOT, ACQ_REL, FULL, "p", "po").withoutDrain();
    expect(scenario, all(9), all(2));
    assertThat(scenario.verify(new Jamx(), SEQUENTIAL).first()).isEqualTo(2);
  }

  @Test
  void offerThatWaitsForTheSlotIsRight() {
    expect(ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL, FULL, "p", "po").withoutDrain(), all(9), all(0));
    RingScenario larger = ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL, FULL, "oo", "p", "p");
    expect(larger, all(96), all(0));
    assertThat(larger.verify(new Rc11(), SEQUENTIAL).exploration().blocked()).isEqualTo(40);
  }

  @Test
  void readThenClaimIsStrictOnlyWithVolatileIndexes() {
    String[] threads = {"oo", "p", "p"};
    expect(ring(READ_THEN_CLAIM, ACQ_REL, EMPTY, threads), all(33), all(0));
    expect(ring(READ_THEN_CLAIM, ACQ_REL, FULL, threads), all(54), all(0));
    expect(ring(READ_THEN_CLAIM, ACQ_REL, ONE, threads), three(104, 112, 112), three(0, 4, 4));
    expect(ring(READ_THEN_CLAIM, ALL_VOLATILE, ONE, threads), three(104, 108, 108), all(0));
  }

  @Test
  void weakenedProducerIndexIsFoundOutsideSequentialConsistency() {
    String[] threads = {"oo", "p", "p"};
    for (AccessMode weak : List.of(OPAQUE, PLAIN)) {
      expect(
          ring(READ_THEN_CLAIM, ACQ_REL.withIndexWrite(weak), EMPTY, threads),
          three(33, 157, 153),
          three(0, 156, 152));
      long read = weak == OPAQUE ? 137 : 153;
      expect(
          ring(READ_THEN_CLAIM, ACQ_REL.withIndexRead(weak), EMPTY, threads),
          three(33, 157, read),
          three(0, 156, read - 1));
      expect(
          ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL.withIndexWrite(weak), EMPTY, threads),
          three(21, 133, 133),
          three(0, 132, 132));
      long waits = weak == OPAQUE ? 53 : 57;
      expect(
          ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL.withIndexRead(weak), EMPTY, threads),
          three(21, 133, waits),
          three(0, 132, waits - 1));
    }
  }

  @Test
  void weakenedProducerIndexShowsInTheFirstGraph() {
    RingScenario mutant =
        ring(READ_THEN_CLAIM, ACQ_REL.withIndexWrite(OPAQUE), EMPTY, "oo", "p", "p");
    assertThat(mutant.verify(new Rc11(), SEQUENTIAL).first()).isEqualTo(1);
  }

  @Test
  void modesThatThisScenarioDoesNotNeedMakeNoDifference() {
    String[] threads = {"oo", "p", "p"};
    expect(ring(READ_THEN_CLAIM, ACQ_REL.withClaim(RELEASE), EMPTY, threads), all(33), all(0));
    expect(
        ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL.withClear(OPAQUE), EMPTY, threads), all(21), all(0));
    expect(
        ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL.withSpaceRead(OPAQUE), EMPTY, threads),
        all(21),
        all(0));
  }

  static Stream<Arguments> sizes() {
    return Stream.of(
        Arguments.of("o|p", 2),
        Arguments.of("oo|pp", 9),
        Arguments.of("ooo|ppp", 44),
        Arguments.of("o|p|p", 7),
        Arguments.of("oo|pp|p", 111),
        Arguments.of("oo|pp|pp", 341),
        Arguments.of("ooo|pp|pp", 4_141),
        Arguments.of("oo|p|p|p", 616));
  }

  static Stream<Arguments> largeSizes() {
    return Stream.of(
        Arguments.of("oo|pp|pp|p", 5_822),
        Arguments.of("ooo|ppp|pp", 12_488),
        Arguments.of("ooo|ppp|ppp", 34_165));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void numberOfGraphsGrowsAsKnown(String threads, long graphs) {
    grows(threads, graphs);
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("largeSizes")
  void numberOfGraphsOfLargerScenariosGrowsAsKnown(String threads, long graphs) {
    grows(threads, graphs);
  }

  private static void grows(String threads, long graphs) {
    Verification.Result result =
        ring(READ_THEN_CLAIM, ALL_VOLATILE, EMPTY, threads.split("\\|"))
            .verify(new Rc11(), SEQUENTIAL);
    assertThat(result.exploration().complete()).isEqualTo(graphs);
    assertThat(result.holds()).isTrue();
  }

  @Test
  void spinLoopsShowTheLastIterationOnly() {
    spins(2_467, 4_924, "ooo", "ppp", "ppp");
  }

  @Tag("full")
  @Test
  void spinLoopsOfTenOperationsShowTheLastIterationOnly() {
    spins(11_263, 27_272, "oooo", "ppp", "ppp");
  }

  private static void spins(long complete, long blocked, String... threads) {
    Verification.Result result =
        ring(READ_THEN_CLAIM, ALL_VOLATILE, EMPTY, threads)
            .spinning()
            .verify(new Rc11(), SEQUENTIAL);
    assertThat(result.exploration().complete()).isEqualTo(complete);
    assertThat(result.exploration().blocked()).isEqualTo(blocked);
    assertThat(result.holds()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"oo|p|p,33", "oo|p|p|p,616", "oo|pp|pp,341"})
  void equalConsumersAreExploredOnce(String threads, long graphs) {
    Ring.Modes modes = graphs == 33 ? ACQ_REL : ALL_VOLATILE;
    RingScenario scenario = ring(READ_THEN_CLAIM, modes, EMPTY, threads.split("\\|"));
    Verification.Result result = scenario.verifyUpToPermutation(new Rc11(), SEQUENTIAL);
    assertThat(result.exploration().represented()).isEqualTo(graphs);
    assertThat(result.exploration().complete()).isLessThan(graphs * 6 / 10);
    assertThat(result.holds()).isTrue();
  }

  @Test
  void equalConsumersShowTheSameDefects() {
    RingScenario mutant =
        ring(READ_THEN_CLAIM, ACQ_REL.withIndexWrite(OPAQUE), EMPTY, "oo", "p", "p");
    Verification.Result all = mutant.verify(new Jamx(), SEQUENTIAL);
    Verification.Result one = mutant.verifyUpToPermutation(new Jamx(), SEQUENTIAL);
    assertThat(one.isViolated()).isTrue();
    assertThat(one.exploration().represented()).isEqualTo(all.exploration().complete());
    assertThat(one.smallest().orElseThrow().events())
        .isEqualTo(all.smallest().orElseThrow().events());
    assertThat(one.smallest().orElseThrow().fault().kind())
        .isEqualTo(all.smallest().orElseThrow().fault().kind());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void happensBeforeContractSeesTheDefectThroughAPollingProducer(int capacity) {
    List<Long> full = capacity == 1 ? ONE : FULL;
    expect(
        ring(REFUSES_CLAIMED_SLOT, ACQ_REL, full, "p", "po").withoutDrain().withCapacity(capacity),
        HAPPENS_BEFORE,
        all(9),
        all(2));
  }

  @Test
  void happensBeforeContractAcceptsReleaseStores() {
    String[] threads = {"oo", "p", "p"};
    long[] graphs = three(104, 112, 112);
    expect(ring(READ_THEN_CLAIM, ACQ_REL, ONE, threads), HAPPENS_BEFORE, graphs, all(0));
    Ring.Modes jctools = Ring.Modes.jctools();
    expect(ring(READ_THEN_CLAIM, jctools, ONE, threads), HAPPENS_BEFORE, graphs, all(0));
    expect(ring(READ_THEN_CLAIM, jctools, ONE, threads), SEQUENTIAL, graphs, three(0, 4, 4));
  }

  @Test
  void happensBeforeContractSeesAWeakenedProducerIndex() {
    String[] threads = {"oo", "p", "p"};
    expect(
        ring(READ_THEN_CLAIM, ACQ_REL.withIndexWrite(OPAQUE), EMPTY, threads),
        HAPPENS_BEFORE,
        three(33, 157, 153),
        three(0, 156, 152));
    expect(
        ring(READ_THEN_CLAIM, ACQ_REL.withIndexRead(OPAQUE), EMPTY, threads),
        HAPPENS_BEFORE,
        three(33, 157, 137),
        three(0, 156, 136));
  }

  @Test
  void loadBufferingIsWarnedOfWhereTheClaimDoesNotRelease() {
    warned(ACQ_REL, 0);
    warned(ACQ_REL.withClaim(ACQUIRE), 16);
    warned(ACQ_REL.withClaim(OPAQUE), 16);
    warned(ACQ_REL.withSpaceRead(OPAQUE), 16);
    warned(ACQ_REL.withClaim(RELEASE), 0);
  }

  private static void warned(Ring.Modes modes, long expected) {
    Verification.Result result =
        ring(READ_THEN_CLAIM, modes, FULL, "oo", "p", "p")
            .spinning()
            .withoutDrain()
            .verify(new Jamx(), HAPPENS_BEFORE);
    assertThat(result.exploration().complete()).isEqualTo(18);
    assertThat(result.count(Fault.Kind.LOAD_BUFFERING_HAZARD)).isEqualTo(expected);
    assertThat(result.isViolated()).isFalse();
  }

  @Test
  void noLoadBufferingWhereTheSlotIsClearedByItsTaker() {
    Verification.Result result =
        ring(WAITS_FOR_CLAIMED_SLOT, ACQ_REL.withClaim(OPAQUE), FULL, "oo", "p", "p")
            .spinning()
            .withoutDrain()
            .verify(new Jamx(), HAPPENS_BEFORE);
    assertThat(result.count(Fault.Kind.LOAD_BUFFERING_HAZARD)).isZero();
  }
}
