package dev.touchstone.models.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.models.judge.Execution.Returned;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Executions judged by hand: thread 0 owns the set, thread 1 changes keys, at the same time. */
class KeysJudgeTest {
  private final List<Returned> calls = new ArrayList<>();
  private String contract = "keys-strong,memory=SEQUENTIAL";

  @Test
  void twoChangesAreSeenInTheirOrder() {
    before("register", "done", 1, 11, 1);
    before("register", "done", 2, 12, 1);
    owner("prepare", Map.of(11, 1, 12, 4));
    other("interestSet", 1, 1, 4);
    other("interestSet", 1, 2, 4);
    assertThat(claims()).containsExactly("KEYS-LINEAR");
    contract = "keys-per-key,memory=SEQUENTIAL";
    assertThat(claims()).isEmpty();
  }

  @Test
  void whatWasReadIsUsed() {
    before("register", "done", 1, 11, 1);
    owner("interest", 4, 1);
    owner("prepare", Map.of(11, 1));
    other("interestSet", 1, 1, 4);
    assertThat(claims()).containsExactly("KEYS-LINEAR");
    contract = "keys-per-key,memory=SEQUENTIAL";
    assertThat(claims()).isEmpty();
  }

  @Test
  void aChangeThatIsLostOrNotUsedIsOfInterest() {
    before("register", "done", 1, 11, 0);
    owner("interestOr", 0, 1, 1);
    other("interestOr", 0, 1, 4);
    assertThat(claims()).containsExactly("KEYS-INTEREST");
    calls.clear();
    before("register", "done", 1, 11, 1);
    owner("interestSet", 1, 1, 4);
    owner("prepare", Map.of(11, 1));
    assertThat(claims()).containsExactly("KEYS-INTEREST");
    contract = "keys-per-key,memory=SEQUENTIAL";
    assertThat(claims()).containsExactly("KEYS-INTEREST");
  }

  @Test
  void aWakeupIsTakenOnce() {
    owner("prepare", Map.of());
    owner("finish", false);
    other("wakeup", "done");
    owner("prepare", Map.of());
    owner("finish", true);
    assertThat(claims()).isEmpty();
    owner("finish", true);
    assertThat(claims()).containsExactly("KEYS-WAKEUP");
  }

  @Test
  void aCancellationIsSeenOrNotButNotBothWays() {
    before("register", "done", 1, 11, 1);
    before("register", "done", 2, 12, 1);
    owner("prepare", Map.of(11, 1, 12, 1));
    owner("process", List.of(1));
    assertThat(claims()).as("key 2 is lost").containsExactly("KEYS-CANCEL");
    other("cancel", true, 2);
    assertThat(claims()).as("it was cancelled meanwhile").isEmpty();
    owner("process", List.of(1, 2));
    assertThat(claims()).as("not known to be cancelled before").isEmpty();
    owner("cancel", true, 1);
    owner("prepare", Map.of(12, 1));
    owner("process", List.of(1, 2));
    assertThat(claims()).as("key 1 was cancelled before").containsExactly("KEYS-CANCEL");
  }

  @Test
  void aKeyThatIsBeingRegisteredHasNoNumberYet() {
    other("register", "done", 3, 13, 1);
    owner("prepare", Map.of(13, 1));
    owner("process", List.of());
    assertThat(claims()).isEmpty();
  }

  @Test
  void whatIsThrownBelongsToTheOperation() {
    owner("process", new Execution.Thrown("java.lang.NullPointerException", null));
    assertThat(claims()).containsExactly("KEYS-CANCEL");
  }

  private void before(String operation, Object result, Integer... arguments) {
    add(0, operation, result, List.of(), arguments);
  }

  private void owner(String operation, Object result, Integer... arguments) {
    add(0, operation, result, List.of(), arguments);
  }

  /** After the registrations, at the same time as the owner's calls. */
  private void other(String operation, Object result, Integer... arguments) {
    List<Integer> after = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      if (calls.get(i).step().operation().equals("register")) {
        after.add(i);
      }
    }
    add(1, operation, result, after, arguments);
  }

  private void add(
      int thread, String operation, Object result, List<Integer> after, Integer... arguments) {
    calls.add(new Returned(thread, Step.of(operation, arguments), result, after));
  }

  private List<String> claims() {
    KeysJudge judge = new KeysJudge((KeysContract) Contracts.parse(contract));
    Violation violation = judge.judge(new Execution(calls), Set.of());
    return violation == null ? List.of() : violation.claims();
  }
}
