package dev.touchstone.certificate.command;

import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.launch.SubjectList;
import dev.touchstone.certificate.verdict.LaunchOrder;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.evidence.JsonWriter;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code touchstone list}: what can be named on the command line. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists subjects, contracts, claims and engines.",
    footer = {"", "Example:", "  touchstone list --json"})
final class ListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    EngineBundle bundle = EngineBundle.own();
    SubjectList subjects = SubjectList.of(bundle);
    List<String> built = bundle.engines();
    if (json) {
      out.println(JsonWriter.write(json(subjects, built)));
    } else {
      text(out, subjects, built);
    }
    return 0;
  }

  private static void text(PrintWriter out, SubjectList subjects, List<String> built) {
    out.println("subjects");
    for (SubjectList.Entry subject : subjects.entries()) {
      out.println("  " + subject.name());
      out.println("      " + subject.sentence());
      out.println("      contract: " + subject.contract());
    }
    out.println("  or any class of an artifact: --artifact GROUP:ARTIFACT:VERSION or --jar FILE");
    out.println("\ncontracts (presets for --contract)");
    Contracts.families()
        .forEach(f -> out.println("  " + f.name() + ": " + String.join(", ", f.presets())));
    out.println("\nclaims");
    for (Claim claim : Contracts.catalogue()) {
      out.printf("  %-17s %s%n", claim.id(), claim.sentence());
    }
    out.println("\nengines");
    for (String engine : LaunchOrder.names()) {
      out.printf("  %-12s %s%n", engine, built.contains(engine) ? "" : "not built yet");
    }
  }

  private static Map<String, Object> json(SubjectList subjects, List<String> built) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put(
        "subjects",
        subjects.entries().stream()
            .map(e -> named("name", e.name(), "contract", e.contract()))
            .toList());
    root.put("contracts", Contracts.presets());
    root.put(
        "claims",
        Contracts.catalogue().stream()
            .map(c -> named("id", c.id(), "sentence", c.sentence()))
            .toList());
    root.put("engines", built);
    return root;
  }

  private static Map<String, Object> named(String k1, String v1, String k2, String v2) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(k1, v1);
    object.put(k2, v2);
    return object;
  }
}
