package dev.touchstone.contracts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Looks subjects up through every {@link SubjectProvider} on the class path. */
public final class Subjects {
  private Subjects() {}

  /** Every subject that is there without being named, provider by provider. */
  public static List<Subject> all() {
    List<Subject> subjects = new ArrayList<>();
    ServiceLoader.load(SubjectProvider.class).forEach(p -> subjects.addAll(p.subjects()));
    return subjects;
  }

  /**
   * The subject of that name.
   *
   * @param contract what it should keep; null where its provider knows
   * @throws SubjectException if no provider has it
   */
  public static Subject find(String name, @Nullable Contract contract) {
    for (SubjectProvider provider : ServiceLoader.load(SubjectProvider.class)) {
      Optional<Subject> found = provider.find(name, contract);
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new SubjectException("There is no subject '" + name + "'.");
  }
}
