package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SizeClassesTest {

  @Test
  void everyLengthHasTheSmallestClassThatIsLongEnough() {
    for (int smallest = 1; smallest <= 64; smallest *= 2) {
      for (int largest = smallest; largest <= 512; largest *= 2) {
        SizeClasses classes = classes(smallest, largest);
        for (int length = 0; length <= largest; length++) {
          int k = classes.atLeast(length);
          assertThat(k).isBetween(0, classes.count() - 1);
          assertThat(classes.length(k)).isGreaterThanOrEqualTo(length);
          assertThat(k == 0 || classes.length(k - 1) < length).isTrue();
        }
        assertThat(classes.atLeast(largest + 1)).isEqualTo(SizeClasses.NONE);
      }
    }
  }

  @Test
  void onlyTheExactLengthsBelongToAClass() {
    SizeClasses classes = classes(4, 64);
    for (int length = 0; length <= 200; length++) {
      int k = classes.exactly(length);
      boolean belongs = length >= 4 && length <= 64 && Integer.bitCount(length) == 1;
      assertThat(k != SizeClasses.NONE).as("%d", length).isEqualTo(belongs);
      assertThat(!belongs || classes.length(k) == length).isTrue();
    }
  }

  @Test
  void theGreatestClassCountsItsBytesInLong() {
    SizeClasses classes =
        new SizeClasses(PoolOptions.ofCap(0).withLengths(1 << 30, PoolOptions.MAX_LENGTH), 8);
    assertThat(classes.count()).isEqualTo(1);
    assertThat(classes.bytes(0)).isEqualTo(8L << 30);
    assertThat(classes.atLeast(Integer.MAX_VALUE)).isEqualTo(SizeClasses.NONE);
    assertThat(classes.exactly(Integer.MIN_VALUE)).isEqualTo(SizeClasses.NONE);
  }

  @Test
  void impossibleOptionsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> PoolOptions.ofCap(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> classes(0, 8));
    assertThatIllegalArgumentException().isThrownBy(() -> classes(8, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> classes(3, 8));
    assertThatIllegalArgumentException().isThrownBy(() -> classes(8, 12));
    assertThatIllegalArgumentException().isThrownBy(() -> classes(8, Integer.MIN_VALUE));
  }

  private static SizeClasses classes(int smallest, int largest) {
    return new SizeClasses(PoolOptions.ofCap(0).withLengths(smallest, largest), 1);
  }
}
