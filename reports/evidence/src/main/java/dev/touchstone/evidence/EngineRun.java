package dev.touchstone.evidence;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One run of an engine: what to try, and where findings go. Each line is written and flushed at
 * once, so that what was found survives whatever happens next. Safe for use by several threads.
 */
public final class EngineRun {
  private final Engine engine;
  private final EngineRequest request;
  private final List<Subject> subjects;
  private final Environment environment = Environment.current();
  private final List<String> problems = new ArrayList<>();
  private volatile Runnable shown = () -> {};
  private boolean ended;

  /** A run of the engine on subjects that were already found. */
  public EngineRun(Engine engine, EngineRequest request, List<? extends Subject> subjects) {
    this.engine = engine;
    this.request = request;
    this.subjects = List.copyOf(subjects);
  }

  /** What was asked for. */
  public EngineRequest request() {
    return request;
  }

  /** What is tried. */
  public List<Subject> subjects() {
    return subjects;
  }

  /** How much may be spent. */
  public Budget budget() {
    return request.budget();
  }

  /** Where random choices start. */
  public long seed() {
    return request.seed();
  }

  /** What is to be repeated, in the engine's own words; empty in a search, or without a recipe. */
  public Optional<String> recipe() {
    return Optional.of(request.repetition().recipe()).filter(recipe -> !recipe.isEmpty());
  }

  /**
   * An engine that repeats a violation calls it right before the execution that shows it, from the
   * thread that goes on with it or starts it. If a debugger is wanted, it is waited for here.
   */
  public void failingExecutionBegins() {
    if (!request.repetition().debugged()) {
      return;
    }
    try {
      throw new Repetition.FailingExecutionBegins();
    } catch (Repetition.FailingExecutionBegins stopped) {
      // A debugger is attached now, and has set its breakpoints.
    }
  }

  /** Calls this as soon as the violation that is repeated has been written down. */
  void whenShown(Runnable action) {
    shown = action;
  }

  /** Whether the claim is to be tried at all. */
  public boolean selects(String claim) {
    return request.claims().isEmpty() || request.claims().contains(claim);
  }

  /**
   * Writes down what each check is about to try on each subject, and reports at once what does not
   * apply. Checks of claims that the subject's family does not have are no business of it. Call it
   * before anything that could hang or die.
   */
  public void plan() {
    for (Subject subject : subjects) {
      for (Check check : engine.checks()) {
        for (String claim : applicable(check, subject)) {
          append(
              new Evidence.Plan(
                  Evidence.Plan.SCHEMA, engine.name(), subject.name(), check.id(), claim));
        }
      }
    }
    for (Subject subject : subjects) {
      for (Check check : engine.checks()) {
        for (String claim : selected(check, subject)) {
          untried(check, subject, claim)
              .ifPresent(finding -> report(subject, check, finding, Instant.now()));
        }
      }
    }
  }

  /** The claims that a check should try on a subject: selected ones that apply, if it can. */
  public List<String> applicable(Check check, Subject subject) {
    return selected(check, subject).stream()
        .filter(claim -> untried(check, subject, claim).isEmpty())
        .toList();
  }

  /** Those of a check's claims that were asked for and that the subject's family has at all. */
  private List<String> selected(Check check, Subject subject) {
    Repetition repetition = request.repetition();
    if (repetition.asked() && !repetition.check().equals(check.id())) {
      return List.of();
    }
    return check.claims().stream()
        .filter(this::selects)
        .filter(id -> subject.contract().claims().stream().anyMatch(c -> c.id().equals(id)))
        .toList();
  }

  /** What is said of a claim that a check does not try. */
  private static Optional<Finding> untried(Check check, Subject subject, String claimId) {
    Claim claim = subject.contract().claim(claimId);
    if (claim.modality() == Modality.UNTESTED) {
      return Optional.of(Finding.notApplicable(claimId, claim.note()));
    }
    return check
        .notApplicable(subject, claimId)
        .map(reason -> Finding.notApplicable(claimId, reason))
        .or(() -> check.unable(subject, claimId).map(why -> Finding.notRun(claimId, why)));
  }

  /** Writes down one finding, with its trace if it has one. */
  public void report(Subject subject, Check check, Finding finding, Instant startedAt) {
    String counterexample = null;
    Trace trace = finding.trace();
    if (trace != null) {
      counterexample = writeTrace(subject, finding, check, trace);
    }
    append(
        new Evidence(
            Evidence.SCHEMA,
            id(subject),
            new Evidence.ContractId(
                subject.contract().text(),
                subject.contract().family(),
                subject.contract().memoryOrder().name(),
                subject.contract().attributes()),
            finding.claim(),
            new Evidence.EngineId(engine.name(), engine.version()),
            check.id(),
            finding.verdict(),
            finding.notApplicable(),
            finding.reason(),
            finding.strength(),
            counterexample,
            finding.verdict() == Verdict.NOT_RUN ? null : replay(subject, finding, counterexample),
            environment,
            request.seed(),
            startedAt.toString(),
            Duration.between(startedAt, Instant.now()).toMillis()));
    if (request.repetition().asked() && finding.verdict() == Verdict.VIOLATED) {
      shown.run();
    }
  }

  private Replay replay(Subject subject, Finding finding, @Nullable String counterexample) {
    if (counterexample != null && finding.verdict() == Verdict.VIOLATED) {
      String file =
          counterexample.substring(0, counterexample.lastIndexOf('/') + 1) + ReplayFile.NAME;
      return new Replay(finding.replay(), "java -jar touchstone.jar replay " + file);
    }
    String where = request.replayArguments().isEmpty() ? "" : request.replayArguments() + " ";
    return new Replay(
        finding.replay(),
        "java -jar touchstone.jar certify "
            + where
            + subject.name()
            + " --claim "
            + finding.claim()
            + " --engine "
            + engine.name()
            + " --budget "
            + request.budget().commandName()
            + " --seed "
            + request.seed());
  }

  private synchronized String writeTrace(
      Subject subject, Finding finding, Check check, Trace trace) {
    String directory =
        String.join(
            "/", "counterexamples", directoryName(subject.name()), finding.claim(), engine.name());
    if (Files.exists(request.outputDirectory().resolve(directory).resolve("trace.json"))) {
      // Another check of this engine has shown its own violation of the claim already.
      directory += "/" + directoryName(check.id());
    }
    String relative = directory + "/trace.json";
    Path file = request.outputDirectory().resolve(relative);
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, JsonWriter.write(trace) + "\n", StandardCharsets.UTF_8);
      Files.writeString(
          file.resolveSibling("explanation.txt"),
          trace.explanation() + "\n",
          StandardCharsets.UTF_8);
      Files.writeString(
          file.resolveSibling(ReplayFile.NAME),
          JsonWriter.write(replayFile(subject, finding, check)) + "\n",
          StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
    return relative;
  }

  private ReplayFile replayFile(Subject subject, Finding finding, Check check) {
    String reason = finding.reason();
    return new ReplayFile(
        ReplayFile.SCHEMA,
        id(subject),
        subject.contract().text(),
        finding.claim(),
        engine.name(),
        check.id(),
        finding.replay(),
        finding.recipe(),
        request.budget(),
        request.seed(),
        request.replayArguments(),
        reason == null ? "" : reason);
  }

  private Evidence.SubjectId id(Subject subject) {
    return new Evidence.SubjectId(
        subject.name(), request.artifact(), request.sha256(), subject.reachedBy());
  }

  /** A subject's name as the name of a directory. */
  public static String directoryName(String subject) {
    return subject.replaceAll("[^A-Za-z0-9._-]", "_");
  }

  /** Writes down that something went wrong outside of any check. */
  public synchronized void problem(String sentence) {
    problems.add(sentence);
  }

  /** Writes down that the engine ended by itself; once. */
  synchronized void end() {
    if (ended) {
      return;
    }
    ended = true;
    append(new Evidence.End(Evidence.End.SCHEMA, engine.name(), List.copyOf(problems)));
  }

  private synchronized void append(Record line) {
    try {
      Files.writeString(
          request.evidenceFile(),
          JsonWriter.write(line) + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + request.evidenceFile(), e);
    }
  }
}
