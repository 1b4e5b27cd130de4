package dev.touchstone.races;

import dev.touchstone.races.form.Form;
import dev.touchstone.races.judge.Judgement;
import dev.touchstone.races.launch.Configuration;
import dev.touchstone.races.launch.Trial;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What came in for one claim on one subject. Not safe for several threads. */
final class Tally {
  private final RaceCheck check;
  private final List<Configuration> planned;
  private final Map<Configuration, Trial> trials = new LinkedHashMap<>();
  private final Map<Judgement, Long> judgements = new LinkedHashMap<>();
  private final Map<Configuration, Long> forbidden = new LinkedHashMap<>();
  private final Set<Form> waiting = new HashSet<>();
  private @Nullable Instant startedAt;
  private boolean open = true;

  Tally(RaceCheck check, List<Configuration> planned) {
    this.check = check;
    this.planned = List.copyOf(planned);
    planned.forEach(configuration -> waiting.add(configuration.form()));
  }

  RaceCheck check() {
    return check;
  }

  List<Configuration> planned() {
    return planned;
  }

  /** When its first form was started. */
  Instant startedAt() {
    return startedAt == null ? Instant.now() : startedAt;
  }

  /** The form is about to run. */
  void starts(Form form) {
    if (startedAt == null && waitsFor(form)) {
      startedAt = Instant.now();
    }
  }

  /** What came back, by configuration. */
  Map<Configuration, Trial> trials() {
    return trials;
  }

  /** How often each judged outcome was seen, over all configurations. */
  Map<Judgement, Long> judgements() {
    return judgements;
  }

  /** How many of a configuration's trials broke this claim. */
  long forbidden(Configuration configuration) {
    return forbidden.getOrDefault(configuration, 0L);
  }

  /** Adds what one fork gave, if it speaks to this claim or breaks it. */
  void add(Trial trial, Map<Judgement, Long> outcomes) {
    Configuration configuration = trial.configuration();
    boolean breaks = outcomes.keySet().stream().anyMatch(this::breaksClaim);
    if (!planned.contains(configuration) && !breaks) {
      return;
    }
    trials.merge(configuration, trial, Trial::plus);
    outcomes.forEach(
        (judgement, count) -> {
          judgements.merge(judgement, count, Long::sum);
          if (breaksClaim(judgement)) {
            forbidden.merge(configuration, count, Long::sum);
          }
        });
  }

  private boolean breaksClaim(Judgement judgement) {
    return judgement.forbidden() && judgement.claim().equals(check.claim());
  }

  boolean violated() {
    return !forbidden.isEmpty();
  }

  /** Whether a configuration ended well and yet gave too little. */
  boolean shortOf(long minimum, Configuration configuration) {
    Trial trial = trials.get(configuration);
    return trial != null && trial.problem().isEmpty() && trial.samples() < minimum;
  }

  boolean waitsFor(Form form) {
    return waiting.contains(form);
  }

  void done(Form form) {
    waiting.remove(form);
  }

  boolean complete() {
    return waiting.isEmpty();
  }

  /** Whether it was not reported yet. */
  boolean open() {
    return open;
  }

  void close() {
    open = false;
  }

  long samples() {
    return trials.values().stream().mapToLong(Trial::samples).sum();
  }
}
