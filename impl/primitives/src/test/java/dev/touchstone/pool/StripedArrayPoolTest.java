package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Quota and reach of the striped pool. */
class StripedArrayPoolTest {

  @Test
  void whateverTheCapAndTheClassesTheSlotsFitIntoTheCap() {
    for (int stripes : new int[] {0, 1, 2, 8, 256}) {
      for (int largest = 8; largest <= 4096; largest *= 2) {
        for (long cap : new long[] {0, 1, 8, 9, 1000, 4096, 65_536, 1_000_003, 1L << 40}) {
          StripedArrayPool<char[]> pool =
              new StripedArrayPool<>(
                  ArrayType.CHARS, PoolOptions.ofCap(cap).withLengths(8, largest), stripes);
          long bytes = 0;
          for (int length = 8; length <= largest; length *= 2) {
            bytes += 2L * length * pool.room(length);
            assertThat(pool.room(length)).isBetween(0, StripedArrayPool.MAX_SLOTS);
          }
          assertThat(bytes).isLessThanOrEqualTo(cap);
        }
      }
    }
  }

  @Test
  void thereAreAsFewStripesAsItTakesForOneArrayOfEachClass() {
    PoolOptions options = PoolOptions.ofCap(8 + 16 + 32 + 64).withLengths(8, 64);
    StripedArrayPool<byte[]> pool = new StripedArrayPool<>(ArrayType.BYTES, options);
    for (int length = 8; length <= 64; length *= 2) {
      assertThat(pool.room(length)).isEqualTo(1);
    }
    assertThat(pool.room(65)).isZero();
  }

  @Test
  void aPoolOfOneLengthHasTheWholeCap() {
    PoolOptions options = PoolOptions.ofCap(1 << 20).withLengths(4096, 4096);
    for (int stripes : new int[] {1, 2, 4, 16}) {
      assertThat(new StripedArrayPool<>(ArrayType.BYTES, options, stripes).room(1)).isEqualTo(256);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void oneThreadFillsEverySlotAndAnotherTakesThemAll(int stripes) throws Exception {
    StripedArrayPool<byte[]> pool =
        new StripedArrayPool<>(
            ArrayType.BYTES, PoolOptions.ofCap(1000L * stripes).withLengths(8, 8), stripes);
    Set<byte[]> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    for (byte[] array = new byte[8]; pool.release(array); array = new byte[8]) {
      kept.add(array);
    }
    assertThat(kept).hasSize(pool.room(8));
    List<byte[]> taken = new ArrayList<>();
    Thread other =
        new Thread(
            () -> {
              while (pool.retained() > 0) {
                taken.add(pool.take(8));
              }
            });
    other.start();
    other.join();
    assertThat(taken).hasSize(kept.size()).allMatch(kept::contains);
  }

  @Test
  void oneThreadTakesWhatItReleasedLast() {
    StripedArrayPool<byte[]> pool =
        new StripedArrayPool<>(ArrayType.BYTES, PoolOptions.ofCap(1 << 12).withLengths(8, 8), 2);
    byte[][] arrays = new byte[40][8];
    for (byte[] array : arrays) {
      pool.release(array);
    }
    for (int i = arrays.length - 1; i >= 0; i--) {
      assertThat(pool.take(8)).isSameAs(arrays[i]);
    }
  }

  @Test
  void anotherArrayTakesThePlaceOfOneThatIsLent() {
    StripedArrayPool<byte[]> pool =
        new StripedArrayPool<>(ArrayType.BYTES, PoolOptions.ofCap(16).withLengths(8, 8), 1);
    byte[] first = pool.take(8);
    byte[] second = pool.take(8);
    pool.release(first);
    assertThat(pool.take(8)).isSameAs(first);
    pool.release(second);
    pool.release(first);
    assertThat(List.of(pool.take(8), pool.take(8))).containsExactly(first, second);
    assertThat(pool.retained()).isZero();
  }

  @Test
  void trimForgetsWhatIsLent() {
    StripedArrayPool<byte[]> pool =
        new StripedArrayPool<>(ArrayType.BYTES, PoolOptions.ofCap(1 << 10).withLengths(8, 8));
    pool.release(new byte[8]);
    WeakReference<byte[]> lent = new WeakReference<>(pool.take(8));
    System.gc();
    assertThat(lent.refersTo(null)).isFalse();
    assertThat(pool.trim()).isZero();
    for (int i = 0; i < 50 && !lent.refersTo(null); i++) {
      System.gc();
    }
    assertThat(lent.refersTo(null)).isTrue();
  }

  @Test
  void impossibleNumbersOfStripesAreRefused() {
    PoolOptions options = PoolOptions.ofCap(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StripedArrayPool<>(ArrayType.BYTES, options, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new StripedArrayPool<>(ArrayType.BYTES, options, 257));
  }
}
