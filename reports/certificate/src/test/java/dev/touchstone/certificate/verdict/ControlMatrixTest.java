package dev.touchstone.certificate.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.verdict.ControlMatrix.Cell;
import dev.touchstone.certificate.verdict.ControlMatrix.Group;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.QueueClaims;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlMatrixTest {
  private static final List<String> BUILT = List.of("conformance", "lincheck", "jcstress", "jmh");

  @Test
  void hasEveryEngineThatMustNotice() {
    List<Cell> cells = ControlMatrix.cells(Contracts.catalogue(), BUILT, false);
    String specimen = "specimen:SpmcOfferFailsWhileSlotIsClaimed";
    assertThat(cells)
        .contains(
            new Cell(specimen, QueueClaims.FULL, "lincheck"),
            new Cell(specimen, QueueClaims.FULL, "jcstress"))
        .doesNotContain(new Cell(specimen, QueueClaims.FULL, "conformance"))
        .hasSizeGreaterThanOrEqualTo(24);
  }

  @Test
  void cheapestHasEachSpecimenOnce() {
    List<Cell> cells = ControlMatrix.cells(Contracts.catalogue(), BUILT, true);
    assertThat(cells.stream().map(Cell::specimen).toList())
        .doesNotHaveDuplicates()
        .hasSizeGreaterThanOrEqualTo(22);
  }

  @Test
  void engineThatIsNotBuiltIsLeftOut() {
    assertThat(ControlMatrix.cells(Contracts.catalogue(), List.of("jmh"), false))
        .allMatch(cell -> cell.engine().equals("jmh"))
        .isNotEmpty();
  }

  @Test
  void oneStartForEachEngineAndClaim() {
    List<Group> groups =
        ControlMatrix.groups(
            List.of(
                new Cell("a", "X", "lincheck"),
                new Cell("b", "X", "lincheck"),
                new Cell("a", "Y", "lincheck")));
    assertThat(groups)
        .containsExactly(
            new Group("lincheck", List.of("X"), List.of("a", "b")),
            new Group("lincheck", List.of("Y"), List.of("a")));
  }

  @Test
  void violationOfAnotherClaimOrByAnotherEngineIsNotTheOneThatWasAskedFor() {
    var evidence =
        SampleRun.on(SampleRun.REFERENCE)
            .violated("lincheck", QueueClaims.FULL, "x", null)
            .log()
            .evidence();
    String name = SampleRun.REFERENCE.name();
    assertThat(new Cell(name, QueueClaims.FULL, "lincheck").noticed(evidence)).isTrue();
    assertThat(new Cell(name, QueueClaims.FIFO, "lincheck").noticed(evidence)).isFalse();
    assertThat(new Cell(name, QueueClaims.FULL, "jcstress").noticed(evidence)).isFalse();
  }
}
