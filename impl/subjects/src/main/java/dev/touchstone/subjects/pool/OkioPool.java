package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.subjects.foreign.Calls;
import dev.touchstone.subjects.foreign.Members;
import dev.touchstone.subjects.foreign.Thrown;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Okio's {@code SegmentPool}: for each of some buckets a stack of segments, which are objects
 * around a {@code byte[]}. A thread has the bucket of its number. Here all threads have one bucket,
 * as all have on a machine with one processor, so that they meet and the cap is that of one.
 */
public final class OkioPool implements ForeignPoolAccess {
  private final AtomicReference<?>[] buckets;
  private final MethodHandle take;
  private final MethodHandle recycle;
  private final MethodHandle data;
  private final MethodHandle segment;
  private final PoolSettings settings;

  /**
   * @throws dev.touchstone.contracts.SubjectException if the class has other members than those of
   *     the releases 3.2 and 3.3
   */
  public OkioPool(Class<?> type) {
    Members members = new Members(type);
    buckets = (AtomicReference<?>[]) members.constant("hashBuckets");
    take = members.method("take", MethodType.methodType(Object.class), 0);
    recycle = members.method("recycle", MethodType.methodType(void.class, Object.class), 1);
    Members segments = new Members(Calls.get(take).getClass());
    data = segments.getter("data", MethodType.methodType(byte[].class, Object.class));
    segment = segments.constructor(MethodType.methodType(Object.class));
    long cap = (int) members.constant("MAX_SIZE");
    int length = (int) segments.constant("SIZE");
    settings = PoolSettings.of(cap, length, length);
  }

  @Override
  public PoolSettings settings() {
    return settings;
  }

  @Override
  public int elementBytes() {
    return Byte.BYTES;
  }

  @Override
  public PoolUnderTest emptied() {
    Arrays.fill(buckets, new AtomicReference<>());
    return new Pool();
  }

  @Override
  public String words() {
    return "reflection: all threads are given one bucket, as on a machine with one processor";
  }

  private final class Pool implements PoolUnderTest {
    @Override
    public Object take(int minLength) {
      return Calls.get(take);
    }

    @Override
    public boolean release(Object array) {
      Calls.run(recycle, array);
      return true;
    }

    @Override
    public Object foreign(int length) {
      return Calls.get(segment);
    }

    @Override
    public int length(Object array) {
      return bytes(array).length;
    }

    @Override
    public int get(Object array, int index) {
      return bytes(array)[index];
    }

    @Override
    public void set(Object array, int index, int value) {
      bytes(array)[index] = (byte) value;
    }

    private byte[] bytes(Object array) {
      try {
        return (byte[]) data.invokeExact(array);
      } catch (Throwable thrown) {
        throw Thrown.asIs(thrown);
      }
    }
  }
}
