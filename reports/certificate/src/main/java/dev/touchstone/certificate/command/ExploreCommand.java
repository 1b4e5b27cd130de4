package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.ReplayFiles;
import dev.touchstone.certificate.files.TraceFile;
import dev.touchstone.certificate.launch.Campaign;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.launch.Launch;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.certificate.verdict.StrengthText;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code touchstone explore}: looks for one failing execution for one claim, engine after engine,
 * those with the clearest failures first, and stops at the first.
 */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    description =
        "Finds one failing execution for a claim, makes it small, and writes its page. Runs the subject's code with your rights.",
    footer = {
      "",
      "Exits 1 if it found one, 3 if it did not; then it says what it tried.",
      "",
      "Example:",
      "  touchstone explore touchstone:SpmcArrayQueue --claim QUEUE-FULL"
    })
final class ExploreCommand implements Callable<Integer> {
  /** From the shortest failures to those of which only figures are left. */
  private static final List<EngineKind> CLEAREST_FIRST =
      List.of(
          EngineKind.CONFORMANCE,
          EngineKind.EXPLORER,
          EngineKind.LINCHECK,
          EngineKind.STORMS,
          EngineKind.JCSTRESS,
          EngineKind.JMH);

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SubjectOptions subjects = new SubjectOptions();
  @Mixin private RunOptions options = new RunOptions();

  @Option(
      names = "--claim",
      required = true,
      paramLabel = "ID",
      description = "The claim that is to be seen violated.")
  private String claim = "";

  @Option(
      names = "--budget",
      defaultValue = "sweep",
      paramLabel = "BUDGET",
      description = "quick, sweep, standard or full (default: ${DEFAULT-VALUE}).")
  private String budget = "sweep";

  @Option(
      names = "--shrink",
      defaultValue = "60",
      paramLabel = "SECONDS",
      description = "How long to look for a smaller failure (default: ${DEFAULT-VALUE}).")
  private int shrinkSeconds = 60;

  @Option(
      names = "--out",
      defaultValue = "touchstone-exploration",
      paramLabel = "DIR",
      description = "Where the page goes (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("touchstone-exploration");

  @Override
  public Integer call() throws IOException {
    if (shrinkSeconds < 0) {
      throw new UsageException("There is no time of " + shrinkSeconds + " seconds (--shrink).");
    }
    EngineBundle bundle = EngineBundle.own();
    RunHeader header =
        options.header(
            spec, bundle, Choice.budget(budget), Choice.claims(List.of(claim)), subjects);
    CertificateDirectory.check(out);
    ChosenSubjects chosen = ChosenSubjects.of(subjects, bundle);
    if (chosen.subjects().size() != 1) {
      throw new UsageException("One subject is explored at a time, not all of these.");
    }
    List<String> order = order(chosen.subjects().get(0), header);
    CertificateDirectory directory = CertificateDirectory.prepare(out);
    RunLog log = run(bundle, directory, header.with(chosen.subjects()), chosen, order);
    new CertificateWriter(directory).write(Certification.of(log), List.of());
    Optional<Evidence> found =
        log.evidence().stream().filter(e -> e.verdict() == Verdict.VIOLATED).findFirst();
    if (found.isEmpty()) {
      return nothing(log, order);
    }
    return show(found.get(), directory, bundle, chosen);
  }

  /** The engines that must notice a control of the claim and are here, clearest first. */
  private static List<String> order(CertifiedSubject subject, RunHeader header) {
    String id = header.claims().get(0);
    Contract contract = Contracts.parse(subject.contract());
    Claim promised =
        contract.claims().stream()
            .filter(c -> c.id().equals(id))
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        subject.name()
                            + " is a "
                            + contract.family()
                            + "; "
                            + id
                            + " is not of it."));
    List<String> order =
        CLEAREST_FIRST.stream()
            .filter(promised.engines()::contains)
            .map(EngineKind::engineName)
            .filter(header.engines()::contains)
            .toList();
    if (order.isEmpty()) {
      throw new UsageException(
          "None of the engines that must notice a violation of "
              + id
              + " is here or was selected; they are: "
              + String.join(", ", promised.engines().stream().map(EngineKind::engineName).toList())
              + ".");
    }
    return order;
  }

  private RunLog run(
      EngineBundle bundle,
      CertificateDirectory directory,
      RunHeader header,
      ChosenSubjects chosen,
      List<String> order)
      throws IOException {
    Campaign campaign =
        new Campaign(
            bundle,
            directory,
            header,
            chosen.artifact(),
            chosen.failures(),
            StatusLine.of(spec.commandLine().getErr(), order),
            header.budget().engineLimit());
    List<Launch> launches =
        order.stream()
            .map(engine -> new Launch(engine, chosen.subjects(), header.claims()))
            .toList();
    RunLog[] log = new RunLog[1];
    Interruption.during(
        () -> {
          log[0] = campaign.run(launches, ExploreCommand::violated);
          return 0;
        },
        out,
        campaign::interrupt);
    return log[0];
  }

  private static boolean violated(RunLog log) {
    return log.evidence().stream().anyMatch(e -> e.verdict() == Verdict.VIOLATED);
  }

  private int show(
      Evidence found, CertificateDirectory directory, EngineBundle bundle, ChosenSubjects chosen)
      throws IOException {
    PrintWriter print = spec.commandLine().getOut();
    print.println(found.subject().name() + " " + found.claim() + ", " + found.engine().name());
    String path = found.counterexample();
    Trace trace = null;
    Path page = directory.root().resolve("index.html");
    String reason = String.valueOf(found.reason());
    if (path != null) {
      Path file = directory.root().resolve(path);
      trace = TraceFile.read(file).orElse(null);
      page = file.resolveSibling("index.html");
      if (found.engine().name().equals(EngineKind.LINCHECK.engineName())) {
        ScenarioShrinker.Shrunk shrunk =
            new ScenarioShrinker(bundle, chosen, spec.commandLine())
                .shrink(ReplayFiles.read(file), Duration.ofSeconds(shrinkSeconds), out);
        print.println(shrunk.sentence());
        Replayer.Result smaller = shrunk.result();
        if (smaller != null) {
          trace = smaller.trace();
          page = smaller.page();
          reason = smaller.reason();
        }
      }
    }
    if (trace != null) {
      TraceLines.print(print, trace);
    }
    print.println("It says: " + reason + ".");
    if (page != null) {
      print.println(page);
    }
    return ExitCode.VIOLATED.status();
  }

  private int nothing(RunLog log, List<String> order) {
    PrintWriter print = spec.commandLine().getOut();
    print.println("No failing execution was found. What was tried:");
    for (String engine : order) {
      List<Evidence> said =
          log.evidence().stream().filter(e -> e.engine().name().equals(engine)).toList();
      if (said.isEmpty()) {
        print.println("  " + engine + ": nothing");
      }
      for (Evidence evidence : said) {
        String reason = evidence.reason();
        print.println(
            "  "
                + engine
                + ", "
                + evidence.check()
                + ": "
                + evidence.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + (reason == null ? "" : " (" + reason + ")")
                + "; "
                + StrengthText.full(evidence.strength(), evidence.verdict()));
      }
    }
    print.println("A larger --budget tries harder; another --seed tries other executions.");
    return (log.interrupted() ? ExitCode.INTERRUPTED : ExitCode.UNDECIDED).status();
  }
}
