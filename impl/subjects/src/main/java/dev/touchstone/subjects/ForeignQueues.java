package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.subjects.foreign.Members;
import dev.touchstone.subjects.queue.ForeignQueueSubject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Queues of other artifacts, by class name; the class must be on the class path. */
public final class ForeignQueues implements SubjectProvider {

  @Override
  public List<Subject> subjects() {
    return List.of();
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    if (name.indexOf(':') >= 0) {
      return Optional.empty();
    }
    Class<?> type = Members.type(name, ForeignQueues.class.getClassLoader());
    Contract keeps = contract != null ? contract : known(name);
    if (!(keeps instanceof QueueContract queueContract)) {
      throw new SubjectException("'" + keeps.text() + "' is not the contract of a queue.");
    }
    return Optional.of(new ForeignQueueSubject(type, queueContract));
  }

  private static Contract known(String name) {
    return KnownClasses.contract(name)
        .orElseThrow(
            () ->
                new SubjectException(
                    "Which contract '"
                        + name
                        + "' keeps is not known; name one with --contract: "
                        + String.join(", ", Contracts.presets())
                        + "."));
  }
}
