package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How subjects of this project are found: by name, and under the contract that they have. */
final class OwnSubjects {
  private OwnSubjects() {}

  /**
   * The subject of that name, if the name has the prefix.
   *
   * @throws SubjectException if it has and there is none, or if another contract is asked for
   */
  static Optional<Subject> find(
      String kind,
      String prefix,
      List<? extends Subject> subjects,
      String name,
      @Nullable Contract contract) {
    if (!name.startsWith(prefix)) {
      return Optional.empty();
    }
    Subject subject =
        subjects.stream()
            .filter(s -> s.name().equals(name))
            .findFirst()
            .orElseThrow(() -> unknown(kind, subjects, name));
    if (contract != null && !contract.equals(subject.contract())) {
      throw new SubjectException(
          "The contract of '"
              + name
              + "' is its own and cannot be chosen; it is '"
              + subject.contract().text()
              + "'.");
    }
    return Optional.of(subject);
  }

  private static SubjectException unknown(
      String kind, List<? extends Subject> subjects, String name) {
    return new SubjectException(
        "There is no "
            + kind
            + " '"
            + name
            + "'; there are: "
            + subjects.stream().map(Subject::name).collect(Collectors.joining(", "))
            + ".");
  }
}
