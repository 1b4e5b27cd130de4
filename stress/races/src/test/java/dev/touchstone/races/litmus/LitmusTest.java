package dev.touchstone.races.litmus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.evidence.Budget;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Launcher;
import dev.touchstone.races.launch.Trial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What compilers and the processor show of a shape is among what the explorer's model allows. */
class LitmusTest {
  @TempDir Path directory;

  private Launcher launcher() throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() >= 2, "two actors need two cores");
    return Launcher.open(Budget.QUICK.jcstress(), directory).orElseThrow();
  }

  private static Set<String> observed(
      Launcher launcher, LitmusForm form, Configuration configuration) throws Exception {
    List<Trial> trials = new ArrayList<>();
    launcher.run(List.of(configuration), form.name(), "", trials::add);
    assertThat(trials).hasSize(1);
    assertThat(trials.get(0).problem()).isEmpty();
    assertThat(trials.get(0).samples()).isPositive();
    return trials.get(0).outcomes().keySet();
  }

  /**
   * The control: with another form's outcomes taken for the allowed ones, it is reported. On a
   * machine with other work one fork may not show it: up to ten are tried.
   */
  @Test
  void storeBufferingIsSeenWhereItIsAllowedAndReportedWhereItIsTakenForForbidden()
      throws Exception {
    LitmusForm form = form(LitmusModes.RELEASE_ACQUIRE);
    Allowed right = Allowed.of(form);
    Allowed wrong = Allowed.of(form(LitmusModes.VOLATILE));
    Launcher launcher = launcher();
    Set<String> reported = new TreeSet<>();
    for (Configuration configuration : Configuration.sample(form, List.of(1), 10, 1)) {
      Set<String> observed = observed(launcher, form, configuration);
      assertThat(right.forbidden(observed)).isEmpty();
      reported.addAll(wrong.forbidden(observed));
      if (!reported.isEmpty()) {
        break;
      }
    }
    assertThat(reported).containsExactly("0 0 0 0 0 0 0 0 1 1");
  }

  private static LitmusForm form(LitmusModes modes) {
    return new LitmusForm(LitmusShape.SB, modes);
  }

  @Test
  void theReadmeSaysHowManyOutcomesAreAllowed() throws Exception {
    List<String> table = new ArrayList<>();
    for (LitmusShape shape : LitmusShape.values()) {
      StringJoiner row =
          new StringJoiner(" | ", "| " + shape + " | `" + text(shape) + "` | ", " |");
      for (LitmusModes modes : LitmusModes.values()) {
        Allowed allowed = Allowed.of(new LitmusForm(shape, modes));
        row.add(allowed.outcomes().size() + (allowed.mayBuffer() ? "+" : ""));
      }
      table.add(row.toString());
    }
    Files.write(Path.of("target", "litmus-allowed.md"), table);
    assertThat(Files.readString(Path.of("README.md"))).contains(String.join("\n", table));
  }

  private static String text(LitmusShape shape) {
    return shape.text().replace(" | ", " ‖ ");
  }

  @Test
  @Tag("litmus")
  void noShapeShowsWhatIsForbidden() throws Exception {
    Launcher launcher = launcher();
    List<String> wrong = new ArrayList<>();
    List<String> report = new ArrayList<>();
    for (LitmusShape shape : LitmusShape.values()) {
      for (LitmusModes modes : LitmusModes.values()) {
        LitmusForm form = new LitmusForm(shape, modes);
        Allowed allowed = Allowed.of(form);
        Set<String> observed =
            observed(launcher, form, Configuration.sample(form, List.of(1), 1, 1).get(0));
        Set<String> forbidden = allowed.forbidden(observed);
        if (!forbidden.isEmpty() && !allowed.mayBuffer()) {
          wrong.add(form.name() + " " + forbidden);
        }
        report.add(
            String.format(
                Locale.ROOT,
                "%s: %d observed of %d allowed, forbidden %s, never observed %s",
                form.name(),
                observed.size(),
                allowed.outcomes().size(),
                forbidden,
                allowed.unseen(observed)));
      }
    }
    Files.write(Path.of("target", "litmus.txt"), report);
    assertThat(wrong).isEmpty();
  }
}
