package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.EvidenceFile;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.RunLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code touchstone report}: makes the certificate's files again from its evidence. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Makes a certificate's files again from its evidence; runs no engine.",
    footer = {"", "Example:", "  touchstone report touchstone-certificate"})
final class ReportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "DIR", description = "The certificate's directory.")
  private Path directory = Path.of("");

  @Option(names = "--json", description = "Write the result as JSON.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    CertificateDirectory found = CertificateDirectory.existing(directory);
    Certificate certificate = Certification.of(read(found));
    new CertificateWriter(found).write(certificate, List.of());
    new ResultLines(spec.commandLine().getOut()).print(certificate, found, json);
    return certificate.exitCode().status();
  }

  private RunLog read(CertificateDirectory found) {
    try {
      return new EvidenceFile(found.evidence()).read();
    } catch (IOException e) {
      throw new UsageException(
          "The evidence in '" + directory + "' cannot be read: " + e.getMessage() + ".", e);
    }
  }
}
