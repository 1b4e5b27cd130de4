package dev.touchstone.subjects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Classes of other artifacts behind the engines' view, and what is said when they cannot be had.
 */
class ForeignQueuesTest {
  private static final Contract SPMC = Contracts.parse("spmc-bounded");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rx.internal.util.unsafe.SpmcArrayQueue",
        "org.jctools.queues.SpmcArrayQueue",
        "org.jctools.queues.atomic.SpmcAtomicArrayQueue",
        "java.util.concurrent.ArrayBlockingQueue",
        "java.util.concurrent.ConcurrentLinkedQueue",
      })
  void aJavaQueueIsCalledDirectly(String name) {
    QueueUnderTest queue = find(name, null).create(4);
    assertThat(queue.offer("a")).isTrue();
    assertThat(queue.offer("b")).isTrue();
    assertThat(queue.size()).isEqualTo(2);
    assertThat(queue.isEmpty()).isFalse();
    assertThat(queue.peek()).isEqualTo("a");
    assertThat(queue.poll()).isEqualTo("a");
    assertThat(queue.collection().poll()).isEqualTo("b");
    queue.offer("c");
    queue.clear();
    assertThat(queue.poll()).isNull();
  }

  @Test
  void jcToolsHasRelaxedFormsAndBatchesThroughItsOwnInterfaces() {
    QueueUnderTest queue = find("org.jctools.queues.SpmcArrayQueue", null).create(3);
    assertThat(queue.capabilities())
        .isEqualTo(
            EnumSet.complementOf(
                EnumSet.of(Capability.BLOCKING, Capability.START_INDEX, Capability.TRIM)));
    assertThat(queue.capacity()).isEqualTo(4);
    assertThat(queue.relaxedOffer("a")).isTrue();
    assertThat(queue.relaxedPeek()).isEqualTo("a");
    assertThat(queue.relaxedPoll()).isEqualTo("a");
    Iterator<Object> source = List.<Object>of("b", "c", "d").iterator();
    assertThat(queue.fill(source::next, 3)).isEqualTo(3);
    List<Object> taken = new ArrayList<>();
    assertThat(queue.drain(taken::add, 2)).isEqualTo(2);
    assertThat(taken).containsExactly("b", "c");
  }

  @Test
  void exceptionsOfConstructorsMethodsAndCallbacksPassUnwrapped() {
    QueueSubject subject = find("org.jctools.queues.SpmcArrayQueue", null);
    assertThatThrownBy(() -> subject.create(-1)).isInstanceOf(IllegalArgumentException.class);
    QueueUnderTest queue = subject.create(2);
    assertThatThrownBy(() -> queue.drain(element -> {}, -1))
        .isInstanceOf(IllegalArgumentException.class);
    queue.offer("a");
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                queue.drain(
                    element -> {
                      throw new IllegalStateException("mine");
                    },
                    1))
        .withMessage("mine");
  }

  @Test
  void rxQueuesLackWhatTheyLack() {
    QueueSubject subject = find("rx.internal.util.unsafe.SpmcArrayQueue", null);
    assertThat(subject.capabilities())
        .doesNotContain(Capability.DRAIN, Capability.RELAXED_OFFER, Capability.CAPACITY)
        .contains(Capability.PEEK, Capability.COLLECTION);
    QueueUnderTest queue = subject.create(2);
    assertThatThrownBy(() -> queue.drain(element -> {}, 1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aClassThatIsNoJavaQueueIsCalledByName() {
    QueueUnderTest queue = find(Plain.class.getName(), SPMC).create(2);
    assertThat(queue.capabilities()).containsExactlyInAnyOrder(Capability.SIZE, Capability.DRAIN);
    assertThat(queue.offer("a")).isTrue();
    assertThat(queue.size()).isEqualTo(1);
    List<Object> taken = new ArrayList<>();
    assertThat(queue.drain(taken::add, 5)).isEqualTo(1);
    assertThat(queue.poll()).isNull();
    assertThatThrownBy(queue::peek).isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          no.such.Queue | There is no class 'no.such.Queue' in the artifact or its dependencies.
          java.util.AbstractQueue | The class 'java.util.AbstractQueue' is abstract.
          java.util.Queue | The class 'java.util.Queue' is abstract.
          java.lang.StringBuilder | The class 'java.lang.StringBuilder' is not a queue: it has no public offer(element).
          """)
  void whatCannotBeHadIsRefusedInOneSentence(String name, String sentence) {
    assertRefused(name, sentence);
  }

  @Test
  void aClassWithoutAUsableConstructorIsRefused() {
    assertRefused(
        NoConstructor.class.getName(),
        "The class '"
            + NoConstructor.class.getName()
            + "' has no public constructor that takes a capacity (int) or nothing.");
  }

  @Test
  void aConstructorThatThrowsIsNamedWithItsCause() {
    assertRefused(
        Throwing.class.getName(),
        "The constructor of '"
            + Throwing.class.getName()
            + "' throws java.lang.IllegalStateException: no licence.");
  }

  @Test
  void anUnknownClassNeedsAContract() {
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> Subjects.find(Plain.class.getName(), null))
        .withMessageContaining("name one with --contract: spsc-bounded, ");
  }

  private static void assertRefused(String name, String sentence) {
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> Subjects.find(name, SPMC))
        .withMessage(sentence);
  }

  private static QueueSubject find(String name, @Nullable Contract contract) {
    return (QueueSubject) Subjects.find(name, contract);
  }

  /** A queue by its method names only, with a callback type of its own. */
  public static final class Plain {
    private final Queue<Object> elements = new java.util.ArrayDeque<>();

    /** A callback with a default method, as Android's had. */
    public interface Action {
      void call(Object element);

      default Action andThen(Action next) {
        return element -> {
          call(element);
          next.call(element);
        };
      }
    }

    public boolean offer(Object element) {
      return elements.offer(element);
    }

    public @Nullable Object poll() {
      return elements.poll();
    }

    public int size() {
      return elements.size();
    }

    public int drain(Action action, int limit) {
      Action twice = action.andThen(element -> {});
      int count = 0;
      for (; count < limit && !elements.isEmpty(); count++) {
        twice.call(elements.remove());
      }
      return count;
    }
  }

  /** Made by others only. */
  public static final class NoConstructor {
    public NoConstructor(String name) {
      throw new AssertionError(name);
    }

    public boolean offer(Object element) {
      return false;
    }

    public @Nullable Object poll() {
      return null;
    }
  }

  /** Fails when made. */
  public static final class Throwing {
    public Throwing(int capacity) {
      throw new IllegalStateException("no licence");
    }

    public boolean offer(Object element) {
      return false;
    }

    public @Nullable Object poll() {
      return null;
    }
  }
}
