package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.launch.Campaign;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.launch.HouseArtifact;
import dev.touchstone.certificate.launch.Launch;
import dev.touchstone.certificate.launch.SubjectList;
import dev.touchstone.certificate.page.CertificateWriter;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.Certification;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.ControlMatrix;
import dev.touchstone.certificate.verdict.ControlMatrix.Cell;
import dev.touchstone.certificate.verdict.ExitCode;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.evidence.Budget;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code touchstone controls}: tries the negative controls, each with the engines that must notice
 * it, and fails if one is not reported as violated for its claim. For the build; not shown in the
 * help.
 */
@Command(
    name = "controls",
    hidden = true,
    mixinStandardHelpOptions = true,
    description = "Tries the negative controls: exit code 0 if every one of them was noticed.")
final class ControlsCommand implements Callable<Integer> {
  /** The smallest budget under which every engine judges: quick does not judge speed. */
  private static final Budget BUDGET = Budget.SWEEP;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private RunOptions options = new RunOptions();

  @Option(
      names = "--cheapest",
      description = "Only the cheapest engine that must notice each control.")
  private boolean cheapest;

  @Option(
      names = "--out",
      defaultValue = "touchstone-controls",
      paramLabel = "DIR",
      description = "Where the pages go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("touchstone-controls");

  @Override
  public Integer call() throws IOException {
    EngineBundle bundle = EngineBundle.own();
    List<Cell> cells =
        ControlMatrix.cells(Contracts.catalogue(), options.engines(bundle), cheapest);
    SubjectList own = SubjectList.of(bundle);
    List<CertifiedSubject> subjects =
        cells.stream().map(Cell::specimen).distinct().map(s -> subject(s, own, bundle)).toList();
    RunHeader header = options.header(bundle, BUDGET, subjects);
    CertificateDirectory directory = CertificateDirectory.prepare(out);
    Campaign campaign =
        new Campaign(
            bundle,
            directory,
            header,
            null,
            Map.of(),
            new ProgressLines(spec.commandLine().getErr()),
            header.budget().engineLimit());
    return Interruption.during(
        () -> {
          Certificate certificate = Certification.of(campaign.run(launches(cells, subjects)));
          new CertificateWriter(directory).write(certificate, List.of());
          return print(cells, certificate, directory);
        },
        out,
        campaign::interrupt);
  }

  private int print(List<Cell> cells, Certificate certificate, CertificateDirectory directory) {
    PrintWriter stdout = spec.commandLine().getOut();
    List<Cell> unnoticed =
        cells.stream().filter(cell -> !cell.noticed(certificate.run().evidence())).toList();
    for (Cell cell : cells) {
      stdout.printf(
          "%-11s %-16s %-11s %s%n",
          unnoticed.contains(cell) ? "NOT NOTICED" : "noticed",
          cell.claim(),
          cell.engine(),
          cell.specimen());
    }
    stdout.println(
        unnoticed.isEmpty()
            ? "Every control was noticed: " + cells.size() + " of " + cells.size() + "."
            : unnoticed.size() + " of " + cells.size() + " controls were not noticed.");
    stdout.println(directory.root().resolve("index.html"));
    if (certificate.run().interrupted()) {
      return ExitCode.INTERRUPTED.status();
    }
    return cells.isEmpty()
        ? ExitCode.NOTHING_RAN.status()
        : unnoticed.isEmpty() ? 0 : ExitCode.VIOLATED.status();
  }

  private static List<Launch> launches(List<Cell> cells, List<CertifiedSubject> subjects) {
    return ControlMatrix.groups(cells).stream()
        .map(
            group ->
                new Launch(
                    group.engine(),
                    subjects.stream().filter(s -> group.specimens().contains(s.name())).toList(),
                    group.claims()))
        .toList();
  }

  private static CertifiedSubject subject(String specimen, SubjectList own, EngineBundle bundle) {
    String contract =
        own.contract(specimen)
            .orElseThrow(
                () ->
                    new UsageException(
                        "The catalogue names '" + specimen + "', and there is no such subject."));
    HouseArtifact house = HouseArtifact.of(specimen, bundle);
    return new CertifiedSubject(specimen, contract, house.name(), house.sha256());
  }
}
