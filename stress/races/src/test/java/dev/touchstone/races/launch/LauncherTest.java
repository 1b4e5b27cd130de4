package dev.touchstone.races.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.races.judge.Grade;
import dev.touchstone.races.judge.Judge;
import dev.touchstone.races.queue.QueueForm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {
  private static final QueueForm FORM = QueueForm.PUTS_BESIDE_TAKES;

  /**
   * Allowed to the queue with release stores, forbidden to its sibling, which does not show it; and
   * the former held to the latter's promise is the control.
   */
  @Test
  void storeBufferingIsSeenAndIsTheContractsToForbid(@TempDir Path directory) throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() >= 2, "two actors need two cores");
    Launcher launcher = Launcher.open(Budget.QUICK.jcstress(), directory).orElseThrow();
    QueueSubject released = queue("touchstone:WaitFreeSpmcArrayQueue");
    QueueSubject sequential = queue("touchstone:SequentialSpmcArrayQueue");
    Trial shown = trialThatShows(Grade.INTERESTING, launcher, released);
    assertThat(shown.problem()).isEmpty();
    assertThat(grades(shown, released))
        .contains(Grade.ACCEPTABLE, Grade.INTERESTING)
        .doesNotContain(Grade.FORBIDDEN);
    QueueSubject claimed = queue("specimen:SpmcHappensBeforeOnly");
    assertThat(claimed.contract()).isEqualTo(sequential.contract());
    assertThat(grades(shown, claimed)).contains(Grade.ACCEPTABLE, Grade.FORBIDDEN);

    List<Trial> trials = new ArrayList<>();
    launcher.run(List.of(shown.configuration()), sequential.name(), "", trials::add);
    assertThat(trials)
        .singleElement()
        .satisfies(
            trial -> {
              assertThat(trial.problem()).isEmpty();
              assertThat(trial.samples()).isPositive();
              assertThat(grades(trial, claimed)).containsExactly(Grade.ACCEPTABLE);
            });
  }

  private static QueueSubject queue(String name) {
    return (QueueSubject) Subjects.find(name, null);
  }

  /** On a machine with other work one configuration may not hit it: up to ten are tried. */
  private static Trial trialThatShows(Grade grade, Launcher launcher, QueueSubject subject)
      throws Exception {
    List<Trial> trials = new ArrayList<>();
    for (Configuration configuration : Configuration.sample(FORM, List.of(2), 10, 1)) {
      launcher.run(List.of(configuration), subject.name(), "", trials::add);
      Trial trial = trials.get(trials.size() - 1);
      if (grades(trial, subject).contains(grade)) {
        return trial;
      }
    }
    return trials.get(0);
  }

  private static Set<Grade> grades(Trial trial, QueueSubject subject) {
    Judge judge = Judge.of(subject);
    return trial.outcomes().keySet().stream()
        .map(text -> judge.judge(FORM, 2, text).grade())
        .collect(Collectors.toSet());
  }

  @Test
  void aForkThatCannotStartIsAProblemAndNotAnEmptyResult(@TempDir Path directory) throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() >= 2, "two actors need two cores");
    List<Trial> trials = new ArrayList<>();
    Launcher.open(Budget.QUICK.jcstress(), directory)
        .orElseThrow()
        .run(Configuration.sample(FORM, List.of(2), 1, 1), "test:NoSuchQueue", "", trials::add);
    assertThat(trials)
        .singleElement()
        .satisfies(
            trial -> {
              assertThat(trial.samples()).isZero();
              assertThat(trial.problem()).contains("test:NoSuchQueue");
            });
  }
}
