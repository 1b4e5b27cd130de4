package dev.touchstone.contracts.pool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PoolSpecificationTest {
  private static final PoolSettings SETTINGS = PoolSettings.of(48, 8, 16);
  private static final PoolSpecification STRICT =
      PoolSpecification.of(SETTINGS, 2, PoolOrder.STRICT);
  private static final PoolSpecification RELAXED =
      PoolSpecification.of(SETTINGS, 2, PoolOrder.RELAXED);
  private static final Lent A = new Lent(1, 8);
  private static final Lent B = new Lent(2, 8);
  private static final Lent C = new Lent(3, 16);

  private static Operation take(int minLength, Lent array) {
    return Operation.of(PoolOperations.TAKE, minLength, array);
  }

  private static Operation takeAtRest(int minLength, Lent array) {
    return Operation.of(PoolOperations.TAKE_AT_REST, minLength, array);
  }

  private static Operation release(Lent array, boolean kept) {
    return Operation.of(PoolOperations.RELEASE, array, kept);
  }

  private static PoolState after(PoolSpecification specification, Operation... operations) {
    PoolState state = specification.initial();
    for (Operation operation : operations) {
      state = Objects.requireNonNull(specification.next(state, operation), operation.toString());
    }
    return state;
  }

  /** A and B kept, in that order. */
  private static PoolState twoKept(PoolSpecification specification) {
    return after(specification, take(8, A), take(8, B), release(A, true), release(B, true));
  }

  @Test
  void theStrictPoolIsAStackForEachClass() {
    PoolState state = twoKept(STRICT);
    assertThat(STRICT.brokenClaim(state, take(5, B))).isNull();
    assertThat(STRICT.brokenClaim(state, take(5, A))).isEqualTo(PoolClaims.CONSERVE);
    assertThat(STRICT.brokenClaim(state, take(5, new Lent(9, 8)))).isEqualTo(PoolClaims.CONSERVE);
    assertThat(STRICT.brokenClaim(state, take(16, C))).isNull();
    assertThat(after(STRICT, take(5, A)).out()).containsExactly(A);
  }

  @Test
  void theRelaxedPoolMayMissAndDropAndReorderButNotMissAtRest() {
    PoolState state = twoKept(RELAXED);
    assertThat(RELAXED.brokenClaim(state, take(5, A))).isNull();
    assertThat(RELAXED.brokenClaim(state, take(5, new Lent(9, 8)))).isNull();
    assertThat(RELAXED.brokenClaim(state, takeAtRest(5, A))).isNull();
    assertThat(RELAXED.brokenClaim(state, takeAtRest(5, new Lent(9, 8))))
        .isEqualTo(PoolClaims.CONSERVE);
    assertThat(RELAXED.brokenClaim(after(RELAXED, take(8, A)), release(A, false))).isNull();
    assertThat(STRICT.brokenClaim(after(STRICT, take(8, A)), release(A, false)))
        .isEqualTo(PoolClaims.CONSERVE);
  }

  @Test
  void nobodyGetsAnArrayThatIsOutOrThatWasDropped() {
    PoolState out = after(RELAXED, take(8, A));
    assertThat(RELAXED.brokenClaim(out, take(8, A))).isEqualTo(PoolClaims.EXCLUSIVE);
    PoolState gone = after(RELAXED, take(8, A), release(A, false));
    assertThat(RELAXED.brokenClaim(gone, take(8, A))).isEqualTo(PoolClaims.CONSERVE);
    assertThat(RELAXED.ofOwnershipOnly().brokenClaim(out, take(8, A)))
        .isEqualTo(PoolClaims.EXCLUSIVE);
  }

  @Test
  void theCapIsInBytes() {
    PoolState full = after(STRICT, take(8, A), take(16, C), take(8, B), release(C, true));
    PoolState fuller = Objects.requireNonNull(STRICT.next(full, release(A, true)));
    assertThat(fuller.bytes(2)).isEqualTo(48);
    assertThat(STRICT.brokenClaim(fuller, release(B, true))).isEqualTo(PoolClaims.CAPACITY);
    assertThat(STRICT.brokenClaim(fuller, release(B, false))).isNull();
    assertThat(STRICT.ofOwnershipOnly().brokenClaim(fuller, release(B, true))).isNull();
  }

  @Test
  void anArrayWithoutAClassIsNeverMissed() {
    Lent large = new Lent(7, 17);
    assertThat(STRICT.brokenClaim(after(STRICT, take(17, large)), release(large, false))).isNull();
    assertThat(STRICT.brokenClaim(PoolState.EMPTY, take(17, C))).isEqualTo(PoolClaims.LENGTH);
  }

  @Test
  void observersAreExactAtRest() {
    PoolState state = twoKept(RELAXED);
    assertThat(RELAXED.brokenClaim(state, Operation.of(PoolOperations.RETAINED, 32L))).isNull();
    assertThat(RELAXED.brokenClaim(state, Operation.of(PoolOperations.RETAINED, 16L)))
        .isEqualTo(PoolClaims.CONSERVE);
    assertThat(RELAXED.brokenClaim(state, Operation.of(PoolOperations.RETAINED, 49L)))
        .isEqualTo(PoolClaims.CAPACITY);
    Operation trim = Operation.of(PoolOperations.TRIM, 32L);
    assertThat(Objects.requireNonNull(RELAXED.next(state, trim)).gone()).contains(A, B);
    assertThat(RELAXED.next(state, Operation.of(PoolOperations.TRIM, 0L))).isNull();
  }
}
