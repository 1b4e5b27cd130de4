package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The queue as a {@link java.util.Collection}. */
abstract class CollectionTests {

  private final BoundedQueue<String> queue = create(4);

  /** The queue that is tried. */
  abstract <E> BoundedQueue<E> create(int capacity);

  @Test
  void readsLikeACollection() {
    queue.addAll(List.of("a", "b", "c"));
    assertThat(queue.toString()).isEqualTo("[a, b, c]");
    assertThat(queue.toArray()).containsExactly("a", "b", "c");
    assertThat(queue.toArray(new String[0])).containsExactly("a", "b", "c");
    assertThat(queue.stream()).containsExactly("a", "b", "c");
    assertThat(queue.contains("b")).isTrue();
    assertThat(queue.contains("d")).isFalse();
    assertThat(queue.containsAll(List.of("c", "a"))).isTrue();
    assertThat(queue.element()).isEqualTo("a");
    assertThat(queue.remove()).isEqualTo("a");
  }

  @Test
  void anEmptyQueueAnswersAsQueueSays() {
    assertThat(queue.toString()).isEqualTo("[]");
    assertThatThrownBy(queue::remove).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(queue::element).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> queue.iterator().next()).isInstanceOf(NoSuchElementException.class);
    Collection<String> itself = queue;
    assertThatIllegalArgumentException().isThrownBy(() -> queue.addAll(itself));
  }

  @Test
  void removalFromTheMiddleIsRefusedWhetherOrNotTheElementIsThere() {
    queue.add("a");
    for (String element : List.of("a", "b")) {
      assertRefused(() -> queue.remove(element));
      assertRefused(() -> queue.removeAll(List.of(element)));
      assertRefused(() -> queue.retainAll(List.of(element)));
      assertRefused(() -> queue.removeIf(element::equals));
    }
    Iterator<String> iterator = queue.iterator();
    iterator.next();
    assertRefused(iterator::remove);
    assertThat(queue).containsExactly("a");
  }

  private static void assertRefused(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void anIteratorSkipsWhatIsTakenAndDoesNotSeeWhatComesLater() {
    queue.addAll(List.of("a", "b", "c"));
    Iterator<String> iterator = queue.iterator();
    queue.poll();
    queue.poll();
    queue.addAll(List.of("d", "e"));
    assertThat(iterator).toIterable().containsExactly("a", "c");
  }

  @Test
  void clearEmpties() {
    queue.addAll(List.of("a", "b", "c"));
    queue.clear();
    assertThat(queue).isEmpty();
    assertThat(queue.offer("d")).isTrue();
    assertThat(queue.poll()).isEqualTo("d");
  }

  @Test
  @Timeout(30)
  void aTakenElementIsNotKeptOnceTheQueueIsTrimmed() {
    WeakReference<byte[]> taken = offerAndTake();
    while (taken.get() != null) {
      System.gc();
    }
    assertThat(queue.isEmpty()).isTrue();
  }

  private WeakReference<byte[]> offerAndTake() {
    BoundedQueue<Object> objects = create(2);
    byte[] element = new byte[1];
    objects.offer(element);
    objects.peek();
    objects.poll();
    objects.trim();
    keptAlive = objects;
    return new WeakReference<>(element);
  }

  @SuppressWarnings("unused") // only to be reachable
  private Object keptAlive = "";
}
