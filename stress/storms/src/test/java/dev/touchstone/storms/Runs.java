package dev.touchstone.storms;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs the engine in this JVM and reads the evidence that it leaves. */
final class Runs {
  private static final Pattern FIELD =
      Pattern.compile("\"claim\":\"([A-Z-]+)\",\"engine\".*?\"verdict\":\"([A-Z_]+)\"");

  private Runs() {}

  /** The evidence lines. */
  static List<String> evidence(
      String subject, String contract, Set<String> claims, Path directory, long seed)
      throws Exception {
    Path evidence = directory.resolve("evidence.jsonl");
    Contract keeps = contract.isEmpty() ? null : Contracts.parse(contract);
    Subject found = Subjects.find(subject, keeps);
    EngineRequest request =
        new EngineRequest(
            List.of(subject),
            contract,
            claims,
            Budget.QUICK,
            seed,
            directory,
            evidence,
            directory,
            "",
            "",
            "");
    EngineMain.run(new StormsEngine(), request, List.of(found));
    return Files.readAllLines(evidence).stream()
        .filter(line -> line.contains("touchstone-evidence/"))
        .toList();
  }

  /** The verdict of a claim in evidence lines; empty if there is none. */
  static String verdict(List<String> evidence, String claim) {
    for (String line : evidence) {
      Matcher matcher = FIELD.matcher(line);
      if (matcher.find() && matcher.group(1).equals(claim)) {
        return matcher.group(2);
      }
    }
    return "";
  }
}
