package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where threads begin to look, and where they move to. */
class HomesTest {
  private static final int CLASSES = 3;
  private static final int CLASS = 1;

  private static Homes homes(int stripes) {
    return new Homes(
        IntStream.range(0, stripes)
            .mapToObj(
                stripe ->
                    IntStream.range(0, CLASSES)
                        .mapToObj(sizeClass -> new Row(stripe, 1 + sizeClass))
                        .toArray(Row[]::new))
            .toArray(Row[][]::new));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64})
  void neighboursBeginApart(int stripes) {
    Homes homes = homes(stripes);
    for (long first : new long[] {1, 30, 1_000_000_007, 1L << 40}) {
      for (int k = 0; k < CLASSES; k++) {
        int sizeClass = k;
        int different =
            (int)
                LongStream.range(first, first + stripes)
                    .mapToObj(thread -> homes.of(thread, sizeClass))
                    .distinct()
                    .count();
        assertThat(different).isGreaterThanOrEqualTo((stripes + 1) / 2);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64, 256})
  void aHomeIsARowOfTheClass(int stripes) {
    Homes homes = homes(stripes);
    for (long thread = 0; thread < 300; thread++) {
      for (int k = 0; k < CLASSES; k++) {
        assertThat(homes.of(thread, k).depth()).isEqualTo(1 + k);
        assertThat(homes.move(thread, k, homes.of(thread, k)).depth()).isEqualTo(1 + k);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8, 64, 256})
  void oneWhoMovesLeavesAndComesToEveryStripeInTheEnd(int stripes) {
    Homes homes = homes(stripes);
    Row home = homes.of(17, CLASS);
    Row begin = home;
    for (int i = 1; i <= stripes; i++) {
      Row next = homes.move(17, CLASS, home);
      assertThat(next).isNotSameAs(home).isSameAs(homes.of(17, CLASS));
      home = next;
      assertThat(home == begin).isEqualTo(i == stripes);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 64})
  void othersStayWhereTheyAreAndSoDoOtherClasses(int stripes) {
    Homes homes = homes(stripes);
    Row other = homes.of(18, CLASS);
    Row otherClass = homes.of(17, 0);
    homes.move(17, CLASS, homes.of(17, CLASS));
    assertThat(homes.of(18, CLASS)).isSameAs(other);
    assertThat(homes.of(17, 0)).isSameAs(otherClass);
  }
}
