package dev.touchstone.explorer.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whether a condition can be reached under RC11, as the Dat3M project's tests expect. */
class Dat3mVerdictsTest {
  private static final int PROGRAMS = 136;

  private static List<String> differences(MemoryModel model) {
    Map<String, LitmusFile.Test> tests = LitmusFile.read("dat3m.litmus");
    List<String> differences = new ArrayList<>();
    int checked = 0;
    for (String row : LitmusFile.lines("dat3m-rc11-expected.csv")) {
      String[] cells = row.split(",");
      String name = cells[0].replaceAll(".*/|\\.litmus", "");
      LitmusFile.Test test = tests.get(name);
      if (test == null) {
        test = LitmusFile.parse(name, Dat3mFamilies.lines(name));
      }
      checked++;
      if (Outcomes.isReachable(test, model) != cells[1].equals("1")) {
        differences.add(name);
      }
    }
    assertThat(checked).isEqualTo(PROGRAMS);
    return differences;
  }

  @Test
  void everyVerdictHoldsWithTheReleaseSequencesOfThePaper() {
    assertThat(
            differences(
                new Rc11(Rc11.ScBefore.OTHER_LOCATION, Rc11.ReleaseSequence.SAME_THREAD_TAIL)))
        .isEmpty();
  }

  @Test
  void oneVerdictDiffersWithTheReleaseSequencesOfCpp20() {
    assertThat(differences(new Rc11())).containsExactly("imm-R2");
  }

  @Test
  void javasModelGivesTheSameVerdictsButForTheReleaseSequences() {
    assertThat(differences(new Jamx())).containsExactly("imm-R2-alt");
  }
}
