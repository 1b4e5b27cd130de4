package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.subjects.foreign.Calls;
import dev.touchstone.subjects.foreign.Members;
import dev.touchstone.subjects.foreign.Thrown;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/**
 * A recycler pool of Jackson's JSON factory: of objects that own buffers. For an array stands the
 * first byte buffer of such an object, which it makes when it is first asked for it.
 */
public final class JacksonPool implements ForeignPoolAccess {
  private static final String PACKAGE = "com.fasterxml.jackson.core.util.";
  private static final int BUFFER = 0;
  private static final int LENGTH = 8000;
  private static final MethodType ONE = MethodType.methodType(Object.class, Object.class);

  private final String factory;
  private final MethodHandle create;
  private final MethodHandle acquire;
  private final MethodHandle release;
  private final MethodHandle recycler;
  private final MethodHandle lend;
  private final MethodHandle giveBack;

  /**
   * @param pools the class {@code JsonRecyclerPools}
   * @param factory its static method that gives a pool
   * @throws dev.touchstone.contracts.SubjectException if the classes have other members than those
   *     of the releases 2.17
   */
  public JacksonPool(Class<?> pools, String factory) {
    this.factory = factory;
    ClassLoader loader = pools.getClassLoader();
    create = new Members(pools).method(factory, MethodType.methodType(Object.class), 0);
    Members pool = new Members(Members.type(PACKAGE + "RecyclerPool", loader));
    acquire = pool.method("acquirePooled", ONE, 0);
    release =
        pool.method(
            "releasePooled", MethodType.methodType(void.class, Object.class, Object.class), 1);
    Members buffers = new Members(Members.type(PACKAGE + "BufferRecycler", loader));
    recycler = buffers.constructor(MethodType.methodType(Object.class));
    lend =
        buffers.method(
            "allocByteBuffer", MethodType.methodType(byte[].class, Object.class, int.class), 1);
    giveBack =
        buffers.method(
            "releaseByteBuffer",
            MethodType.methodType(void.class, Object.class, int.class, byte[].class),
            2);
  }

  /** It has no cap. */
  @Override
  public PoolSettings settings() {
    return PoolSettings.of(PoolSettings.NO_CAP, LENGTH, LENGTH);
  }

  @Override
  public int elementBytes() {
    return Byte.BYTES;
  }

  @Override
  public PoolUnderTest emptied() {
    return new Pool(Calls.get(create));
  }

  @Override
  public String words() {
    return "reflection: the pool of JsonRecyclerPools." + factory + "(), of buffer recyclers";
  }

  private final class Pool implements PoolUnderTest {
    private final Object pool;

    Pool(Object pool) {
      this.pool = pool;
    }

    @Override
    public Object take(int minLength) {
      return Calls.get(acquire, pool);
    }

    @Override
    public boolean release(Object array) {
      Calls.run(release, pool, array);
      return true;
    }

    @Override
    public Object foreign(int length) {
      return Calls.get(recycler);
    }

    /** What the buffer has or will have. */
    @Override
    public int length(Object array) {
      return LENGTH;
    }

    @Override
    public int get(Object array, int index) {
      byte[] buffer = lend(array);
      int element = buffer[index];
      giveBack(array, buffer);
      return element;
    }

    @Override
    public void set(Object array, int index, int value) {
      byte[] buffer = lend(array);
      buffer[index] = (byte) value;
      giveBack(array, buffer);
    }

    private byte[] lend(Object array) {
      try {
        return (byte[]) lend.invokeExact(array, BUFFER);
      } catch (Throwable thrown) {
        throw Thrown.asIs(thrown);
      }
    }

    private void giveBack(Object array, byte[] buffer) {
      try {
        giveBack.invokeExact(array, BUFFER, buffer);
      } catch (Throwable thrown) {
        throw Thrown.asIs(thrown);
      }
    }
  }
}
