package dev.touchstone.models.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.models.scenario.ScenarioGenerator.Capacity;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioGeneratorTest {
  private static final List<Capacity> SMALL = List.of(new Capacity(1, 1), new Capacity(2, 2));

  private static List<Scenario> draw(
      String contract, Set<Capability> capabilities, OperationGroup group, long seed, int count) {
    return new ScenarioGenerator(
            (QueueContract) Contracts.parse(contract), capabilities, group, SMALL, seed)
        .scenarios(count);
  }

  private static List<Scenario> draw(String contract, OperationGroup group, long seed, int count) {
    return draw(contract, EnumSet.allOf(Capability.class), group, seed, count);
  }

  @ParameterizedTest
  @EnumSource(OperationGroup.class)
  void theSameSeedGivesTheSameScenarios(OperationGroup group) {
    assertThat(draw("spmc-bounded", group, 7, 40))
        .isEqualTo(draw("spmc-bounded", group, 7, 40))
        .isNotEqualTo(draw("spmc-bounded", group, 8, 40));
  }

  @ParameterizedTest
  @CsvSource({
    "spsc-bounded, ORDER",
    "spsc-bounded, COUNT",
    "spsc-bounded, HEAD",
    "spsc-bounded, ALL",
    "mpsc-bounded, ORDER",
    "mpsc-bounded, HEAD",
    "mpsc-bounded, RELAXED_FORMS",
    "spmc-bounded, BATCHES",
    "spmc-bounded, ALL",
    "mpmc-bounded, ORDER",
    "mpmc-bounded, ALL",
    "spsc-unbounded, ORDER",
    "mpmc-unbounded, BATCHES"
  })
  void everyScenarioKeepsTheContractAndIsAboutItsGroup(String contract, OperationGroup group) {
    List<Scenario> scenarios = draw(contract, group, 1, 60);

    assertThat(scenarios).hasSizeGreaterThanOrEqualTo(50).doesNotHaveDuplicates();
    assertThat(scenarios)
        .allMatch(s -> s.keeps((QueueContract) Contracts.parse(contract)))
        .allMatch(s -> s.threads().size() <= 3);
    if (group != OperationGroup.ORDER && group != OperationGroup.ALL) {
      List<String> beside = group.operations(EnumSet.allOf(Capability.class));
      assertThat(scenarios).allMatch(s -> s.operations().stream().anyMatch(beside::contains));
    }
  }

  @Test
  void aQueueIsNotAskedForWhatItDoesNotOffer() {
    assertThat(
            draw(
                "mpmc-bounded",
                Set.of(Capability.PEEK, Capability.DRAIN),
                OperationGroup.ALL,
                1,
                60))
        .allMatch(s -> Set.of("offer", "poll", "peek", "drain").containsAll(s.operations()))
        .anyMatch(s -> s.operations().contains("drain"));
  }

  @Test
  void fullEmptyAndHalfFilledQueuesAndRepeatedElementsOccur() {
    List<Scenario> scenarios = draw("spmc-bounded", OperationGroup.ORDER, 1, 60);

    assertThat(scenarios).anyMatch(s -> s.before().isEmpty());
    assertThat(scenarios).anyMatch(s -> s.before().size() == s.capacity());
    assertThat(scenarios).anyMatch(s -> s.capacity() == 2 && s.before().size() == 1);
    assertThat(scenarios)
        .anyMatch(s -> s.steps().filter(step -> step.equals(Step.of("offer", 1))).count() > 1);
  }

  @ParameterizedTest
  @EnumSource(OperationGroup.class)
  void pinnedScenariosStandFirst(OperationGroup group) {
    List<Scenario> pinned = PinnedScenarios.of(group);

    assertThat(pinned).isNotEmpty();
    assertThat(draw("mpmc-bounded", group, 3, 12)).startsWith(pinned.toArray(Scenario[]::new));
  }

  @ParameterizedTest
  @EnumSource(OperationGroup.class)
  void theTextOfAScenarioCanBeReadBack(OperationGroup group) {
    for (Scenario scenario : draw("mpmc-bounded", group, 5, 30)) {
      assertThat(Scenario.parse(scenario.toString())).isEqualTo(scenario);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2", "2: offer(1)", "2: ; offer(1) ; ", "x: ; offer(1)|poll() ;"})
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> Scenario.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
