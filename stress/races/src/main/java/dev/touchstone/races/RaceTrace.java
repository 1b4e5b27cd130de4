package dev.touchstone.races;

import dev.touchstone.evidence.Trace;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.judge.Judgement;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Trial;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What a violated claim's page shows: outcomes, where they were seen, and how one comes about. */
final class RaceTrace {
  private final Tally tally;
  private final Judgement worst;
  private final Form form;

  RaceTrace(Tally tally, Judgement worst) {
    this.tally = tally;
    this.worst = worst;
    this.form = worst.outcome().form();
  }

  /** In one sentence: what was seen, how often, and why it is wrong. */
  String reason() {
    return worst.outcome().label()
        + " was seen "
        + tally.judgements().get(worst)
        + " times in "
        + samplesOfForm()
        + ": "
        + worst.reason();
  }

  Trace trace() {
    return Trace.of(
        form.title() + ": " + worst.outcome().label(),
        explanation(),
        List.of("actor 1", "actor 2", worst.outcome().arbiter()),
        worst.interleaving().steps(),
        List.of(outcomes(), configurations()));
  }

  private String explanation() {
    return String.join(
        "\n\n",
        "Two threads shared a new "
            + worst.outcome().shared()
            + " and ran "
            + form.program()
            + ". In "
            + tally.judgements().get(worst)
            + " of "
            + samplesOfForm()
            + " trials the results were "
            + worst.outcome().label()
            + ".",
        worst.reason() + ".",
        "An interleaving that gives it: " + worst.meaning() + ".",
        "Real threads leave no trace. The interleaving is inferred from the results; the counts in"
            + " the table are what was seen.");
  }

  private long samplesOfForm() {
    return tally.trials().values().stream()
        .filter(trial -> trial.configuration().form() == form)
        .mapToLong(Trial::samples)
        .sum();
  }

  private Trace.Table outcomes() {
    return new Trace.Table(
        "Outcomes of " + form.program(),
        List.of("outcome", "capacity", "count", "grade", "claim", "how it comes about"),
        tally.judgements().entrySet().stream()
            .filter(entry -> entry.getKey().outcome().form() == form)
            .sorted(
                Comparator.comparing((Map.Entry<Judgement, Long> e) -> e.getKey().grade())
                    .thenComparing(Map.Entry::getValue, Comparator.reverseOrder()))
            .map(entry -> row(entry.getKey(), entry.getValue()))
            .toList());
  }

  private static List<String> row(Judgement judgement, long count) {
    return List.of(
        judgement.outcome().label(),
        judgement.outcome().capacityInWords(),
        String.valueOf(count),
        judgement.grade().name(),
        judgement.claim(),
        judgement.meaning());
  }

  private Trace.Table configurations() {
    return new Trace.Table(
        "Where it was seen",
        List.of("program", "capacity asked", "collector", "compile mode", "trials", "forbidden"),
        tally.trials().values().stream().map(this::row).toList());
  }

  private List<String> row(Trial trial) {
    Configuration configuration = trial.configuration();
    return List.of(
        configuration.program(),
        String.valueOf(configuration.capacity()),
        configuration.collectorName(),
        configuration.modeName(),
        String.valueOf(trial.samples()),
        String.valueOf(tally.forbidden(configuration)));
  }
}
