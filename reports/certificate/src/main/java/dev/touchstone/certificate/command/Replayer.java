package dev.touchstone.certificate.command;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.FileTree;
import dev.touchstone.certificate.files.TraceFile;
import dev.touchstone.certificate.launch.Campaign;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.launch.Launch;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Repetition;
import dev.touchstone.evidence.ReplayFile;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Runs the check of one violation again, and looks whether it says the same. */
final class Replayer {
  private static final Duration DEBUGGED = Duration.ofHours(12);

  private final EngineBundle bundle;
  private final ReplayFile replay;
  private final ChosenSubjects chosen;
  private final CommandLine line;

  Replayer(EngineBundle bundle, ReplayFile replay, ChosenSubjects chosen, CommandLine line) {
    this.bundle = bundle;
    this.replay = replay;
    this.chosen = chosen;
    this.line = line;
  }

  /**
   * What came of it.
   *
   * @param runs that came to their end
   * @param shown in how many of them the violation was seen
   * @param reason what was seen, or why it was not; a sentence without a full stop
   * @param trace of the first run that showed it
   * @param page of that run, if it is kept
   */
  record Result(
      int runs,
      int shown,
      String reason,
      @Nullable Trace trace,
      @Nullable Path page,
      boolean interrupted) {
    int exitCode() {
      if (shown > 0) {
        return ExitCode.VIOLATED.status();
      }
      return (interrupted ? ExitCode.INTERRUPTED : ExitCode.UNDECIDED).status();
    }
  }

  /**
   * Runs it.
   *
   * @param port where a debugger is waited for; 0 without
   * @param keep where the files of the run that shows it stay; null if they are not wanted
   */
  Result run(int times, int port, @Nullable Path keep) throws IOException {
    if (keep != null) {
      CertificateDirectory.check(keep);
    }
    if (port != 0) {
      line.getErr()
          .println(
              "The failing execution will wait for a debugger at 127.0.0.1:"
                  + port
                  + ": attach one, set breakpoints, resume.");
    }
    Result sum = new Result(0, 0, "", null, null, false);
    for (int run = 0; run < times && !sum.interrupted(); run++) {
      sum = plus(sum, once(port, sum.shown() == 0 ? keep : null));
    }
    return sum;
  }

  private static Result plus(Result sum, Result next) {
    boolean first = sum.shown() == 0;
    return new Result(
        sum.runs() + 1,
        sum.shown() + next.shown(),
        first ? next.reason() : sum.reason(),
        first ? next.trace() : sum.trace(),
        first ? next.page() : sum.page(),
        next.interrupted());
  }

  private Result once(int port, @Nullable Path keep) throws IOException {
    Path place = keep == null ? Files.createTempDirectory("touchstone-replay-") : keep;
    CertificateDirectory directory = CertificateDirectory.prepare(place);
    try {
      RunLog log = campaign(directory, port);
      Optional<Evidence> shown = said(log, Verdict.VIOLATED);
      if (shown.isEmpty()) {
        return new Result(1, 0, whyNot(log), null, null, log.interrupted());
      }
      new CertificateWriter(directory).write(Certification.of(log), List.of());
      String path = shown.get().counterexample();
      Path trace = path == null ? null : directory.root().resolve(path);
      return new Result(
          1,
          1,
          String.valueOf(shown.get().reason()),
          trace == null ? null : TraceFile.read(trace).orElse(null),
          keep == null || trace == null ? null : trace.resolveSibling("index.html"),
          false);
    } finally {
      if (keep == null) {
        FileTree.delete(place);
      }
    }
  }

  private RunLog campaign(CertificateDirectory directory, int port) throws IOException {
    List<String> flags = port == 0 ? List.of() : List.of(Debugging.flag(port));
    Launch launch =
        new Launch(
            replay.engine(),
            chosen.subjects(),
            List.of(replay.claim()),
            new Repetition(replay.check(), replay.recipe(), port != 0),
            flags);
    RunHeader header = header();
    Campaign campaign =
        new Campaign(
            bundle,
            directory,
            header,
            chosen.artifact(),
            chosen.failures(),
            StatusLine.of(line.getErr(), List.of(replay.engine())),
            port == 0 ? header.budget().engineLimit() : DEBUGGED);
    RunLog[] log = new RunLog[1];
    Interruption.during(
        () -> {
          log[0] = campaign.run(List.of(launch));
          return 0;
        },
        directory.root(),
        campaign::interrupt);
    return log[0];
  }

  private RunHeader header() {
    return new RunHeader(
        RunHeader.SCHEMA,
        Version.current(),
        Instant.now().toString(),
        ShellWord.line(line.getParseResult().originalArgs().toArray(String[]::new)),
        replay.budget(),
        replay.seed(),
        chosen.subjects(),
        List.of(replay.claim()),
        List.of(replay.engine()),
        bundle.engines(),
        replay.origin(),
        Environment.current());
  }

  private Optional<Evidence> said(RunLog log, Verdict verdict) {
    return log.evidence().stream()
        .filter(e -> e.claim().equals(replay.claim()) && e.verdict() == verdict)
        .findFirst();
  }

  private String whyNot(RunLog log) {
    if (said(log, Verdict.HOLDS).isPresent()) {
      return "the check " + replay.check() + " sees nothing that the claim forbids";
    }
    return log.evidence().stream()
        .filter(e -> e.claim().equals(replay.claim()))
        .map(Evidence::reason)
        .findFirst()
        .orElse("the engine said nothing of it");
  }
}
