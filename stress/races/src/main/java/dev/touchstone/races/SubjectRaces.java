package dev.touchstone.races;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.judge.Judge;
import dev.touchstone.races.judge.Judgement;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Forks;
import dev.touchstone.races.launch.Launcher;
import dev.touchstone.races.launch.Trial;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All checks on one subject. Forms are run one after the other; a claim is reported when its last
 * form is done, or at once when something forbidden was seen, and is then tried no further.
 *
 * <p>Results come from jcstress' threads, one at a time; an interrupt comes from the JVM's shutdown
 * hook. All methods that touch the tallies are synchronized.
 */
final class SubjectRaces {
  /** With fewer trials than this a configuration does not count. */
  static final long MINIMUM_SAMPLES = 2_000;

  private static final String LEFT_OUT =
      "two actors try it from the budget sweep on; in a quick one other engines do";

  /** How often a configuration with too few trials is run again: on a busy machine it happens. */
  private static final int AGAIN = 2;

  private final long startNanos = System.nanoTime();
  private final EngineRun run;
  private final Subject subject;
  private final Judge judge;
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Map<Form, List<Configuration>> plan = new LinkedHashMap<>();
  private final Map<String, Judgement> judged = new HashMap<>();

  /** Why the rest is not tried; empty as long as it is. */
  private String gaveUp = "";

  SubjectRaces(EngineRun run, Subject subject, List<RaceCheck> checks) {
    this.run = run;
    this.subject = subject;
    this.judge = Judge.of(subject);
    for (RaceCheck check : checks) {
      if (!run.applicable(check, subject).isEmpty()) {
        List<Form> forms = check.forms(subject, run.budget());
        if (forms.isEmpty()) {
          run.report(subject, check, Finding.notRun(check.claim(), LEFT_OUT), Instant.now());
          continue;
        }
        List<Configuration> planned = new ArrayList<>();
        forms.forEach(form -> planned.addAll(plan.computeIfAbsent(form, this::sample)));
        tallies.put(check.claim(), new Tally(check, planned));
      }
    }
  }

  private List<Configuration> sample(Form form) {
    return Configuration.sample(
        form,
        form.capacities(subject),
        run.budget().jcstress().configurations(),
        run.seed() + subject.name().hashCode());
  }

  /** Runs what is planned and reports it. */
  void run(Forks forks) throws IOException {
    for (Map.Entry<Form, List<Configuration>> entry : plan.entrySet()) {
      Form form = entry.getKey();
      start(form);
      launch(forks, form, entry.getValue());
      for (int i = 0; i < AGAIN && timeIsLeft(); i++) {
        long enough = form.publishes() ? form.enough() : MINIMUM_SAMPLES;
        launch(forks, form, shortOf(enough, entry.getValue()));
      }
      finish(form);
    }
  }

  /** As many at a time as there are cores for, so that no fork starts that nobody waits for. */
  private void launch(Forks forks, Form form, List<Configuration> configurations)
      throws IOException {
    int together = Math.max(1, Runtime.getRuntime().availableProcessors() / Launcher.ACTORS);
    for (int i = 0; i < configurations.size() && wanted(form); i += together) {
      forks.run(
          configurations.subList(i, Math.min(configurations.size(), i + together)),
          subject.name(),
          run.request().contract(),
          this::accept);
    }
  }

  private synchronized void start(Form form) {
    tallies.values().forEach(tally -> tally.starts(form));
  }

  private synchronized boolean wanted(Form form) {
    return gaveUp.isEmpty()
        && tallies.values().stream().anyMatch(tally -> tally.open() && tally.waitsFor(form));
  }

  private boolean timeIsLeft() {
    Duration spent = Duration.ofNanos(System.nanoTime() - startNanos);
    return spent.compareTo(run.budget().engineLimit().dividedBy(2)) < 0;
  }

  private synchronized List<Configuration> shortOf(long samples, List<Configuration> all) {
    return all.stream()
        .filter(
            configuration ->
                tallies.values().stream()
                    .anyMatch(tally -> tally.open() && tally.shortOf(samples, configuration)))
        .toList();
  }

  private synchronized void finish(Form form) {
    for (Tally tally : tallies.values()) {
      tally.done(form);
      if (tally.open() && tally.complete()) {
        report(tally);
      }
    }
  }

  private synchronized void accept(Trial trial) {
    if (trial.hung()) {
      gaveUp = trial.configuration() + ": " + trial.problem();
    }
    Map<Judgement, Long> judgements = new LinkedHashMap<>();
    try {
      trial.outcomes().forEach((text, count) -> judgements.put(judge(trial, text), count));
    } catch (RuntimeException e) {
      run.problem("An outcome of " + trial.configuration() + " could not be judged: " + e);
      return; // It is now missing, and what is missing is not conclusive.
    }
    for (Tally tally : tallies.values()) {
      tally.add(trial, judgements);
      if (tally.open() && tally.violated()) {
        report(tally);
      }
    }
  }

  private Judgement judge(Trial trial, String text) {
    Form form = trial.configuration().form();
    int capacity = trial.configuration().capacity();
    return judged.computeIfAbsent(
        form + " " + capacity + " " + text, key -> judge.judge(form, capacity, text));
  }

  /** From the shutdown hook: what was gathered for claims that are still open. */
  synchronized void interrupted() {
    Launcher.stopForks();
    tallies.values().stream().filter(Tally::open).forEach(this::report);
  }

  private void report(Tally tally) {
    run.report(
        subject, tally.check(), new RaceFinding(tally, run, gaveUp).finding(), tally.startedAt());
    tally.close();
  }
}
