package dev.touchstone.certificate.fake;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.SubjectProvider;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Subjects that are nothing but a name and a contract. */
public final class FakeSubjects implements SubjectProvider {
  /** The only reference. */
  public static final String REFERENCE = "touchstone:Fake";

  /** The foreign class that can be had. */
  public static final String FOREIGN = "com.example.Fake";

  static final String CONTRACT = "spmc-bounded";

  private record Fake(String name, Contract contract) implements Subject {}

  @Override
  public List<Subject> subjects() {
    return List.of(new Fake(REFERENCE, Contracts.parse(CONTRACT)));
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    if (name.equals(REFERENCE)) {
      return Optional.of(subjects().get(0));
    }
    if (!name.equals(FOREIGN)) {
      throw new SubjectException("There is no class '" + name + "' in the artifact.");
    }
    return Optional.of(new Fake(name, contract == null ? Contracts.parse(CONTRACT) : contract));
  }
}
