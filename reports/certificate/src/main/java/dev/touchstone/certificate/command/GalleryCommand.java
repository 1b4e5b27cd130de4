package dev.touchstone.certificate.command;

import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.page.GalleryView;
import dev.touchstone.certificate.page.GalleryWriter;
import dev.touchstone.certificate.verdict.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code touchstone gallery}: certifies ten releases and specimens with known defects, each with
 * the engine that shows its defect best, and writes a page that leads to theirs. For the build; not
 * shown in the help. Goes to the network for the releases.
 */
@Command(
    name = "gallery",
    hidden = true,
    mixinStandardHelpOptions = true,
    description =
        "Finds ten known failures again and writes their pages: exit code 0 if all were found.",
    footer = {"", "Example:", "  touchstone gallery --out gallery"})
final class GalleryCommand implements Callable<Integer> {
  private static final int SEEDS = 3;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      defaultValue = "touchstone-gallery",
      paramLabel = "DIR",
      description = "Where the pages go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("touchstone-gallery");

  @Option(names = "--only", split = ",", paramLabel = "ID", description = "Only these.")
  private List<String> only = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    Path root = CertificateDirectory.prepare(out).root();
    List<GalleryView.Entry> entries = new ArrayList<>();
    int missing = 0;
    for (Exhibit exhibit : Exhibit.ALL) {
      if (only.isEmpty() || only.contains(exhibit.id())) {
        Optional<GalleryView.Entry> found = find(exhibit, root);
        found.ifPresent(entries::add);
        missing += found.isPresent() ? 0 : 1;
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.printf("%-9s %s%n", found.isPresent() ? "shown" : "NOT SHOWN", exhibit.title());
        stdout.flush();
      }
    }
    GalleryWriter.write(root.resolve("index.html"), new GalleryView(entries));
    spec.commandLine().getOut().println(root.resolve("index.html"));
    return entries.isEmpty()
        ? ExitCode.NOTHING_RAN.status()
        : missing == 0 ? ExitCode.HOLDS.status() : ExitCode.UNDECIDED.status();
  }

  /** What is found by chance may want another seed. */
  private Optional<GalleryView.Entry> find(Exhibit exhibit, Path root) throws IOException {
    Path directory = root.resolve(exhibit.id());
    for (int seed = 1; seed <= SEEDS; seed++) {
      List<String> arguments = exhibit.arguments(seed, directory.toString());
      Main.execute(
          new PrintWriter(Writer.nullWriter()),
          spec.commandLine().getErr(),
          arguments.toArray(String[]::new));
      Optional<Path> page = page(directory, exhibit);
      if (page.isPresent()) {
        String href = root.relativize(page.get()).toString().replace('\\', '/');
        String command =
            ShellWord.line(exhibit.arguments(seed, exhibit.id()).toArray(String[]::new));
        return Optional.of(
            new GalleryView.Entry(
                exhibit.title(),
                exhibit.words(),
                exhibit.origin(),
                exhibit.claim(),
                exhibit.engine(),
                href,
                "java -jar touchstone.jar " + command));
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> page(Path directory, Exhibit exhibit) throws IOException {
    Path pages = directory.resolve("counterexamples");
    if (!Files.isDirectory(pages)) {
      return Optional.empty();
    }
    Path tail = Path.of(exhibit.claim(), exhibit.engine(), "index.html");
    try (Stream<Path> files = Files.walk(pages)) {
      return files.filter(file -> file.endsWith(tail)).findFirst();
    }
  }
}
