package dev.touchstone.races.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.races.pool.PoolForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A table of outcomes judged by hand. In a text, in hexadecimal: four results of actor 1, four of
 * actor 2, the arrays that the arbiter took (first one last), the arrays' length. A take's result
 * is what was read (none: 0) and then the array's number; arrays are numbered from 1, those that
 * there were before the actors started first.
 */
class PoolJudgeTest {
  @ParameterizedTest
  @CsvSource({
    // take, take ‖ take, take with one array in the pool, then with two
    "TAKES_BESIDE_TAKES, 1, 1 2 0 0 3 4 0 0 5 10, ACCEPTABLE, ''",
    "TAKES_BESIDE_TAKES, 1, 2 3 0 0 4 5 0 0 61 10, ACCEPTABLE, ''",
    "TAKES_BESIDE_TAKES, 1, 1 2 0 0 1 3 0 0 4 10, FORBIDDEN, POOL-EXCLUSIVE",
    "TAKES_BESIDE_TAKES, 1, 1 2 0 0 3 4 0 0 51 10, FORBIDDEN, POOL-EXCLUSIVE",
    "TAKES_BESIDE_TAKES, 1, 2 3 0 0 4 5 0 0 6 10, FORBIDDEN, POOL-CONSERVE",
    "TAKES_BESIDE_TAKES, 2, 2 1 0 0 3 4 0 0 5 10, ACCEPTABLE, ''",
    // take ‖ take, take, release of the first: ABA leaves in the pool what is held
    "TAKE_BESIDE_TAKES_AND_RELEASE, 2, 2 0 0 0 1 3 1 0 41 10, ACCEPTABLE, ''",
    "TAKE_BESIDE_TAKES_AND_RELEASE, 2, 2 0 0 0 2 1 1 0 3 10, ACCEPTABLE, ''",
    "TAKE_BESIDE_TAKES_AND_RELEASE, 2, 2 0 0 0 2 1 1 0 31 10, FORBIDDEN, POOL-EXCLUSIVE",
    // release, take ‖ release, take with room for one
    "SWAP_BESIDE_SWAP, 1, 1 1 0 0 0 3 0 0 4 10, ACCEPTABLE, ''",
    "SWAP_BESIDE_SWAP, 1, 1 2 0 0 1 1 0 0 3 10, FORBIDDEN, POOL-CAPACITY",
    "SWAP_BESIDE_SWAP, 2, 1 2 0 0 1 1 0 0 3 10, ACCEPTABLE, ''",
    "SWAP_BESIDE_SWAP, 2, 1 2 0 0 1 2 0 0 31 10, FORBIDDEN, POOL-EXCLUSIVE",
    // four releases ‖ four takes that read
    "RELEASES_BESIDE_TAKES, 4, 1 1 1 1 11 22 33 44 5 10, ACCEPTABLE, ''",
    "RELEASES_BESIDE_TAKES, 4, 1 1 1 1 5 11 22 6 743 10, ACCEPTABLE, ''",
    "RELEASES_BESIDE_TAKES, 4, 1 1 1 1 11 2 33 44 5 10, FORBIDDEN, POOL-PUBLISH",
    "RELEASES_BESIDE_TAKES, 4, 1 1 1 1 5 22 33 44 6 10, FORBIDDEN, POOL-PUBLISH",
    "RELEASES_BESIDE_TAKES, 4, 1 1 1 1 11 11 22 33 54 10, FORBIDDEN, POOL-EXCLUSIVE",
    // two releases ‖ two takes that read what must be cleared
    "SECRETS_BESIDE_TAKES, 2, 1 1 0 0 1 2 0 0 3 10, ACCEPTABLE, ''",
    "SECRETS_BESIDE_TAKES, 2, 1 1 0 0 1 22 0 0 3 10, FORBIDDEN, POOL-SECRET",
  })
  void outcomesOfARelaxedPool(PoolForm form, int capacity, String text, Grade grade, String claim) {
    Judgement judgement = judge("touchstone:StripedArrayPool", form, capacity, text);
    assertThat(judgement.grade()).as(judgement.outcome().label()).isEqualTo(grade);
    assertThat(judgement.claim()).as(judgement.outcome().label()).isEqualTo(claim);
  }

  @Test
  void aStrictPoolMayNeitherMissNorDropNorTakeOutOfTurn() {
    String missed = "2 3 0 0 4 5 0 0 61 10";
    String dropped = "0 3 0 0 0 4 0 0 5 10";
    String inOrder = "1 1 1 1 11 22 33 44 5 10";
    String outOfTurn = "1 0 0 0 3 4 0 0 52 10";
    assertThat(strict(PoolForm.TAKES_BESIDE_TAKES, 1, missed)).isEqualTo("POOL-CONSERVE");
    assertThat(strict(PoolForm.SWAP_BESIDE_SWAP, 2, dropped)).isEqualTo("POOL-CONSERVE");
    assertThat(strict(PoolForm.TAKES_BESIDE_TAKES, 2, outOfTurn)).isEqualTo("POOL-CONSERVE");
    assertThat(strict(PoolForm.RELEASES_BESIDE_TAKES, 4, inOrder)).isEmpty();
  }

  private static String strict(PoolForm form, int capacity, String text) {
    return judge("touchstone:SynchronizedArrayPool", form, capacity, text).claim();
  }

  @Test
  void twoHoldersAreToldAsAnInterleaving() {
    Judgement judgement =
        judge(
            "touchstone:StripedArrayPool", PoolForm.TAKES_BESIDE_TAKES, 1, "1 2 0 0 1 3 0 0 4 10");
    assertThat(judgement.meaning())
        .contains("actor 1: take(16) = array 1 of 16 begins")
        .contains("actor 2: take(16) = array 1 of 16 →");
    assertThat(judgement.reason()).contains("somebody else holds that array");
  }

  private static Judgement judge(String subject, PoolForm form, int capacity, String text) {
    StringBuilder decimal = new StringBuilder();
    for (String field : text.split(" ")) {
      decimal.append(decimal.isEmpty() ? "" : " ").append(Long.parseLong(field, 16));
    }
    return Judge.of(Subjects.find(subject, null)).judge(form, capacity, decimal.toString());
  }
}
