package dev.touchstone.subjects.queue;

import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.subjects.foreign.Thrown;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How a class that this project was not compiled against is made and called: {@code offer} and
 * {@code poll} at least, and what else it has by the well-known names.
 *
 * <p>Every handle takes the queue as an {@link Object} first. A parameter of {@code drain} or
 * {@code fill} may be any interface with one abstract method; see {@link Callbacks}.
 */
final class ForeignShape {
  private static final MethodType TEST = MethodType.methodType(boolean.class, Object.class);
  private static final MethodType TAKE = MethodType.methodType(Object.class, Object.class);
  private static final MethodType COUNT = MethodType.methodType(int.class, Object.class);
  private static final MethodType RUN = MethodType.methodType(void.class, Object.class);
  private static final MethodType PUT = TEST.appendParameterTypes(Object.class);
  private static final MethodType BATCH = COUNT.appendParameterTypes(Object.class, int.class);

  private final Class<?> type;
  private final MethodHandle constructor;
  private final MethodHandle offer;
  private final MethodHandle poll;
  private final Map<Capability, MethodHandle> handles = new EnumMap<>(Capability.class);
  private final @Nullable Class<?> drainCallback;
  private final @Nullable Class<?> fillCallback;

  /**
   * Looks at a class.
   *
   * @throws SubjectException if it cannot be made, or has no offer and poll
   */
  ForeignShape(Class<?> type) {
    this.type = type;
    if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
      throw new SubjectException("The class '" + type.getName() + "' is abstract.");
    }
    ForeignMethods methods = new ForeignMethods(type);
    this.offer = required(methods.find("offer", PUT), "offer(element)");
    this.poll = required(methods.find("poll", TAKE), "poll()");
    this.constructor = methods.constructor();
    add(Capability.PEEK, methods.find("peek", TAKE));
    add(Capability.SIZE, methods.find("size", COUNT));
    add(Capability.IS_EMPTY, methods.find("isEmpty", TEST));
    add(Capability.CLEAR, methods.find("clear", RUN));
    add(Capability.CAPACITY, methods.find("capacity", COUNT));
    add(Capability.RELAXED_OFFER, methods.find("relaxedOffer", PUT));
    add(Capability.RELAXED_POLL, methods.find("relaxedPoll", TAKE));
    add(Capability.RELAXED_PEEK, methods.find("relaxedPeek", TAKE));
    this.drainCallback = methods.callback("drain", 1);
    this.fillCallback = methods.callback("fill", 0);
    add(Capability.DRAIN, drainCallback == null ? null : methods.find("drain", BATCH));
    add(Capability.FILL, fillCallback == null ? null : methods.find("fill", BATCH));
  }

  private void add(Capability capability, @Nullable MethodHandle handle) {
    if (handle != null) {
      handles.put(capability, handle);
    }
  }

  private MethodHandle required(@Nullable MethodHandle handle, String method) {
    if (handle == null) {
      throw new SubjectException(
          "The class '" + type.getName() + "' is not a queue: it has no public " + method + ".");
    }
    return handle;
  }

  boolean isJavaQueue() {
    return Queue.class.isAssignableFrom(type);
  }

  Set<Capability> capabilities() {
    Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
    capabilities.addAll(handles.keySet());
    if (isJavaQueue()) {
      capabilities.add(Capability.COLLECTION);
    }
    return capabilities;
  }

  /** Makes a queue; throws what its constructor throws. */
  Object create(int capacity) {
    try {
      return constructor.invokeExact(capacity);
    } catch (Throwable thrown) {
      throw Thrown.asIs(thrown);
    }
  }

  MethodHandle offer() {
    return offer;
  }

  MethodHandle poll() {
    return poll;
  }

  /** The handle of an operation; null if the class does not have it. */
  @Nullable MethodHandle handle(Capability capability) {
    return handles.get(capability);
  }

  /** The action as the callback that the class's own drain takes. */
  @SuppressWarnings("NullAway") // a defective queue may hand out null, and the action shall see it
  Object drainAction(Consumer<Object> action) {
    if (drainCallback == null || drainCallback == Consumer.class) {
      return action;
    }
    return Callbacks.of(
        drainCallback,
        element -> {
          action.accept(element);
          return null;
        });
  }

  /** The source as the callback that the class's own fill takes. */
  Object fillSource(Supplier<Object> source) {
    if (fillCallback == null || fillCallback == Supplier.class) {
      return source;
    }
    return Callbacks.of(fillCallback, nothing -> source.get());
  }
}
