package dev.touchstone.evidence;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an engine's JVM is asked to do; travels as a properties file.
 *
 * @param subjects names of subjects
 * @param contract text of the contract for subjects whose provider does not know it; empty
 *     otherwise
 * @param claims ids of the claims to try; empty means all
 * @param outputDirectory of the certificate: counterexamples go below it
 * @param evidenceFile to append to
 * @param workDirectory scratch space that the engine may fill
 * @param artifact where foreign subjects came from: coordinates or a file's name; empty for the
 *     house's own
 * @param sha256 digest of that artifact; empty where there is none
 * @param replayArguments arguments that name the subject on the command line, except for the
 *     subject's name
 * @param repetition of one violation, in place of a search
 */
public record EngineRequest(
    List<String> subjects,
    String contract,
    Set<String> claims,
    Budget budget,
    long seed,
    Path outputDirectory,
    Path evidenceFile,
    Path workDirectory,
    String artifact,
    String sha256,
    String replayArguments,
    Repetition repetition) {

  public EngineRequest {
    subjects = List.copyOf(subjects);
    claims = Set.copyOf(claims);
  }

  /** A search. */
  public EngineRequest(
      List<String> subjects,
      String contract,
      Set<String> claims,
      Budget budget,
      long seed,
      Path outputDirectory,
      Path evidenceFile,
      Path workDirectory,
      String artifact,
      String sha256,
      String replayArguments) {
    this(
        subjects,
        contract,
        claims,
        budget,
        seed,
        outputDirectory,
        evidenceFile,
        workDirectory,
        artifact,
        sha256,
        replayArguments,
        Repetition.NONE);
  }

  /** Writes it to a file. */
  public void write(Path file) throws IOException {
    Properties p = new Properties();
    p.setProperty("subjects", String.join("\n", subjects));
    p.setProperty("contract", contract);
    p.setProperty("claims", String.join("\n", new TreeSet<>(claims)));
    p.setProperty("budget", budget.name());
    p.setProperty("seed", Long.toString(seed));
    p.setProperty("outputDirectory", outputDirectory.toString());
    p.setProperty("evidenceFile", evidenceFile.toString());
    p.setProperty("workDirectory", workDirectory.toString());
    p.setProperty("artifact", artifact);
    p.setProperty("sha256", sha256);
    p.setProperty("replayArguments", replayArguments);
    p.setProperty("check", repetition.check());
    p.setProperty("recipe", repetition.recipe());
    p.setProperty("debugged", Boolean.toString(repetition.debugged()));
    try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      p.store(writer, "Touchstone engine request");
    }
  }

  /** Reads it from a file. */
  public static EngineRequest read(Path file) throws IOException {
    Properties p = new Properties();
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      p.load(reader);
    }
    return new EngineRequest(
        lines(p, "subjects"),
        value(p, "contract"),
        Set.copyOf(lines(p, "claims")),
        Budget.valueOf(value(p, "budget")),
        Long.parseLong(value(p, "seed")),
        Path.of(value(p, "outputDirectory")),
        Path.of(value(p, "evidenceFile")),
        Path.of(value(p, "workDirectory")),
        value(p, "artifact"),
        value(p, "sha256"),
        value(p, "replayArguments"),
        new Repetition(
            value(p, "check"), value(p, "recipe"), Boolean.parseBoolean(value(p, "debugged"))));
  }

  private static List<String> lines(Properties p, String key) {
    return Arrays.stream(value(p, key).split("\n")).filter(line -> !line.isEmpty()).toList();
  }

  private static String value(Properties p, String key) {
    String value = p.getProperty(key);
    if (value == null) {
      throw new IllegalArgumentException("the engine request has no '" + key + "'");
    }
    return value;
  }
}
