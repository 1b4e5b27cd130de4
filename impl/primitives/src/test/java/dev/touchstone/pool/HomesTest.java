package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where threads begin to look, and where they move to. */
class HomesTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64, 256})
  void neighboursBeginApart(int stripes) {
    Homes homes = new Homes(stripes);
    for (long first : new long[] {1, 30, 1_000_000_007, 1L << 40}) {
      int different =
          (int) LongStream.range(first, first + stripes).mapToInt(homes::of).distinct().count();
      assertThat(different).isGreaterThanOrEqualTo((stripes + 1) / 2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8, 64, 256})
  void oneWhoMovesLeavesAndComesToEveryStripeInTheEnd(int stripes) {
    Homes homes = new Homes(stripes);
    int home = homes.of(17);
    int begin = home;
    for (int i = 1; i <= stripes; i++) {
      int next = homes.move(17, home);
      assertThat(next).isBetween(0, stripes - 1).isNotEqualTo(home).isEqualTo(homes.of(17));
      home = next;
      assertThat(home == begin).isEqualTo(i == stripes);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64})
  void othersStayWhereTheyAre(int stripes) {
    Homes homes = new Homes(stripes);
    int other = homes.of(18);
    homes.move(17, homes.of(17));
    assertThat(homes.of(18)).isEqualTo(other);
  }
}
