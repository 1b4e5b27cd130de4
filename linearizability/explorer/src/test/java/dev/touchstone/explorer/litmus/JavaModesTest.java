package dev.touchstone.explorer.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.model.Jamx;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Expectations for Java's access modes, after Lincheck's experimental tests of JAM19. */
class JavaModesTest {
  private static final int PROGRAMS = 39;
  private static final Pattern TUPLE = Pattern.compile("\\(([0-9 ,to]+)\\)");

  @Test
  void everyExpectationHoldsButPlainLoadBuffering() {
    Map<String, LitmusFile.Test> tests = LitmusFile.read("jam19.litmus");
    List<String> differences = new ArrayList<>();
    int checked = 0;
    for (String row : LitmusFile.lines("jam19-lincheck.csv").subList(1, PROGRAMS + 1)) {
      String[] cells = row.split(";");
      LitmusFile.Test test = tests.get(cells[0].substring("test".length()));
      Set<String> found = Outcomes.of(test, new Jamx());
      if (!holds(cells[1], found, tuples(cells[2]))) {
        differences.add(cells[0] + ": " + found);
      }
      checked++;
    }
    assertThat(checked).isEqualTo(PROGRAMS);
    assertThat(differences).hasSize(1).allMatch(difference -> difference.startsWith("testCycNa"));
  }

  private static boolean holds(String assertion, Set<String> found, Set<String> listed) {
    return switch (assertion) {
      case "assertNever" -> listed.stream().noneMatch(found::contains);
      case "assertSometimes" -> found.containsAll(listed);
      case "assertSame" -> found.equals(listed);
      default -> throw new IllegalStateException(assertion);
    };
  }

  private static Set<String> tuples(String text) {
    Set<String> tuples = new TreeSet<>();
    Matcher matcher = TUPLE.matcher(text);
    while (matcher.find()) {
      tuples.add(matcher.group(1).replaceAll("( to |, *)", ","));
    }
    return tuples;
  }
}
