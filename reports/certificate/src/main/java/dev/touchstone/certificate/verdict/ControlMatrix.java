package dev.touchstone.certificate.verdict;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which specimen must be noticed by which engine for which claim, as the catalogue says. */
public final class ControlMatrix {
  private ControlMatrix() {}

  /** One engine that must notice one specimen. */
  public record Cell(String specimen, String claim, String engine) {

    /** Whether it did. */
    public boolean noticed(List<Evidence> evidence) {
      return evidence.stream()
          .anyMatch(
              e ->
                  e.verdict() == Verdict.VIOLATED
                      && e.subject().name().equals(specimen)
                      && e.claim().equals(claim)
                      && e.engine().name().equals(engine));
    }
  }

  /** Specimens that share a start of an engine. */
  public record Group(String engine, List<String> claims, List<String> specimens) {
    public Group {
      claims = List.copyOf(claims);
      specimens = List.copyOf(specimens);
    }
  }

  /**
   * The matrix over the engines that there are, in the order in which engines run.
   *
   * @param cheapest only the first engine of each specimen
   */
  public static List<Cell> cells(List<Claim> catalogue, List<String> engines, boolean cheapest) {
    List<Cell> cells = new ArrayList<>();
    for (Claim claim : catalogue) {
      for (Control control : claim.controls()) {
        LaunchOrder.ALL.stream()
            .filter(control.engines()::contains)
            .map(EngineKind::engineName)
            .filter(engines::contains)
            .limit(cheapest ? 1 : Long.MAX_VALUE)
            .forEach(engine -> cells.add(new Cell(control.specimen(), claim.id(), engine)));
      }
    }
    cells.sort(Comparator.comparingInt(cell -> LaunchOrder.names().indexOf(cell.engine())));
    return List.copyOf(cells);
  }

  /** One start for each engine and claim: an engine is not to spend its time on other claims. */
  public static List<Group> groups(List<Cell> cells) {
    Map<String, List<Cell>> groups = new LinkedHashMap<>();
    for (Cell cell : cells) {
      groups
          .computeIfAbsent(cell.engine() + " " + cell.claim(), key -> new ArrayList<>())
          .add(cell);
    }
    return groups.values().stream()
        .map(
            group ->
                new Group(
                    group.get(0).engine(),
                    List.of(group.get(0).claim()),
                    group.stream().map(Cell::specimen).toList()))
        .toList();
  }
}
