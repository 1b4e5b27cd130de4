package dev.touchstone.contracts;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How engines find subjects at run time, as a {@link java.util.ServiceLoader} service. */
public interface SubjectProvider {

  /** The subjects that are there without anything being named: references and specimens. */
  List<Subject> subjects();

  /**
   * The subject of that name.
   *
   * @param contract what it should keep; null where the provider knows
   * @return empty if this provider does not speak for that name
   * @throws SubjectException if it does, and the subject cannot be had
   */
  Optional<Subject> find(String name, @Nullable Contract contract);
}
