package dev.touchstone.models.lincheck;

import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysOperations;
import dev.touchstone.contracts.keys.KeysView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What Lincheck instantiates for each invocation and calls: one method for each operation of a key
 * set. A number names the key that a registration made; calls that come after it use it. One thread
 * of a scenario is the owner.
 */
public final class KeysActors {
  private static final int MOST_KEYS = 8;

  private final KeySetUnderTest set;
  private final @Nullable Object[] keys = new Object[MOST_KEYS];
  private @Nullable KeysView view;

  /** Called by Lincheck. */
  public KeysActors() {
    this.set = Session.current().newInstance(KeySetUnderTest.class);
  }

  private static Object orRefused(Supplier<Object> call) {
    try {
      return call.get();
    } catch (IllegalStateException refused) {
      return KeysOperations.REFUSED;
    }
  }

  private Object key(int number) {
    Object key = keys[number];
    if (key == null) {
      throw new IllegalArgumentException("nothing was registered as " + number);
    }
    return key;
  }

  public Object register(Integer number, Integer descriptor, Integer ops) {
    return orRefused(
        () -> {
          keys[number] = set.register(descriptor, ops);
          return KeysOperations.DONE;
        });
  }

  public boolean cancel(Integer number) {
    return set.cancel(key(number));
  }

  public Object interest(Integer number) {
    return orRefused(() -> set.interest(key(number)));
  }

  public Object interestSet(Integer number, Integer ops) {
    return orRefused(() -> set.interestSet(key(number), ops));
  }

  public Object interestOr(Integer number, Integer ops) {
    return orRefused(() -> set.interestOr(key(number), ops));
  }

  public Object interestAnd(Integer number, Integer ops) {
    return orRefused(() -> set.interestAnd(key(number), ops));
  }

  /** From descriptor to operations. */
  public Map<Integer, Integer> prepare() {
    KeysView prepared = set.prepare();
    view = prepared;
    Map<Integer, Integer> wanted = new TreeMap<>();
    for (int slot = 0; slot < prepared.count(); slot++) {
      wanted.put(prepared.descriptor(slot), prepared.events(slot));
    }
    return wanted;
  }

  /** The kernel reports everything that was wanted; the selected keys by number. */
  public List<Integer> process() {
    KeysView prepared = view;
    int[] ready = new int[prepared == null ? 0 : prepared.count()];
    for (int slot = 0; prepared != null && slot < ready.length; slot++) {
      ready[slot] = prepared.events(slot);
    }
    set.process(ready, ready.length);
    List<Integer> numbers = new ArrayList<>();
    for (Object selected : set.selected()) {
      for (int number = 0; number < keys.length; number++) {
        if (keys[number] == selected) {
          numbers.add(number);
        }
      }
    }
    numbers.sort(null);
    return numbers;
  }

  public boolean finish() {
    return set.finish();
  }

  public String wakeup() {
    set.wakeup();
    return KeysOperations.DONE;
  }

  public boolean isWoken() {
    return set.isWoken();
  }
}
