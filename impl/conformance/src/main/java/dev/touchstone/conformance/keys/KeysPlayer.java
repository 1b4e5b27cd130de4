package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.Journal;
import dev.touchstone.conformance.keys.KeysModel.ModelKey;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysSubject;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays calls on a new key set and on the model, and compares: each result, and after each call of
 * the owner the view, the selected keys with what they are ready for, and the wakeup.
 */
final class KeysPlayer {

  /**
   * The first difference.
   *
   * @param at how many calls came before
   * @param claim that forbids it
   * @param what happened, as a sentence without a full stop
   */
  record Wrong(int at, String claim, String what) {}

  /** Thrown where a difference is seen. */
  private static final class Difference extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String claim;

    Difference(String claim, String what) {
      super(what, null, false, false);
      this.claim = claim;
    }
  }

  private final KeysSubject subject;
  private final Journal journal;

  KeysPlayer(KeysSubject subject, Journal journal) {
    this.subject = subject;
    this.journal = journal;
  }

  /** Plays the calls to their end or to the first difference, which is returned. */
  @Nullable Wrong play(List<KeysCall> calls) {
    journal.begin("A new key set: " + calls.size() + " calls");
    Play play = new Play();
    for (int at = 0; at < calls.size(); at++) {
      KeysCall call = calls.get(at);
      try {
        play.make(call);
      } catch (Difference difference) {
        return new Wrong(at, difference.claim, String.valueOf(difference.getMessage()));
      } catch (RuntimeException | Error thrown) {
        if (!journal.threw(thrown)) {
          throw new IllegalStateException("the check itself failed", thrown);
        }
        return new Wrong(at, claimOf(call.kind()), call.kind() + " threw " + thrown);
      }
    }
    return null;
  }

  /** The claim that an operation breaks by throwing. */
  private static String claimOf(KeysCall.Kind kind) {
    return switch (kind) {
      case SET, OR, AND, INTEREST -> KeysClaims.INTEREST;
      case WAKEUP -> KeysClaims.WAKEUP;
      case PREPARE, FINISH -> KeysClaims.INDEX;
      case PROCESS, DESELECT, TAKE -> KeysClaims.READY;
      default -> KeysClaims.LINEAR;
    };
  }

  static void unless(boolean right, String claim, String what) {
    if (!right) {
      throw new Difference(claim, what);
    }
  }

  static void same(Object expected, Object actual, String claim, String what) {
    unless(expected.equals(actual), claim, what + " is " + actual + " and should be " + expected);
  }

  private final class Play {
    private final JournaledKeys set = new JournaledKeys(subject, journal);
    private final KeysModel model = new KeysModel();
    private int[] order = {};

    void make(KeysCall call) {
      switch (call.kind()) {
        case REGISTER -> register(call);
        case KEYS -> same(model.validNumbers(), set.keys(), KeysClaims.LINEAR, "keys()");
        case WAKEUP -> {
          set.wakeup();
          model.woken = true;
        }
        case CLOSE -> {
          set.close();
          model.close();
        }
        case PREPARE -> prepare();
        case PROCESS -> process(call);
        case FINISH -> finish();
        case TAKE -> take();
        default -> {
          if (!model.all.isEmpty()) {
            onKey(call, model.all.get(call.which() % model.all.size()));
          }
        }
      }
      compareSelected();
      compareWakeup();
    }

    private void register(KeysCall call) {
      boolean should = !model.closed && model.validOf(call.which()) == null;
      boolean did = set.register(call.which(), call.ops());
      same(should, did, KeysClaims.LINEAR, "that descriptor " + call.which() + " gets a key");
      if (did) {
        model.register(call.which(), call.ops());
      }
    }

    private void onKey(KeysCall call, ModelKey key) {
      int before = key.valid ? key.ops : JournaledKeys.REFUSED;
      String interest = "the interest of " + set.name(key.number) + " (−1: refused)";
      switch (call.kind()) {
        case CANCEL -> {
          boolean did = set.cancel(key.number);
          same(key.valid, did, KeysClaims.LINEAR, "that this call cancelled the key");
          key.valid = false;
        }
        case INTEREST -> same(before, set.interest(key.number), KeysClaims.INTEREST, interest);
        case DESELECT -> {
          boolean did = set.deselect(key.number);
          same(key.selected, did, KeysClaims.READY, "that the key was selected");
          key.selected = false;
        }
        default -> {
          int was = set.change(call.kind(), key.number, call.ops());
          same(before, was, KeysClaims.INTEREST, interest);
          if (key.valid) {
            key.ops =
                switch (call.kind()) {
                  case OR -> key.ops | call.ops();
                  case AND -> key.ops & call.ops();
                  default -> call.ops();
                };
          }
        }
      }
    }

    private void prepare() {
      if (!model.selecting && !model.closed) {
        order = ViewComparison.compare(set.prepare(), model);
      }
    }

    private void process(KeysCall call) {
      if (!model.selecting || model.processed) {
        return;
      }
      model.processed = true;
      SplittableRandom random = new SplittableRandom(call.which());
      int[] ready = new int[order.length];
      int count = 0;
      int changed = 0;
      for (int slot = 0; slot < order.length; slot++) {
        ready[slot] = random.nextInt(3) == 0 ? 0 : random.nextInt(32) & 29;
        count += ready[slot] == 0 ? 0 : 1;
        changed += model.ready(order[slot], ready[slot]) ? 1 : 0;
      }
      int counted = set.process(ready, count);
      compareSelected();
      same(changed, counted, KeysClaims.COUNT, "the returned count");
    }

    private void finish() {
      if (model.selecting) {
        boolean should = model.finish();
        same(should, set.finish(), KeysClaims.WAKEUP, "that a wakeup was taken");
      }
    }

    private void take() {
      List<Integer> should =
          model.selected().stream().filter(key -> key.valid).map(key -> key.number).toList();
      same(should, set.takeSelected(), KeysClaims.READY, "what takeSelected hands out");
      model.selected().forEach(key -> key.selected = false);
    }

    private void compareSelected() {
      List<Integer> selected = set.selected();
      for (int number : selected) {
        unless(number > 0, KeysClaims.INDEX, "a key is selected that nobody registered");
        unless(
            model.all.get(number - 1).selected,
            model.claimOfSelected(number),
            set.name(number) + " is selected and should not be");
      }
      unless(
          selected.size() == Set.copyOf(selected).size(),
          KeysClaims.READY,
          "a key is selected twice");
      for (ModelKey key : model.selected()) {
        unless(
            selected.contains(key.number),
            key.valid ? KeysClaims.READY : KeysClaims.CANCEL,
            set.name(key.number) + " is not selected any more, without a step of the owner");
        same(
            key.ready,
            set.readyOps(key.number),
            key.valid ? KeysClaims.READY : KeysClaims.CANCEL,
            "what " + set.name(key.number) + " is ready for");
      }
    }

    private void compareWakeup() {
      same(model.woken, set.isWoken(), KeysClaims.WAKEUP, "that a wakeup waits");
      same(model.woken ? 1 : 0, set.signalLevel(), KeysClaims.WAKEUP, "the kernel's signal");
    }
  }
}
