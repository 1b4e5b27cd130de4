package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every pool promises to one thread. */
class ArrayPoolTest {

  @ParameterizedTest
  @EnumSource
  void aTakenArrayHasTheLengthOfItsSizeClass(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(1 << 16));
    for (int round = 0; round < 2; round++) {
      List<byte[]> taken = new ArrayList<>();
      for (int length = 0; length <= 64; length++) {
        byte[] array = pool.take(length);
        assertThat(array).hasSize(Math.max(8, ceilingPowerOfTwo(length)));
        taken.add(array);
      }
      taken.forEach(pool::release);
    }
  }

  private static int ceilingPowerOfTwo(int length) {
    int power = 1;
    while (power < length) {
      power *= 2;
    }
    return power;
  }

  @ParameterizedTest
  @EnumSource
  void aReleasedArrayIsTakenAgainBySizeClass(Pools pools) {
    ArrayPool<char[]> pool = pools.create(ArrayType.CHARS, Pools.small(1 << 16));
    char[] array = pool.take(20);
    assertThat(pool.release(array)).isTrue();
    assertThat(pool.retained()).isEqualTo(2 * 32);
    assertThat(pool.take(16)).isNotSameAs(array);
    assertThat(pool.take(64)).isNotSameAs(array);
    assertThat(pool.take(17)).isSameAs(array);
    assertThat(pool.retained()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void anOversizeArrayIsAsLongAsAskedAndNotKept(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(1 << 16));
    byte[] array = pool.take(65);
    assertThat(array).hasSize(65);
    assertThat(pool.release(array)).isFalse();
    assertThat(pool.release(pool.take(128))).isFalse();
    assertThat(pool.retained()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeIsRefused(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(1 << 16));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pool.take(-1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException().isThrownBy(() -> pool.take(Integer.MIN_VALUE));
    assertThatNullPointerException().isThrownBy(() -> pool.release(null));
    assertThatNullPointerException().isThrownBy(() -> pools.create(null, Pools.small(1)));
    assertThatNullPointerException().isThrownBy(() -> pools.bytes(null));
  }

  @ParameterizedTest
  @EnumSource
  void theCapIsNeverExceededAndEveryReleaseSaysWhetherItWasKept(Pools pools) {
    for (long cap = 0; cap <= 400; cap += 8) {
      ArrayPool<byte[]> pool = pools.bytes(Pools.small(cap));
      long kept = 0;
      for (int i = 0; i < 60; i++) {
        byte[] array = new byte[8 << (i % 4)];
        kept += pool.release(array) ? array.length : 0;
        assertThat(pool.retained()).isEqualTo(kept).isLessThanOrEqualTo(cap);
      }
      assertThat(pool.trim()).isEqualTo(kept);
      assertThat(pool.retained()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasKeptCanBeTakenAgainEachOnce(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096));
    List<byte[]> kept = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      byte[] array = new byte[8];
      if (pool.release(array)) {
        kept.add(array);
      }
    }
    assertThat(kept).isNotEmpty();
    List<byte[]> taken = new ArrayList<>();
    while (pool.retained() > 0) {
      taken.add(pool.take(1));
    }
    assertThat(taken).usingElementComparator((a, b) -> a == b ? 0 : 1).hasSameElementsAs(kept);
    assertThat(taken).hasSameSizeAs(kept);
  }

  @ParameterizedTest
  @EnumSource
  void afterATrimThePoolWorksAsBefore(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096));
    List<byte[]> held = List.of(pool.take(8), pool.take(8), pool.take(8));
    held.forEach(pool::release);
    assertThat(pool.trim()).isEqualTo(24);
    byte[] array = pool.take(8);
    assertThat(held).noneMatch(old -> old == array);
    assertThat(pool.release(array)).isTrue();
    assertThat(pool.take(8)).isSameAs(array);
  }

  @ParameterizedTest
  @EnumSource
  void aClearingPoolHandsOutZerosAndAnotherWhatWasThere(Pools pools) {
    ArrayPool<byte[]> clearing = pools.bytes(Pools.small(4096).withClearing(true));
    byte[] secret = clearing.take(8);
    secret[7] = 1;
    clearing.release(secret);
    assertThat(secret).containsOnly(0);
    byte[] oversize = clearing.take(100);
    oversize[99] = 1;
    assertThat(clearing.release(oversize)).isFalse();
    assertThat(oversize).containsOnly(0);

    ArrayPool<byte[]> plain = pools.bytes(Pools.small(4096));
    byte[] kept = plain.take(8);
    kept[7] = 1;
    plain.release(kept);
    assertThat(plain.take(8)[7]).isEqualTo((byte) 1);
  }

  @ParameterizedTest
  @EnumSource
  void checksRefuseADoubleReleaseAndChangeNothing(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096).withChecks(true).withClearing(true));
    byte[] array = pool.take(8);
    assertThat(pool.release(array)).isTrue();
    array[0] = 1;
    assertThatIllegalStateException()
        .isThrownBy(() -> pool.release(array))
        .withMessageContaining("released before");
    assertThat(array[0]).as("not cleared").isEqualTo((byte) 1);
    assertThat(pool.retained()).isEqualTo(8);
    assertThat(pool.take(8)).isSameAs(array);
    assertThat(pool.take(8)).isNotSameAs(array);
    assertThat(pool.release(array)).as("taken again, so released again").isTrue();
    byte[] oversize = pool.take(100);
    pool.release(oversize);
    assertThatIllegalStateException().isThrownBy(() -> pool.release(oversize));
  }

  @ParameterizedTest
  @EnumSource
  void checksRefuseAForeignArrayAndChangeNothing(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096).withChecks(true).withClearing(true));
    byte[] foreign = {1, 2, 3, 4, 5, 6, 7, 8};
    assertThatIllegalArgumentException()
        .isThrownBy(() -> pool.release(foreign))
        .withMessageContaining("not taken from this pool");
    assertThat(foreign).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(pool.retained()).isZero();
    byte[] others = pools.bytes(Pools.small(4096).withChecks(true)).take(8);
    assertThatIllegalArgumentException().isThrownBy(() -> pool.release(others));
  }

  @ParameterizedTest
  @EnumSource
  void withoutChecksAForeignArrayIsKeptIfItHasASizeClasssLength(Pools pools) {
    ArrayPool<byte[]> pool = pools.bytes(Pools.small(4096));
    byte[] fits = new byte[16];
    assertThat(pool.release(fits)).isTrue();
    assertThat(pool.release(new byte[17])).isFalse();
    assertThat(pool.release(new byte[4])).isFalse();
    assertThat(pool.take(16)).isSameAs(fits);
  }
}
