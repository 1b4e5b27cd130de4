package dev.touchstone.subjects.pool;

import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.pool.ArrayPool;
import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.util.Set;

/**
 * A class of this project that implements {@link ArrayPool}, tried as a pool of {@code char[]}:
 * with two bytes an element, elements are not mistaken for bytes.
 *
 * @param factory makes an empty pool
 */
public record ArrayPoolSubject(String name, PoolContract contract, Factory factory)
    implements PoolSubject {

  /** A constructor. */
  @FunctionalInterface
  public interface Factory {
    /** Makes an empty pool. */
    ArrayPool<char[]> create(ArrayType<char[]> type, PoolOptions options);
  }

  @Override
  public Set<PoolCapability> capabilities() {
    return Set.of(PoolCapability.values());
  }

  @Override
  public int elementBytes() {
    return ArrayType.CHARS.elementBytes();
  }

  @Override
  public PoolUnderTest create(PoolSettings settings) {
    PoolOptions options =
        new PoolOptions(
            settings.cap(),
            settings.smallest(),
            settings.largest(),
            settings.clearing(),
            settings.checked());
    return new CharPoolUnderTest(factory.create(ArrayType.CHARS, options));
  }
}
