package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.UnsupportedCodeException;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Knows which Java object stands for which object of the explored program, in either direction.
 *
 * <p>What was there before the threads is one Java object for good. What a thread allocates is
 * another Java object in each of its runs. The one that a reader gets is the one that the writer
 * wrote when it was where the graph has it: it is remembered by the history of the writer, and
 * where it was forgotten, the writer's run is repeated up to there. A run that meets it again, by a
 * write of another thread perhaps, gets the same one, since code compares references.
 */
final class ObjectTable {
  private static final int MOST_WRITTEN = 100_000;

  private final IdentityHashMap<Object, HeapObject> before = new IdentityHashMap<>();

  /** Of what was there before, the object asked for last: most accesses are to that one. */
  private @Nullable Object lastAsked;

  private @Nullable HeapObject lastFound;

  private final List<HeapObject> beforeInOrder = new ArrayList<>();
  private final Map<String, HeapObject> strings = new HashMap<>();
  private final Map<Long, HeapObject> written =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, HeapObject> eldest) {
          return size() > MOST_WRITTEN;
        }
      };

  /** Takes in something that was there before; the name is for people. */
  HeapObject know(Object object, String name) {
    HeapObject known = before.get(object);
    if (known != null) {
      return known;
    }
    HeapObject found =
        new HeapObject(HeapObject.NOBODY, beforeInOrder.size() + 1, name, object, null);
    before.put(object, found);
    beforeInOrder.add(found);
    return found;
  }

  /** What is known of an object; null for one that only its thread can know. */
  @Nullable HeapObject known(Run run, Object object) {
    if (object == lastAsked) {
      return lastFound;
    }
    HeapObject known = before.get(object);
    if (known == null) {
      return run.met().get(object);
    }
    lastAsked = object;
    lastFound = known;
    return known;
  }

  /** What is known of an object; if nothing was, the running thread must have allocated it. */
  HeapObject of(Run run, Object object) {
    HeapObject known = known(run, object);
    if (known != null) {
      return known;
    }
    if (object instanceof String text) {
      return strings.computeIfAbsent(text, s -> know(s, '"' + s + '"'));
    }
    if (isConstant(object)) {
      return know(object, object instanceof Thread t ? t.getName() : object.toString());
    }
    HeapObject allocated =
        new HeapObject(
            run.memory().thread(),
            run.own().size() + 1,
            object.getClass().getSimpleName(),
            object,
            content(object));
    run.own().add(allocated);
    run.met().put(object, allocated);
    return allocated;
  }

  private static boolean isConstant(Object object) {
    return object instanceof Enum
        || object instanceof VarHandle
        || object instanceof Class
        || object instanceof Boolean
        || (object instanceof Thread && ModelThreads.number(object) >= 0)
        || (object instanceof Integer i && isSmall(i) && Integer.valueOf(i.intValue()) == object)
        || (object instanceof Long l && isSmall(l) && Long.valueOf(l.longValue()) == object);
  }

  private static boolean isSmall(long number) {
    return number >= -128 && number <= 127;
  }

  /** A copy of an array that was filled by code that is not woven; null for an empty one. */
  private static @Nullable Object content(Object object) {
    if (!object.getClass().isArray()) {
      return null;
    }
    int length = Array.getLength(object);
    Class<?> type = object.getClass().getComponentType();
    for (int i = 0; i < length; i++) {
      Object element = Array.get(object, i);
      if (element != null && (!type.isPrimitive() || Words.of(element, type) != 0)) {
        Object copy = Array.newInstance(type, length);
        System.arraycopy(object, 0, copy, 0, length);
        return copy;
      }
    }
    return null;
  }

  /** Notes that a thread with that history has just written a reference. */
  void wrote(long history, HeapObject object) {
    if (!object.wasThereBefore()) {
      written.put(history, object);
    }
  }

  /** The Java object of a reference that the running thread has just read; null for null. */
  @Nullable Object referent(Run run, long reference) {
    if (reference == 0) {
      return null;
    }
    int owner = HeapObject.owner(reference);
    int ordinal = HeapObject.ordinal(reference);
    if (owner == HeapObject.NOBODY) {
      return beforeInOrder.get(ordinal - 1).instance();
    }
    if (owner == run.thread()) {
      return run.own().get(ordinal - 1).instance();
    }
    HeapObject met = run.metAs(reference);
    if (met != null) {
      return met.instance();
    }
    long seen = run.memory().seen();
    HeapObject object = written.get(seen);
    if (object == null && seen != 0) {
      run.memory().repeatSeen();
      object = written.get(seen);
    }
    if (object == null) {
      throw new UnsupportedCodeException(
          "a reference to an object of thread " + owner + " lies in what nobody wrote");
    }
    run.meet(object);
    return object.instance();
  }

  /** A reference in words, for people. */
  String text(long reference) {
    if (reference == 0) {
      return "null";
    }
    int owner = HeapObject.owner(reference);
    int ordinal = HeapObject.ordinal(reference);
    return owner == HeapObject.NOBODY
        ? beforeInOrder.get(ordinal - 1).name()
        : "object " + ordinal + " of thread " + owner;
  }
}
