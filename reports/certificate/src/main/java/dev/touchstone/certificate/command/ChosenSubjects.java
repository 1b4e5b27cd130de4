package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.artifact.JavaRuntime;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.certificate.launch.ForeignClass;
import dev.touchstone.certificate.launch.HouseArtifact;
import dev.touchstone.certificate.launch.SubjectList;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The subjects of one certification.
 *
 * @param subjects in the order in which they were asked for
 * @param artifact where the foreign ones come from; null if there are none
 * @param failures by name: why a subject cannot be made, where others can
 */
record ChosenSubjects(
    List<CertifiedSubject> subjects, @Nullable Artifact artifact, Map<String, String> failures) {
  private static final String REFERENCES = "touchstone:";
  private static final String SPECIMENS = "specimen:";

  /**
   * Finds out what the options name.
   *
   * @throws UsageException if a subject or the artifact is not there
   */
  static ChosenSubjects of(SubjectOptions options, EngineBundle bundle) {
    SubjectList own = SubjectList.of(bundle);
    Set<String> names = new LinkedHashSet<>(options.names());
    if (options.references()) {
      names.addAll(own.references());
    }
    if (names.isEmpty()) {
      throw new UsageException(
          "Nothing is named to be certified: give a subject, or --references; 'touchstone list' shows what there is.");
    }
    String contract = options.contract();
    List<String> foreign = names.stream().filter(name -> !isOwn(name)).toList();
    names.stream()
        .filter(ChosenSubjects::isOwn)
        .forEach(n -> Choice.one("subject", n, own.names()));
    mixed(own, names, foreign, options, contract);
    Artifact artifact = foreign.isEmpty() ? null : options.artifact();
    List<CertifiedSubject> subjects = new ArrayList<>();
    Map<String, String> failures = new LinkedHashMap<>();
    for (String name : names) {
      Optional<String> ownContract = own.contract(name);
      if (ownContract.isPresent()) {
        HouseArtifact house = HouseArtifact.of(name, bundle);
        subjects.add(new CertifiedSubject(name, ownContract.get(), house.name(), house.sha256()));
      } else if (artifact != null) {
        ForeignClass.Look look = new ForeignClass(bundle).look(name, contract, artifact);
        subjects.add(
            new CertifiedSubject(name, look.contract(), artifact.name(), artifact.sha256()));
        if (!look.failure().isEmpty()) {
          failures.put(name, look.failure());
        }
      }
    }
    if (failures.size() == names.size()) {
      throw new UsageException(String.join(". ", failures.values()) + ".");
    }
    return new ChosenSubjects(subjects, artifact, failures);
  }

  private static boolean isOwn(String name) {
    return name.startsWith(REFERENCES) || name.startsWith(SPECIMENS);
  }

  /** Refuses what cannot be meant. */
  private static void mixed(
      SubjectList own,
      Set<String> names,
      List<String> foreign,
      SubjectOptions options,
      String contract) {
    boolean specimens = names.stream().anyMatch(name -> name.startsWith(SPECIMENS));
    boolean others = names.stream().anyMatch(name -> !name.startsWith(SPECIMENS));
    if (specimens && others) {
      throw new UsageException(
          "Specimens are meant to fail; they are not certified together with other subjects.");
    }
    if (foreign.isEmpty() && options.namesArtifact()) {
      throw new UsageException("An artifact is named, but no class of it.");
    }
    if (foreign.isEmpty() && !contract.isEmpty()) {
      throw new UsageException("--contract is for foreign classes; our own subjects have theirs.");
    }
    if (foreign.isEmpty() && options.opensPackages()) {
      throw new UsageException("--add-opens is for foreign classes; our own need none.");
    }
    if (!options.namesArtifact()) {
      foreign.stream()
          .filter(name -> !JavaRuntime.has(name))
          .findFirst()
          .ifPresent(
              name -> {
                throw new UsageException(
                    Choice.unknown("subject", name, own.names()).getMessage()
                        + " A class of an artifact needs --artifact or --jar.");
              });
    }
  }
}
