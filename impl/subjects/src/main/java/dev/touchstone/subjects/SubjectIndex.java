package dev.touchstone.subjects;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The index of references and specimens that travels with this artifact, so that the command line
 * can list them without loading any. One line a subject, five columns separated by tabs: name, text
 * of the contract, {@code reference}, {@code candidate} or {@code specimen}, the claim that a
 * specimen must be found to violate (else empty), and one sentence. A candidate is a reference that
 * has a required claim for which no engine has a check yet; "all references" leaves it out.
 */
public final class SubjectIndex {
  /** Where the index lies in the artifact. */
  public static final String RESOURCE = "META-INF/touchstone/subjects.tsv";

  private SubjectIndex() {}

  /**
   * Writes the index; run by the build.
   *
   * @param arguments the directory of classes
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]).resolve(RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines()) + "\n");
  }

  static List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Subject reference : new References().subjects()) {
      lines.add(referenceLine(reference));
    }
    for (Subject specimen : new Specimens().subjects()) {
      lines.add(specimenLine(specimen));
    }
    return lines;
  }

  private static String referenceLine(Subject reference) {
    List<String> untried =
        reference.contract().claims().stream()
            .filter(claim -> claim.modality() == Modality.REQUIRED)
            .filter(claim -> claim.engines().isEmpty() && !claim.enginesToCome().isEmpty())
            .map(Claim::id)
            .toList();
    return untried.isEmpty()
        ? line(reference, "reference", "", "The reference implementation.")
        : line(
            reference,
            "candidate",
            "",
            "A reference implementation; no engine has a check yet for "
                + String.join(", ", untried)
                + ".");
  }

  private static String specimenLine(Subject specimen) {
    for (Claim claim : Contracts.catalogue()) {
      for (Control control : claim.controls()) {
        if (control.specimen().equals(specimen.name())) {
          return line(specimen, "specimen", claim.id(), sentence(control.defect()));
        }
      }
    }
    throw new IllegalStateException(specimen.name() + " is a control of no claim");
  }

  private static String line(Subject subject, String kind, String claim, String sentence) {
    return String.join("\t", subject.name(), subject.contract().text(), kind, claim, sentence);
  }

  private static String sentence(String phrase) {
    return Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1) + ".";
  }
}
