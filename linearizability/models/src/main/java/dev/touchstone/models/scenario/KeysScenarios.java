package dev.touchstone.models.scenario;

import static dev.touchstone.contracts.keys.KeysOperations.AND;
import static dev.touchstone.contracts.keys.KeysOperations.CANCEL;
import static dev.touchstone.contracts.keys.KeysOperations.FINISH;
import static dev.touchstone.contracts.keys.KeysOperations.INTEREST;
import static dev.touchstone.contracts.keys.KeysOperations.IS_WOKEN;
import static dev.touchstone.contracts.keys.KeysOperations.OR;
import static dev.touchstone.contracts.keys.KeysOperations.PREPARE;
import static dev.touchstone.contracts.keys.KeysOperations.PROCESS;
import static dev.touchstone.contracts.keys.KeysOperations.REGISTER;
import static dev.touchstone.contracts.keys.KeysOperations.SET;
import static dev.touchstone.contracts.keys.KeysOperations.WAKEUP;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Scenarios for key sets; a scenario's capacity has no meaning. The first thread is the owner; all
 * may change keys. A call's first argument is the number of a key, {@code register(3,13,1)}: the
 * key 3, of descriptor 13, is to read. The same seed gives the same scenarios.
 */
public final class KeysScenarios {
  /** The smallest ones that show the known defects. */
  private static final List<String> PINNED =
      List.of(
          // A new interest is read, and the selection after it uses it.
          "1: register(1,11,1) prepare() finish() ; interest(1) prepare() finish() | interestSet(1,4) ;"
              + " interest(1) prepare() finish()",
          // Of two changes the second is not seen without the first.
          "1: register(1,11,1) register(2,12,1) ; prepare() finish() | interestSet(1,4) interestSet(2,4) ;"
              + " prepare() finish()",
          // Two that each add an operation.
          "1: register(1,11,0) ; prepare() process() finish() | interestOr(1,1) | interestOr(1,4) ;"
              + " interest(1) prepare() finish()",
          // A wakeup while another is taken, or would be.
          "1: ; prepare() finish() | wakeup() ; isWoken() prepare() finish()",
          // A selected key is cancelled while another becomes selected.
          "1: register(1,11,1) prepare() process() finish() register(2,12,1) ; prepare() process() finish() |"
              + " cancel(1) ; prepare() process() finish()",
          // A descriptor goes to another key in the middle of a selection.
          "1: register(1,11,1) ; prepare() process() finish() | cancel(1) register(2,11,4) ;"
              + " prepare() process() finish()",
          "1: register(1,11,1) register(2,12,4) ; prepare() process() finish() | cancel(1) interestSet(2,5) |"
              + " register(3,13,1) wakeup() ; prepare() process() finish()",
          "1: register(1,11,5) ; interestAnd(1,4) prepare() finish() | interestOr(1,16) interest(1) | cancel(1) ;"
              + " prepare() process() finish()",
          "1: wakeup() ; prepare() finish() isWoken() | wakeup() | wakeup() ; prepare() finish()");

  /** A selection stays open while others call. */
  private static final List<String> BLOCKED =
      List.of(
          "1: register(1,11,1) ; prepare() | interestSet(1,4) ; finish()",
          "1: register(1,11,1) ; prepare() finish() | register(2,12,1) ; prepare() finish()",
          "1: register(1,11,1) ; prepare() | cancel(1) register(2,11,1) ; finish()",
          "1: register(1,11,1) ; prepare() | wakeup() isWoken() | interestOr(1,4) interest(1) ; finish()",
          "1: register(1,11,1) register(2,12,1) ; prepare() process() | interestAnd(1,0) | interestOr(2,4) ;"
              + " finish()",
          "1: register(1,11,1) ; prepare() | cancel(1) | cancel(1) register(3,13,4) ; finish()");

  private static final int[] OPS = {0, 1, 4, 5};

  private final Random random;
  private int nextKey;

  /** A generator. */
  public KeysScenarios(long seed) {
    this.random = new Random(seed * 31 + 29);
  }

  /** The pinned scenarios. */
  public static List<Scenario> pinned() {
    return PINNED.stream().map(Scenario::parse).toList();
  }

  /** The pinned scenarios of selections that stay open. */
  public static List<Scenario> blocked() {
    return BLOCKED.stream().map(Scenario::parse).toList();
  }

  /** The pinned scenarios, then drawn ones: {@code count} in all. */
  public List<Scenario> scenarios(int count) {
    return fill(pinned(), count, true);
  }

  /** The same with selections that stay open. */
  public List<Scenario> blockedScenarios(int count) {
    return fill(blocked(), count, false);
  }

  private List<Scenario> fill(List<Scenario> pinned, int count, boolean finishing) {
    Set<Scenario> scenarios = new LinkedHashSet<>();
    pinned.stream().limit(count).forEach(scenarios::add);
    while (scenarios.size() < count) {
      scenarios.add(draw(finishing));
    }
    return List.copyOf(scenarios);
  }

  private Scenario draw(boolean finishing) {
    nextKey = 3;
    List<Step> before = new ArrayList<>();
    before.add(Step.of(REGISTER, 1, 11, ops()));
    before.add(Step.of(REGISTER, 2, 12, ops()));
    if (random.nextBoolean()) {
      before.addAll(List.of(Step.of(PREPARE), Step.of(PROCESS), Step.of(FINISH)));
    }
    List<List<Step>> threads = new ArrayList<>();
    threads.add(owner(finishing));
    for (int others = 1 + random.nextInt(2); others > 0; others--) {
      List<Step> calls = new ArrayList<>();
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        calls.add(change());
      }
      threads.add(calls);
    }
    List<Step> after = new ArrayList<>();
    if (!finishing) {
      after.add(Step.of(FINISH));
    }
    after.addAll(List.of(Step.of(INTEREST, 1), Step.of(INTEREST, 2)));
    after.addAll(List.of(Step.of(PREPARE), Step.of(PROCESS), Step.of(FINISH)));
    return new Scenario(1, before, threads, after);
  }

  private List<Step> owner(boolean finishing) {
    List<Step> calls = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      calls.add(change());
    }
    calls.add(Step.of(PREPARE));
    if (random.nextBoolean()) {
      calls.add(Step.of(PROCESS));
    }
    if (finishing) {
      calls.add(Step.of(FINISH));
    }
    return calls;
  }

  private Step change() {
    int key = 1 + random.nextInt(2);
    return switch (random.nextInt(9)) {
      case 0, 1 -> Step.of(SET, key, ops());
      case 2 -> Step.of(OR, key, ops());
      case 3 -> Step.of(AND, key, ops());
      case 4 -> Step.of(INTEREST, key);
      case 5 -> Step.of(CANCEL, key);
      case 6 -> register();
      case 7 -> Step.of(IS_WOKEN);
      default -> Step.of(WAKEUP);
    };
  }

  private Step register() {
    int key = nextKey++;
    return Step.of(REGISTER, key, 11 + random.nextInt(3), ops());
  }

  private int ops() {
    return OPS[random.nextInt(OPS.length)];
  }
}
