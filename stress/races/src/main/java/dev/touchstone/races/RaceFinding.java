package dev.touchstone.races;

import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.races.judge.Grade;
import dev.touchstone.races.judge.Judgement;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Trial;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes a finding of a tally: the verdict with its reason and its strength. */
final class RaceFinding {
  private final Tally tally;
  private final EngineRun run;
  private final String gaveUp;

  /**
   * A finding in the making.
   *
   * @param gaveUp why the subject was tried no further; empty if it was
   */
  RaceFinding(Tally tally, EngineRun run, String gaveUp) {
    this.tally = tally;
    this.run = run;
    this.gaveUp = gaveUp;
  }

  Finding finding() {
    String claim = tally.check().claim();
    Optional<Judgement> worst = worst();
    if (worst.isPresent()) {
      RaceTrace trace = new RaceTrace(tally, worst.get());
      return Finding.violated(claim, trace.reason(), strength(), trace.trace(), Replay.Kind.RERUN);
    }
    return shortfall()
        .map(reason -> Finding.inconclusive(claim, reason, strength(), Replay.Kind.RERUN))
        .orElseGet(() -> Finding.holds(claim, strength(), Replay.Kind.RERUN));
  }

  /** The outcome that broke the claim most often. */
  private Optional<Judgement> worst() {
    return tally.judgements().entrySet().stream()
        .filter(entry -> entry.getKey().forbidden())
        .filter(entry -> entry.getKey().claim().equals(tally.check().claim()))
        .max(Comparator.comparingLong(Map.Entry::getValue))
        .map(Map.Entry::getKey);
  }

  /** Why less was done than was planned; empty if all was. */
  private Optional<String> shortfall() {
    List<Configuration> planned = tally.planned();
    List<Trial> came = planned.stream().map(tally.trials()::get).filter(Objects::nonNull).toList();
    Optional<Trial> failed = came.stream().filter(t -> !t.problem().isEmpty()).findFirst();
    if (failed.isPresent()) {
      long n = came.stream().filter(t -> !t.problem().isEmpty()).count();
      return Optional.of(
          n
              + " of "
              + planned.size()
              + " configurations failed; "
              + failed.get().configuration()
              + ": "
              + failed.get().problem());
    }
    if (came.size() < planned.size()) {
      return Optional.of(
          "only "
              + came.size()
              + " of "
              + planned.size()
              + " planned configurations came back"
              + (gaveUp.isEmpty() ? "" : ", and no more were tried after this: " + gaveUp));
    }
    return came.stream()
        .filter(trial -> trial.samples() < SubjectRaces.MINIMUM_SAMPLES)
        .findFirst()
        .map(
            trial ->
                trial.configuration()
                    + " gave "
                    + trial.samples()
                    + " samples, fewer than "
                    + SubjectRaces.MINIMUM_SAMPLES);
  }

  private Strength strength() {
    long samples = tally.samples();
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("configurations", tally.trials().size() + " of " + tally.planned().size());
    figures.put("least samples in one", String.valueOf(leastSamples()));
    figures.put("programs", names(Configuration::program));
    figures.put("capacities", names(c -> String.valueOf(c.capacity())));
    figures.put("collectors", names(Configuration::collectorName));
    figures.put("compile modes", names(Configuration::modeName));
    long interesting = count(Grade.INTERESTING);
    if (interesting > 0) {
      figures.put("allowed by HAPPENS_BEFORE only", interesting + " of " + samples);
    }
    if (!tally.violated() && samples > 0) {
      figures.put(
          "bound",
          String.format(
              Locale.ROOT,
              "none forbidden of %d: if samples were independent, and they are not quite, fewer"
                  + " than %.1e of them would be with 95 %% confidence, on this machine",
              samples,
              Strength.ruleOfThree(samples)));
    }
    hardware().ifPresent(sentence -> figures.put("hardware", sentence));
    return new Strength(
        Strength.Kind.SAMPLED,
        tally.trials().size(),
        samples,
        "two actors of at most four operations each; "
            + run.budget().jcstress().configurations()
            + " configurations a program, sampled by seed",
        false,
        figures);
  }

  private long leastSamples() {
    return tally.trials().values().stream().mapToLong(Trial::samples).min().orElse(0);
  }

  private long count(Grade grade) {
    return tally.judgements().entrySet().stream()
        .filter(entry -> entry.getKey().grade() == grade)
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  private String names(Function<Configuration, String> name) {
    return tally.trials().keySet().stream()
        .map(name)
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }

  /** What this processor cannot show. */
  static Optional<String> hardware() {
    String architecture = System.getProperty("os.arch", "");
    return architecture.equals("amd64") || architecture.equals("x86_64")
        ? Optional.of(
            "x86-64 is TSO: of reorderings by the processor only that of a store with a later load"
                + " can show; others seen here are the compiler's, and other processors may show"
                + " more")
        : Optional.empty();
  }
}
