package dev.touchstone.conformance.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.Conformance;
import dev.touchstone.conformance.ConformanceEngine;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine notices every control that the catalogue gives it, and nothing in sound queues. */
class ControlsTest {
  /** Claims that a control breaks beside its own, because its defect shows there too. */
  private static final Map<String, Set<String>> ALSO =
      Map.of(
          "specimen:SpmcSwappedElements",
          Set.of("QUEUE-PEEK", "QUEUE-RELAXED", "QUEUE-BATCH"),
          "specimen:SpmcRelaxedPeekWithoutIndexCheck",
          Set.of("QUEUE-CALLBACK"),
          // A lost array counts as kept, and the next one that is kept is one too many.
          "specimen:PoolOverwritesSlot",
          Set.of("POOL-CAPACITY"),
          // Entries that nobody finds again keep their room.
          "specimen:KeysHoleKeepsIndex",
          Set.of("KEYS-COST"));

  record Row(Claim claim, Control control) {
    @Override
    public String toString() {
      return claim.id() + " " + control.specimen();
    }
  }

  static List<Row> controls() {
    List<Row> rows = new ArrayList<>();
    for (Claim claim : Contracts.catalogue()) {
      for (Control control : claim.controls()) {
        if (control.engines().contains(EngineKind.CONFORMANCE)) {
          rows.add(new Row(claim, control));
        }
      }
    }
    return rows;
  }

  static Stream<Subject> soundForOneThread() {
    Set<String> ours =
        controls().stream().map(row -> row.control().specimen()).collect(Collectors.toSet());
    return Subjects.all().stream().filter(subject -> !ours.contains(subject.name()));
  }

  @ParameterizedTest
  @MethodSource("controls")
  void aControlViolatesItsClaimAndNoOther(Row row) throws InterruptedException {
    List<Finding> findings =
        Conformance.findings(Conformance.subject(row.control().specimen()), Budget.QUICK);

    Set<String> violated = new TreeSet<>();
    for (Finding finding : findings) {
      if (finding.verdict() == Verdict.VIOLATED) {
        violated.add(finding.claim());
        assertThat(finding.reason()).isNotBlank();
        assertThat(finding.trace()).isNotNull();
        assertThat(finding.trace().steps()).first().matches(s -> s.kind() == Trace.Kind.CALL);
      }
    }
    Set<String> expected = new TreeSet<>(ALSO.getOrDefault(row.control().specimen(), Set.of()));
    expected.add(row.claim().id());
    assertThat(violated).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("soundForOneThread")
  void nothingIsFoundWhereOneThreadCanSeeNothingWrong(Subject subject) throws InterruptedException {
    List<Finding> findings = Conformance.findings(subject, Budget.QUICK);

    assertThat(findings)
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding.verdict())
                    .as("%s: %s", finding.claim(), finding.reason())
                    .isEqualTo(Verdict.HOLDS));
  }

  @ParameterizedTest
  @CsvSource({
    "touchstone:SpmcArrayQueue,QUEUE-",
    "touchstone:RingBuffer,RING-",
    "touchstone:StripedArrayPool,POOL-",
    "touchstone:ArrayKeySet,KEYS-"
  })
  void theReferenceIsTriedForEveryClaimThatTheEngineKnows(String reference, String family)
      throws InterruptedException {
    Set<String> claims =
        new ConformanceEngine()
            .checks().stream()
                .flatMap(c -> c.claims().stream())
                .filter(claim -> claim.startsWith(family))
                .collect(Collectors.toSet());

    List<Finding> findings = Conformance.findings(Conformance.subject(reference), Budget.QUICK);

    assertThat(findings).extracting(Finding::claim).containsAll(claims);
  }

  @Test
  void thereAreAsManyControlsAsTheCatalogueHadAtLast() {
    assertThat(controls()).hasSizeGreaterThanOrEqualTo(16);
  }
}
