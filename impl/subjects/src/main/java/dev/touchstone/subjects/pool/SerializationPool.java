package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.subjects.foreign.Calls;
import dev.touchstone.subjects.foreign.Members;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.Collection;

/**
 * The pool of {@code char[]} inside kotlinx.serialization's JSON encoder, {@code CharArrayPool}:
 * one object for all, a list of arrays of one length and the number of characters in it.
 */
public final class SerializationPool implements ForeignPoolAccess {
  private static final int LENGTH = 128;

  private final Object pool;
  private final Collection<?> arrays;
  private final Field total;
  private final MethodHandle take;
  private final MethodHandle release;
  private final PoolSettings settings;

  /**
   * @throws dev.touchstone.contracts.SubjectException if the class has other members than those of
   *     the releases 1.2
   */
  public SerializationPool(Class<?> type) {
    Members members = new Members(type);
    pool = members.constant("INSTANCE");
    arrays = (Collection<?>) members.constant("arrays");
    total = members.field("charsTotal");
    take = members.method("take", MethodType.methodType(Object.class, Object.class), 0);
    release =
        members.method("release", MethodType.methodType(void.class, Object.class, Object.class), 1);
    long characters = (int) members.constant("MAX_CHARS_IN_POOL");
    settings = PoolSettings.of(characters * Character.BYTES, LENGTH, LENGTH);
  }

  @Override
  public PoolSettings settings() {
    return settings;
  }

  @Override
  public int elementBytes() {
    return Character.BYTES;
  }

  @Override
  public PoolUnderTest emptied() {
    synchronized (pool) {
      arrays.clear();
      try {
        total.setInt(null, 0);
      } catch (IllegalAccessException e) {
        throw new IllegalStateException("a field that was accessible is not", e);
      }
    }
    return new Pool();
  }

  @Override
  public String words() {
    return "reflection: an internal class; its one pool is emptied before each use";
  }

  private final class Pool extends CharArrays {
    @Override
    public Object take(int minLength) {
      return Calls.get(take, pool);
    }

    @Override
    public boolean release(Object array) {
      Calls.run(release, pool, array);
      return true;
    }
  }
}
