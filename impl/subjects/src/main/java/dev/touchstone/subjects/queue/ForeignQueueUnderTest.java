package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.subjects.foreign.Thrown;
import java.lang.invoke.MethodHandle;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A queue that this project was not compiled against, called through method handles. Its exceptions
 * pass unwrapped.
 */
class ForeignQueueUnderTest implements QueueUnderTest {
  private final ForeignShape shape;
  private final Set<Capability> capabilities;
  private final Object queue;

  ForeignQueueUnderTest(ForeignShape shape, Set<Capability> capabilities, Object queue) {
    this.shape = shape;
    this.capabilities = capabilities;
    this.queue = queue;
  }

  @Override
  public final Set<Capability> capabilities() {
    return capabilities;
  }

  @Override
  public boolean offer(Object element) {
    return put(shape.offer(), element);
  }

  @Override
  public @Nullable Object poll() {
    return take(shape.poll());
  }

  @Override
  public @Nullable Object peek() {
    return take(handle(Capability.PEEK));
  }

  @Override
  public int size() {
    return count(Capability.SIZE);
  }

  @Override
  public boolean isEmpty() {
    try {
      return (boolean) handle(Capability.IS_EMPTY).invokeExact(queue);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  @Override
  public void clear() {
    try {
      handle(Capability.CLEAR).invokeExact(queue);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  @Override
  public final boolean relaxedOffer(Object element) {
    return put(handle(Capability.RELAXED_OFFER), element);
  }

  @Override
  public final @Nullable Object relaxedPoll() {
    return take(handle(Capability.RELAXED_POLL));
  }

  @Override
  public final @Nullable Object relaxedPeek() {
    return take(handle(Capability.RELAXED_PEEK));
  }

  @Override
  public final int capacity() {
    return count(Capability.CAPACITY);
  }

  @Override
  public final int drain(Consumer<Object> action, int limit) {
    return batch(Capability.DRAIN, shape.drainAction(action), limit);
  }

  @Override
  public final int fill(Supplier<Object> source, int limit) {
    return batch(Capability.FILL, shape.fillSource(source), limit);
  }

  private MethodHandle handle(Capability capability) {
    MethodHandle handle = shape.handle(capability);
    if (handle == null) {
      throw new UnsupportedOperationException(queue.getClass().getName() + " has no " + capability);
    }
    return handle;
  }

  private boolean put(MethodHandle handle, Object element) {
    try {
      return (boolean) handle.invokeExact(queue, element);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  private @Nullable Object take(MethodHandle handle) {
    try {
      return (Object) handle.invokeExact(queue);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  private int count(Capability capability) {
    try {
      return (int) handle(capability).invokeExact(queue);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  private int batch(Capability capability, Object callback, int limit) {
    try {
      return (int) handle(capability).invokeExact(queue, callback, limit);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }
}
