package dev.touchstone.perf;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A queue whose poll never returns. */
public final class HangingSubject implements SubjectProvider, QueueSubject {

  @Override
  public List<Subject> subjects() {
    return List.of(this);
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    return name.equals(name()) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public String name() {
    return "test:Hanging";
  }

  @Override
  public QueueContract contract() {
    return (QueueContract) Contracts.parse("spsc-bounded");
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.COLLECTION);
  }

  @Override
  public QueueUnderTest create(int capacity) {
    return new QueueUnderTest() {
      @Override
      public Set<Capability> capabilities() {
        return HangingSubject.this.capabilities();
      }

      @Override
      public boolean offer(Object element) {
        return true;
      }

      @Override
      public @Nullable Object poll() {
        return null;
      }

      @Override
      public Queue<Object> collection() {
        return new Hanging();
      }
    };
  }

  private static final class Hanging extends ArrayDeque<Object> {
    private static final long serialVersionUID = 1L;

    @Override
    public Object poll() {
      while (true) {
        Thread.onSpinWait();
      }
    }
  }
}
