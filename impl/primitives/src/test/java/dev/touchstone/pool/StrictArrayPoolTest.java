package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pools under a lock promise beyond the others. */
class StrictArrayPoolTest {

  static Pools[] strict() {
    return Pools.strict().toArray(Pools[]::new);
  }

  @ParameterizedTest
  @MethodSource("strict")
  void lastInFirstOut(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096));
    byte[][] arrays = new byte[50][8];
    for (byte[] array : arrays) {
      assertThat(pool.release(array)).isTrue();
    }
    for (int i = arrays.length - 1; i >= 0; i--) {
      assertThat(pool.take(8)).isSameAs(arrays[i]);
    }
  }

  @ParameterizedTest
  @MethodSource("strict")
  void aReleaseIsDroppedOnlyIfItWouldExceedTheCap(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(100));
    assertThat(pool.release(new byte[64])).isTrue();
    assertThat(pool.release(new byte[64])).isFalse();
    assertThat(pool.release(new byte[32])).isTrue();
    assertThat(pool.release(new byte[8])).isFalse();
    assertThat(pool.retained()).isEqualTo(96);
  }
}
