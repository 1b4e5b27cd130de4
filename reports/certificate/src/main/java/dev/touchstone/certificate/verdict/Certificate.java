package dev.touchstone.certificate.verdict;

import dev.touchstone.evidence.Environment;
import java.util.List;

/**
 * A finished certificate, before anything of it is written.
 *
 * @param run what was asked and what was seen
 * @param engines the columns of the table of claims, in the order in which engines run
 * @param subjects in the order in which they were asked for
 * @param exitCode what the command line ends with
 * @param sentence the verdict in one sentence
 * @param environment of the engines, where any wrote evidence
 * @param problems what went wrong outside of any check, one sentence each
 */
public record Certificate(
    RunLog run,
    List<String> engines,
    List<SubjectReport> subjects,
    ExitCode exitCode,
    String sentence,
    Environment environment,
    List<String> problems) {
  public Certificate {
    engines = List.copyOf(engines);
    subjects = List.copyOf(subjects);
    problems = List.copyOf(problems);
  }
}
