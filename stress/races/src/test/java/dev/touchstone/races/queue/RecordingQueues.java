package dev.touchstone.races.queue;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A right queue for one thread that writes down what is called. */
public final class RecordingQueues implements SubjectProvider {
  static final String NAME = "test:Recording";
  static final List<Step> CALLS = new ArrayList<>();

  private static final QueueSubject SUBJECT = new Recording();

  @Override
  public List<Subject> subjects() {
    return List.of(SUBJECT);
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    return name.equals(NAME) ? Optional.of(SUBJECT) : Optional.empty();
  }

  private static final class Recording implements QueueSubject {
    @Override
    public String name() {
      return NAME;
    }

    @Override
    public QueueContract contract() {
      return (QueueContract) Contracts.parse("mpmc-bounded,rounding=EXACT");
    }

    @Override
    public Set<Capability> capabilities() {
      return EnumSet.of(Capability.PEEK, Capability.SIZE, Capability.IS_EMPTY);
    }

    @Override
    public QueueUnderTest create(int capacity) {
      return new RecordingQueue(capacity);
    }
  }

  private static final class RecordingQueue implements QueueUnderTest {
    private final Queue<Object> elements = new ArrayDeque<>();
    private final int capacity;

    RecordingQueue(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public Set<Capability> capabilities() {
      return SUBJECT.capabilities();
    }

    @Override
    public boolean offer(Object element) {
      int code = element instanceof Integer number ? number : Message.code(element);
      CALLS.add(new Step(QueueOperations.OFFER, code));
      return elements.size() < capacity && elements.add(element);
    }

    @Override
    public @Nullable Object poll() {
      CALLS.add(new Step(QueueOperations.POLL, Element.NONE));
      return elements.poll();
    }

    @Override
    public @Nullable Object peek() {
      CALLS.add(new Step(QueueOperations.PEEK, Element.NONE));
      return elements.peek();
    }

    @Override
    public int size() {
      CALLS.add(new Step(QueueOperations.SIZE, Element.NONE));
      return elements.size();
    }

    @Override
    public boolean isEmpty() {
      CALLS.add(new Step(QueueOperations.IS_EMPTY, Element.NONE));
      return elements.isEmpty();
    }
  }
}
