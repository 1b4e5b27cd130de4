package dev.touchstone.queue;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What every queue of this package says as a {@link Collection}: elements leave at the head only,
 * so the methods that would take one out of the middle are refused whether or not it is there.
 */
abstract class HeadRemovalQueue<E> extends AbstractQueue<E> {

  /**
   * Not supported: elements leave at the head only.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public final boolean remove(@Nullable Object element) {
    throw leavesAtTheHeadOnly();
  }

  /**
   * Not supported: elements leave at the head only.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public final boolean removeAll(Collection<?> elements) {
    throw leavesAtTheHeadOnly();
  }

  /**
   * Not supported: elements leave at the head only.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public final boolean retainAll(Collection<?> elements) {
    throw leavesAtTheHeadOnly();
  }

  /**
   * Not supported: elements leave at the head only.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    throw leavesAtTheHeadOnly();
  }

  /** Returns a weakly consistent spliterator, over what {@link #iterator} goes through. */
  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliteratorUnknownSize(
        iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }

  private static UnsupportedOperationException leavesAtTheHeadOnly() {
    return new UnsupportedOperationException("elements leave this queue at its head only");
  }
}
