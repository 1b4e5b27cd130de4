package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Environment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options that say how it is tried: by which engines, and where random choices start. */
final class RunOptions {
  @Option(names = "--engine", split = ",", paramLabel = "NAME", description = "Only these engines.")
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Where random choices start (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  /**
   * The engines of the bundle that were selected: all of them if none was named.
   *
   * @throws UsageException if one that is named is not in the bundle, or if the bundle is empty
   */
  List<String> engines(EngineBundle bundle) {
    List<String> built = bundle.engines();
    if (built.isEmpty()) {
      throw new UsageException("This program carries no engines: it was not packaged.");
    }
    return Choice.engines(engines, built);
  }

  /**
   * The head of a run of foreign or own subjects.
   *
   * @param claims the ids to be tried, as the catalogue writes them; empty for all
   * @throws UsageException as {@link #engines}
   */
  RunHeader header(
      CommandSpec command,
      EngineBundle bundle,
      Budget budget,
      List<String> claims,
      SubjectOptions subjects) {
    return new RunHeader(
        RunHeader.SCHEMA,
        Version.current(),
        Instant.now().toString(),
        ShellWord.line(
            command.commandLine().getParseResult().originalArgs().toArray(String[]::new)),
        budget,
        seed,
        List.of(),
        claims,
        engines(bundle),
        bundle.engines(),
        subjects.replayArguments(),
        Environment.current());
  }

  /** The head of a run of the controls, whose subjects the catalogue names. */
  RunHeader header(EngineBundle bundle, Budget budget, List<CertifiedSubject> controls) {
    return new RunHeader(
        RunHeader.SCHEMA,
        Version.current(),
        Instant.now().toString(),
        "controls",
        budget,
        seed,
        controls,
        List.of(),
        engines(bundle),
        bundle.engines(),
        "",
        Environment.current());
  }
}
