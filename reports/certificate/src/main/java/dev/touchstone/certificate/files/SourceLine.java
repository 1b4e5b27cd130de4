package dev.touchstone.certificate.files;

import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A line of source that a trace speaks of.
 *
 * @param path from the root of the sources, where the file is that of the subject's own class; else
 *     the file's name alone, because a trace does not name packages
 */
record SourceLine(String path, int line) {
  private static final String SPECIMEN = "specimen:";
  private static final String SPECIMENS = "dev.touchstone.subjects.specimens.";

  /** Where a step was done, if that is known. */
  static Optional<SourceLine> of(CertifiedSubject subject, Trace.Step step) {
    if (step.file().isEmpty() || step.line() <= 0) {
      return Optional.empty();
    }
    String type = typeName(subject);
    String own = type.substring(type.lastIndexOf('.') + 1) + ".java";
    String folder = type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/');
    boolean same = step.file().equals(own);
    return Optional.of(new SourceLine((same ? folder : "") + step.file(), step.line()));
  }

  /** Where the trace ends: its last step whose place is known, in the subject's own file if any. */
  static Optional<SourceLine> last(CertifiedSubject subject, Trace trace) {
    List<Trace.Step> backwards = new ArrayList<>(trace.steps());
    Collections.reverse(backwards);
    List<SourceLine> lines =
        backwards.stream().flatMap(step -> of(subject, step).stream()).toList();
    return lines.stream()
        .filter(line -> line.path().contains("/"))
        .findFirst()
        .or(() -> lines.stream().findFirst());
  }

  private static String typeName(CertifiedSubject subject) {
    String name = subject.name();
    String type = name.startsWith(SPECIMEN) ? SPECIMENS + name.substring(SPECIMEN.length()) : name;
    int nested = type.indexOf('$');
    return nested > 0 ? type.substring(0, nested) : type;
  }
}
