package dev.touchstone.certificate.command;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.EvidenceFile;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.LaunchRecord;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.evidence.Evidence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes certificates without running any engine. */
final class Written {
  private Written() {}

  /** The directory of the certificate of that run. */
  static CertificateDirectory certificate(Path directory, RunLog run) throws IOException {
    CertificateDirectory certificate = CertificateDirectory.prepare(directory);
    EvidenceFile file = new EvidenceFile(certificate.evidence());
    file.append(run.header());
    for (Evidence evidence : run.evidence()) {
      file.append(evidence);
    }
    for (LaunchRecord launch : run.launches()) {
      file.append(launch);
    }
    if (run.end() != null) {
      file.append(run.end());
    }
    new CertificateWriter(certificate).write(Certification.of(run), List.of());
    return certificate;
  }
}
