package dev.touchstone.explorer.woven;

import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** A variable in the Java heap, which is read and written there past the explorer. */
sealed interface Place {

  /** The object or array that it is part of; the class, for a static field. */
  Object base();

  /** Its number among the parts of the base, from 0. */
  int number();

  /** The type of its values. */
  Class<?> type();

  /** Its name after that of the base. */
  String suffix();

  /** What the heap holds there. */
  @Nullable Object get();

  /** Makes the heap hold a value there. */
  void put(@Nullable Object value);

  /** A field. */
  record OfField(Object base, Variable variable) implements Place {
    static OfField of(@Nullable Object target, Variable variable) {
      return new OfField(
          variable.isStatic() || target == null ? variable.field().getDeclaringClass() : target,
          variable);
    }

    @Override
    public int number() {
      return variable.number();
    }

    @Override
    public Class<?> type() {
      return variable.type();
    }

    @Override
    public String suffix() {
      return "." + variable.field().getName();
    }

    @Override
    public @Nullable Object get() {
      return variable.get(base);
    }

    @Override
    public void put(@Nullable Object value) {
      variable.put(base, value);
    }
  }

  /** An element of an array. */
  record OfElement(Object base, int index) implements Place {
    @Override
    public int number() {
      return index;
    }

    @Override
    public Class<?> type() {
      return base.getClass().getComponentType();
    }

    @Override
    public String suffix() {
      return "[" + index + "]";
    }

    @Override
    public @Nullable Object get() {
      return Array.get(base, index);
    }

    @Override
    public void put(@Nullable Object value) {
      Array.set(base, index, value);
    }
  }

  /** The variable of an atomic object of the JDK, or an element of an atomic array. */
  record OfAtomic(Object base, int index) implements Place {
    @Override
    public int number() {
      return Math.max(0, index);
    }

    @Override
    public Class<?> type() {
      if (base instanceof AtomicInteger || base instanceof AtomicIntegerArray) {
        return int.class;
      }
      if (base instanceof AtomicBoolean) {
        return boolean.class;
      }
      return base instanceof AtomicLong || base instanceof AtomicLongArray
          ? long.class
          : Object.class;
    }

    @Override
    public String suffix() {
      return index < 0 ? "" : "[" + index + "]";
    }

    static boolean isOne(Object base) {
      return base instanceof AtomicInteger
          || base instanceof AtomicLong
          || base instanceof AtomicBoolean
          || base instanceof AtomicReference
          || isArray(base);
    }

    static boolean isArray(Object base) {
      return base instanceof AtomicIntegerArray
          || base instanceof AtomicLongArray
          || base instanceof AtomicReferenceArray;
    }

    @Override
    public @Nullable Object get() {
      if (base instanceof AtomicInteger atomic) {
        return atomic.getPlain();
      } else if (base instanceof AtomicLong atomic) {
        return atomic.getPlain();
      } else if (base instanceof AtomicBoolean atomic) {
        return atomic.getPlain();
      } else if (base instanceof AtomicReference<?> atomic) {
        return atomic.getPlain();
      } else if (base instanceof AtomicIntegerArray atomics) {
        return atomics.getPlain(index);
      } else if (base instanceof AtomicLongArray atomics) {
        return atomics.getPlain(index);
      }
      return ((AtomicReferenceArray<?>) base).getPlain(index);
    }

    @Override
    @SuppressWarnings({"unchecked", "NullAway"}) // of whatever its user puts in
    public void put(@Nullable Object value) {
      if (base instanceof AtomicInteger atomic) {
        atomic.setPlain((Integer) value);
      } else if (base instanceof AtomicLong atomic) {
        atomic.setPlain((Long) value);
      } else if (base instanceof AtomicBoolean atomic) {
        atomic.setPlain((Boolean) value);
      } else if (base instanceof AtomicReference<?> atomic) {
        ((AtomicReference<Object>) atomic).setPlain(value);
      } else if (base instanceof AtomicIntegerArray atomics) {
        atomics.setPlain(index, (Integer) value);
      } else if (base instanceof AtomicLongArray atomics) {
        atomics.setPlain(index, (Long) value);
      } else {
        ((AtomicReferenceArray<Object>) base).setPlain(index, value);
      }
    }
  }
}
