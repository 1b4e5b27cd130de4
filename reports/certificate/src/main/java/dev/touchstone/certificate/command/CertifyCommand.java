package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.Annotations;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.launch.Campaign;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.evidence.TimePlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code touchstone certify}: tries subjects with every engine, and writes the certificate. */
@Command(
    name = "certify",
    mixinStandardHelpOptions = true,
    description = "Tries subjects and writes a certificate. Runs their code with your rights.",
    footer = {
      "",
      "Examples:",
      "  touchstone certify touchstone:SpmcArrayQueue --out build/certificate",
      "  touchstone certify --artifact com.netflix.rxjava:rxjava-core:0.20.0-RC3 rx.internal.util.unsafe.SpmcArrayQueue --claim QUEUE-FULL"
    })
final class CertifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SubjectOptions subjects = new SubjectOptions();
  @Mixin private RunOptions options = new RunOptions();

  @Option(
      names = "--budget",
      defaultValue = "quick",
      paramLabel = "BUDGET",
      description = "quick, sweep, standard or full (default: ${DEFAULT-VALUE}).")
  private String budget = "quick";

  @Option(names = "--claim", split = ",", paramLabel = "ID", description = "Only these claims.")
  private List<String> claims = new ArrayList<>();

  @Option(
      names = "--out",
      defaultValue = "touchstone-certificate",
      paramLabel = "DIR",
      description = "Where the certificate goes (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("touchstone-certificate");

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "An earlier certificate.json: what has changed since then is shown.")
  private @Nullable Path baseline;

  @Option(
      names = "--time-plan",
      paramLabel = "SCALE",
      description =
          "Exit 5 if a family's references took longer than its slice of the time plan, times"
              + " SCALE.")
  private @Nullable Double timePlan;

  @Option(names = "--json", description = "Write the result as JSON.")
  private boolean json;

  @Option(
      names = "--annotations",
      description = "Also print violations as annotations of a GitHub workflow.")
  private boolean annotations;

  @Override
  public Integer call() throws IOException {
    if (json && annotations) {
      throw new UsageException("--json and --annotations exclude one another on standard output.");
    }
    EngineBundle bundle = EngineBundle.own();
    RunHeader header =
        options.header(spec, bundle, Choice.budget(budget), Choice.claims(claims), subjects);
    Baseline earlier = baseline == null ? Baseline.NONE : Baseline.read(baseline);
    CertificateDirectory.check(out);
    ChosenSubjects chosen = ChosenSubjects.of(subjects, bundle);
    CertificateDirectory directory = CertificateDirectory.prepare(out);
    Campaign campaign =
        new Campaign(
            bundle,
            directory,
            header.with(chosen.subjects()),
            chosen.artifact(),
            chosen.failures(),
            StatusLine.of(spec.commandLine().getErr(), header.engines()),
            header.budget().engineLimit());
    return Interruption.during(
        () -> {
          Certificate certificate = Certification.of(campaign.run());
          SourceCode.quote(directory, certificate.run().evidence());
          new CertificateWriter(directory).write(certificate, earlier.changes(certificate));
          new ResultLines(spec.commandLine().getOut()).print(certificate, directory, json);
          if (annotations) {
            Annotations.of(certificate, directory).forEach(spec.commandLine().getOut()::println);
          }
          return inTime(certificate).status();
        },
        out,
        campaign::interrupt);
  }

  private ExitCode inTime(Certificate certificate) {
    return timePlan == null
        ? certificate.exitCode()
        : new TimeLines(spec.commandLine().getErr(), timePlan)
            .print(
                certificate.run(),
                TimePlan.of(certificate.run().header().budget()),
                certificate.exitCode());
  }
}
