package dev.touchstone.subjects.specimens.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.pool.ArrayPool;
import dev.touchstone.pool.ArrayType;
import dev.touchstone.pool.PoolOptions;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The right pools are right, and each specimen has its defect: by the interleaving of its comment,
 * for which an accessor is overridden so that, in the middle of one thread's operation, the other
 * thread's operations run. Both are played by this thread.
 */
@Timeout(20)
class SpecimenPoolsTest {
  private static final PoolOptions OPTIONS = PoolOptions.ofCap(1024).withLengths(8, 16);

  private interface Maker extends BiFunction<ArrayType<char[]>, PoolOptions, ArrayPool<char[]>> {}

  private Runnable meanwhile = () -> {};

  private void letTheOtherThreadRun() {
    Runnable other = meanwhile;
    meanwhile = () -> {};
    other.run();
  }

  static Stream<Maker> rightForOneThread() {
    return Stream.of(
        SlotPool::new,
        StackPool::new,
        LinkedPool::new,
        PoolTakeWithoutRemoving::new,
        PoolAbaPop::new,
        PoolTallyApartFromHandOver::new,
        PoolNodeBeforeNext::new,
        PoolGivesUpAfterThree::new,
        PoolPlainHandOver::new,
        PoolOpaqueHandOver::new,
        PoolAllocatesUnderLock::new,
        PoolReleasesBeforeClear::new,
        PoolAllocatesPerRelease::new,
        PoolSlow::new);
  }

  @ParameterizedTest
  @MethodSource("rightForOneThread")
  void oneThreadSeesNoDefect(Maker maker) {
    for (int cap : new int[] {0, 16, 64, 200}) {
      PoolOptions options = new PoolOptions(cap, 8, 16, /* clearing= */ true, /* checked= */ true);
      ArrayPool<char[]> pool = maker.apply(ArrayType.CHARS, options);
      Random random = new Random(cap);
      Deque<char[]> held = new ArrayDeque<>();
      long kept = 0;
      for (int step = 0; step < 300; step++) {
        if (held.size() < 5 && random.nextBoolean()) {
          int length = random.nextInt(20);
          char[] array = pool.take(length);
          assertThat(array.length).isGreaterThanOrEqualTo(length);
          assertThat(array).containsOnly((char) 0);
          assertThat(held).noneMatch(other -> other == array);
          Arrays.fill(array, 'x');
          held.push(array);
          kept = pool.retained();
        } else if (!held.isEmpty()) {
          char[] array = held.pop();
          kept += pool.release(array) ? 2L * array.length : 0;
          assertThatIllegalStateException().isThrownBy(() -> pool.release(array));
        }
        assertThat(pool.retained()).isEqualTo(kept).isLessThanOrEqualTo(cap);
      }
      assertThat(pool.trim()).isEqualTo(kept);
    }
  }

  @Test
  void takeWithoutRemoving() {
    PoolTakeWithoutRemoving<char[]> pool =
        new PoolTakeWithoutRemoving<>(ArrayType.CHARS, OPTIONS) {
          @Override
          void setSlotVolatile(int k, int i, char @Nullable [] array) {
            letTheOtherThreadRun();
            super.setSlotVolatile(k, i, array);
          }
        };
    char[] a = pool.take(8);
    pool.release(a);
    meanwhile = () -> assertThat(pool.take(8)).isSameAs(a);
    assertThat(pool.take(8)).isSameAs(a);
  }

  @Test
  void abaPop() {
    PoolAbaPop<char[]> pool =
        new PoolAbaPop<>(ArrayType.CHARS, OPTIONS) {
          @Override
          boolean compareAndSetHead(int k, long expected, int node) {
            letTheOtherThreadRun();
            return super.compareAndSetHead(k, expected, node);
          }
        };
    char[] b = pool.take(8);
    char[] a = pool.take(8);
    pool.release(b);
    pool.release(a);
    meanwhile =
        () -> {
          assertThat(pool.take(8)).isSameAs(a);
          assertThat(pool.take(8)).as("held from now on").isSameAs(b);
          pool.release(a);
        };
    assertThat(pool.take(8)).isSameAs(a);
    assertThat(pool.take(8)).isSameAs(b);
  }

  @Test
  void tallyApartFromHandOver() {
    PoolOptions room = PoolOptions.ofCap(16).withLengths(8, 8);
    PoolTallyApartFromHandOver<char[]> pool =
        new PoolTallyApartFromHandOver<>(ArrayType.CHARS, room) {
          @Override
          boolean push(int k, int node) {
            letTheOtherThreadRun();
            return super.push(k, node);
          }
        };
    char[] a = pool.take(8);
    char[] b = pool.take(8);
    meanwhile = () -> assertThat(pool.release(b)).isTrue();
    assertThat(pool.release(a)).isTrue();
    assertThat(pool.retained()).isEqualTo(32);
  }

  @Test
  void nodeBeforeNext() {
    PoolNodeBeforeNext<char[]> pool =
        new PoolNodeBeforeNext<>(ArrayType.CHARS, OPTIONS) {
          @Override
          boolean compareAndSetHead(int k, long expected, int node) {
            boolean done = super.compareAndSetHead(k, expected, node);
            letTheOtherThreadRun();
            return done;
          }
        };
    char[] a = pool.take(8);
    char[] b = pool.take(8);
    pool.release(a);
    meanwhile = () -> assertThat(pool.take(8)).isSameAs(b);
    assertThat(pool.release(b)).isTrue();
    assertThat(pool.take(8)).as("a is lost").isNotSameAs(a);
  }

  @Test
  void givesUpAfterThree() {
    PoolGivesUpAfterThree<char[]> pool =
        new PoolGivesUpAfterThree<>(ArrayType.CHARS, OPTIONS) {
          @Override
          boolean compareAndSetHead(
              int k, @Nullable Node<char[]> expected, @Nullable Node<char[]> head) {
            return false;
          }
        };
    assertThat(pool.release(pool.take(8))).isFalse();
    assertThat(pool.retained()).isZero();
  }

  @Test
  void releasesBeforeClear() {
    PoolReleasesBeforeClear<char[]> pool =
        new PoolReleasesBeforeClear<>(ArrayType.CHARS, OPTIONS.withClearing(true)) {
          @Override
          void clear(char[] array) {
            letTheOtherThreadRun();
            super.clear(array);
          }
        };
    char[] a = pool.take(8);
    a[0] = 'a';
    meanwhile = () -> assertThat(pool.take(8)[0]).isEqualTo('a');
    pool.release(a);
  }

  @Test
  void defectsThatOneThreadSees() {
    assertThat(new PoolUndersizedArray<>(ArrayType.CHARS, OPTIONS).take(9)).hasSize(8);

    PoolMixedUnits<char[]> units =
        new PoolMixedUnits<>(ArrayType.CHARS, PoolOptions.ofCap(16).withLengths(8, 8));
    units.release(new char[8]);
    units.release(new char[8]);
    assertThat(units.retained()).isEqualTo(32);

    PoolOverwritesSlot<char[]> overwrites =
        new PoolOverwritesSlot<>(ArrayType.CHARS, PoolOptions.ofCap(16).withLengths(8, 8));
    assertThat(overwrites.release(new char[8])).isTrue();
    assertThat(overwrites.release(new char[8])).isTrue();
    assertThat(overwrites.trim()).isEqualTo(16);

    PoolAcceptsDoubleRelease<char[]> twice =
        new PoolAcceptsDoubleRelease<>(ArrayType.CHARS, OPTIONS.withChecks(true));
    char[] a = twice.take(8);
    twice.release(a);
    twice.release(a);
    assertThat(List.of(twice.take(8), twice.take(8))).allMatch(array -> array == a);
    assertThatThrownBy(() -> twice.release(new char[8]))
        .isInstanceOf(IllegalArgumentException.class);

    PoolClearsHalf<char[]> half = new PoolClearsHalf<>(ArrayType.CHARS, OPTIONS.withClearing(true));
    char[] secret = half.take(8);
    Arrays.fill(secret, 's');
    half.release(secret);
    assertThat(new String(secret)).endsWith("ssss").startsWith("\0\0\0\0");
  }
}
