package dev.touchstone.models.lincheck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.Trace;
import dev.touchstone.models.judge.Violation;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.subjects.specimens.SpmcOfferFailsWhileSlotIsClaimed;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jetbrains.kotlinx.lincheck.LinChecker;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Pins what is read from Lincheck's internals. When Lincheck's version changes and one of these
 * fails, the two classes that touch them have to be looked at again.
 */
class TracePointsTest {
  private static final Scenario SCENARIO =
      Scenario.parse("2: offer(1) offer(2) ; offer(3) | poll() | poll() ; poll()");

  @Test
  void theAdapterIsWrittenForThisVersion() {
    assertThat(LinChecker.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .contains("3.7");
  }

  @Test
  void aRefusedOfferGivesItsWholeInterleaving() {
    Outcome outcome =
        new Trial(Trial.Mode.MODEL_CHECKING, 1_000, step -> false)
            .run(
                SCENARIO,
                () -> new Bare(new SpmcOfferFailsWhileSlotIsClaimed<>(2, 0)),
                execution ->
                    execution.calls().get(2).result().equals(false)
                            && execution.calls().get(2).after().contains(4)
                        ? new Violation(List.of("QUEUE-FULL"), "refused")
                        : null);

    assertThat(outcome.failure()).isNotNull();
    assertThat(outcome.failure().kind()).isEqualTo(Failure.Kind.RESULTS);
    List<Trace.Step> steps = outcome.failure().steps();
    assertThat(steps.get(0).kind()).isEqualTo(Trace.Kind.CALL);
    assertThat(steps.get(0).operation()).isEqualTo("offer(1)");
    assertThat(steps.get(0).note()).isEqualTo("before the threads run");
    assertThat(steps)
        .filteredOn(step -> step.kind() == Trace.Kind.CALL)
        .extracting(step -> step.thread() + " " + step.operation())
        .containsExactlyInAnyOrder(
            "0 offer(1)", "0 offer(2)", "0 offer(3)", "1 poll()", "2 poll()", "0 poll()");
    assertThat(steps)
        .anySatisfy(
            step -> {
              assertThat(step.kind()).isEqualTo(Trace.Kind.RETURN);
              assertThat(step.operation()).isEqualTo("offer(3)");
              assertThat(step.value()).isEqualTo("false");
            })
        .anySatisfy(
            step -> {
              assertThat(step.kind()).isEqualTo(Trace.Kind.UPDATE);
              assertThat(step.location()).endsWith("consumerIndex");
              assertThat(step.value()).isEqualTo("0 → 1: true");
              assertThat(step.accessMode()).isEqualTo("volatile");
              assertThat(step.file()).isEqualTo("SpecimenRing.java");
              assertThat(step.line()).isPositive();
            })
        .anySatisfy(
            step -> {
              assertThat(step.kind()).isEqualTo(Trace.Kind.READ);
              assertThat(step.operation()).isEqualTo("offer(3)");
              assertThat(step.location()).endsWith("slots[0]");
              assertThat(step.value()).isEqualTo("1");
              assertThat(step.accessMode()).isEqualTo("acquire");
              assertThat(step.caller()).matches("(Specimen|Spmc|Claim)[A-Za-z]+\\.java:\\d+");
            })
        .anySatisfy(step -> assertThat(step.kind()).isEqualTo(Trace.Kind.SWITCH))
        .anySatisfy(step -> assertThat(step.kind()).isEqualTo(Trace.Kind.WRITE))
        .noneSatisfy(step -> assertThat(step.location()).contains("Array<"));
  }

  @Test
  void aReadKnowsTheWriteThatItReadsFrom() {
    Outcome outcome =
        new Trial(Trial.Mode.MODEL_CHECKING, 1_000, step -> false)
            .run(
                Scenario.parse("1: ; offer(1) | poll() ; "),
                () -> new Bare(new SpmcOfferFailsWhileSlotIsClaimed<>(1, 0)),
                execution ->
                    Integer.valueOf(1).equals(execution.calls().get(1).result())
                        ? new Violation(List.of("QUEUE-FIFO"), "taken")
                        : null);

    List<Trace.Step> steps = outcome.failure().steps();
    Trace.Step read =
        steps.stream()
            .filter(s -> s.thread() == 1 && s.kind() == Trace.Kind.READ)
            .filter(s -> s.location().endsWith("producerIndex"))
            .findFirst()
            .orElseThrow();
    assertThat(read.readsFrom()).isNotNull();
    Trace.Step write = steps.get(read.readsFrom());
    assertThat(write.kind()).isEqualTo(Trace.Kind.WRITE);
    assertThat(write.location()).isEqualTo(read.location());
    assertThat(write.value()).isEqualTo(read.value());
  }

  private static final class Bare implements QueueUnderTest {
    private final java.util.Queue<Object> queue;

    Bare(java.util.Queue<Object> queue) {
      this.queue = queue;
    }

    @Override
    public Set<dev.touchstone.contracts.queue.Capability> capabilities() {
      return EnumSet.noneOf(dev.touchstone.contracts.queue.Capability.class);
    }

    @Override
    public boolean offer(Object element) {
      return queue.offer(element);
    }

    @Override
    public @Nullable Object poll() {
      return queue.poll();
    }
  }
}
