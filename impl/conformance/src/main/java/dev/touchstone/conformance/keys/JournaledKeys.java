package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.Journal;
import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.contracts.keys.KeysView;
import java.nio.channels.CancelledKeyException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.concurrent.Callable;

/**
 * A key set whose every call is written into a journal. Keys are numbers, in the order of their
 * registration; one that the check never got from a registration is 0.
 */
final class JournaledKeys {
  /** What stands for an interest that was refused because the key is not valid. */
  static final int REFUSED = -1;

  private final Journal journal;
  private final KeySetUnderTest set;
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final List<Object> keys = new ArrayList<>();
  private int level;

  JournaledKeys(KeysSubject subject, Journal journal) {
    this.journal = journal;
    this.set =
        subject.create(
            new KeysSignal() {
              @Override
              public void signal() {
                level++;
              }

              @Override
              public void drain() {
                level--;
              }
            });
  }

  /** How often the kernel was signalled, less how often that was taken back. */
  int signalLevel() {
    return level;
  }

  /** Registers; whether it was not refused. */
  boolean register(int descriptor, int ops) {
    String call = "register(" + descriptor + ", " + ops + ")";
    try {
      Object key = journal.call(call, () -> set.register(descriptor, ops));
      keys.add(key);
      numbers.put(key, keys.size());
      return true;
    } catch (IllegalStateException refused) {
      return false;
    }
  }

  private Object key(int number) {
    return keys.get(number - 1);
  }

  private int number(Object key) {
    return Objects.requireNonNull(numbers.getOrDefault(key, 0));
  }

  boolean cancel(int number) {
    return journal.call("cancel(" + name(number) + ")", () -> set.cancel(key(number)));
  }

  /** The interest, or {@link #REFUSED}. */
  int interest(int number) {
    return orRefused("interest(" + name(number) + ")", () -> set.interest(key(number)));
  }

  /** The interest before, or {@link #REFUSED}. */
  int change(KeysCall.Kind kind, int number, int ops) {
    Object key = key(number);
    String arguments = "(" + name(number) + ", " + ops + ")";
    return switch (kind) {
      case SET -> orRefused("interestSet" + arguments, () -> set.interestSet(key, ops));
      case OR -> orRefused("interestOr" + arguments, () -> set.interestOr(key, ops));
      default -> orRefused("interestAnd" + arguments, () -> set.interestAnd(key, ops));
    };
  }

  private int orRefused(String call, Callable<Integer> body) {
    try {
      return journal.call(call, body);
    } catch (CancelledKeyException refused) {
      return REFUSED;
    }
  }

  /** A key as a reader should see it. */
  String name(int number) {
    return number == 0
        ? "an unknown key"
        : "key " + number + " of descriptor " + set.descriptor(key(number));
  }

  List<Integer> keys() {
    return journal.call("keys()", () -> numbers(set.keys()));
  }

  private List<Integer> numbers(List<Object> some) {
    return some.stream().map(this::number).sorted().toList();
  }

  void wakeup() {
    journal.call("wakeup()", () -> done(set::wakeup));
  }

  void close() {
    journal.call("close()", () -> done(set::close));
  }

  private static String done(Runnable body) {
    body.run();
    return "";
  }

  /** Whether a wakeup waits: not written down, since it is asked after each call. */
  boolean isWoken() {
    return set.isWoken();
  }

  /** The view. */
  KeysView prepare() {
    List<KeysView> view = new ArrayList<>();
    journal.call(
        "prepare()",
        () -> {
          view.add(set.prepare());
          return inWords(view.get(0));
        });
    return view.get(0);
  }

  private static String inWords(KeysView view) {
    StringJoiner words = new StringJoiner(", ");
    for (int slot = 0; slot < view.count(); slot++) {
      words.add("descriptor " + view.descriptor(slot) + " wants " + view.events(slot));
    }
    return words.toString();
  }

  /** How many keys changed. */
  int process(int[] ready, int count) {
    StringJoiner words = new StringJoiner(", ", "process([", "], " + count + ")");
    for (int ops : ready) {
      words.add(String.valueOf(ops));
    }
    return journal.call(words.toString(), () -> set.process(ready, count));
  }

  boolean finish() {
    return journal.call("finish()", set::finish);
  }

  /** The selected keys: not written down. */
  List<Integer> selected() {
    return numbers(set.selected());
  }

  /** What a key is ready for: not written down. */
  int readyOps(int number) {
    return set.readyOps(key(number));
  }

  boolean deselect(int number) {
    return journal.call("deselect(" + name(number) + ")", () -> set.deselect(key(number)));
  }

  /** The keys that were handed out. */
  List<Integer> takeSelected() {
    List<Object> taken = new ArrayList<>();
    return journal.call(
        "takeSelected()",
        () -> {
          set.takeSelected(taken::add);
          return numbers(taken);
        });
  }
}
