package dev.touchstone.explorer.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Numbers of executions of well-known litmus programs, as the GenMC project's tests expect them.
 */
class GenmcCountsTest {
  private static final int PROGRAMS = 111;

  private static List<String> differences(MemoryModel model, int column) {
    Map<String, LitmusFile.Test> programs = LitmusFile.read("genmc.litmus");
    List<String> differences = new ArrayList<>();
    int checked = 0;
    for (String row : LitmusFile.lines("genmc-litmus-counts.csv").subList(1, PROGRAMS + 1)) {
      String[] cells = row.split(";");
      Exploration found = Explorer.of(model).count(programs.get(cells[0]).program());
      long expected = Long.parseLong(cells[column].strip());
      if (found.complete() != expected || !found.isExhausted()) {
        differences.add(cells[0] + ": " + found.complete() + " instead of " + expected);
      }
      checked++;
    }
    assertThat(checked).isEqualTo(PROGRAMS);
    return differences;
  }

  @Test
  void everyCountAgreesUnderSequentialConsistency() {
    assertThat(differences(new SequentialConsistency(), 1)).isEmpty();
  }

  @Test
  void everyCountAgreesUnderRc11() {
    assertThat(differences(Rc11.asInGenmc(), 2)).isEmpty();
  }

  @Test
  void twoCountsDifferWithThePapersOrderOfVolatileEvents() {
    assertThat(differences(new Rc11(), 2))
        .containsExactly("WWmerge1: 18 instead of 17", "Z6.U: 24 instead of 22");
  }
}
