package dev.touchstone.conformance.pool;

import dev.touchstone.conformance.Journal;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pool whose every call is written into a journal, its construction included. Arrays have numbers
 * in the order in which they were first seen.
 */
final class JournaledPool {
  private static final Lent NOTHING = new Lent(0, -1);

  private final Journal journal;
  private final PoolUnderTest pool;
  private final IdentityHashMap<Object, Lent> lent = new IdentityHashMap<>();
  private final Map<Lent, Object> arrays = new HashMap<>();

  private JournaledPool(Journal journal, PoolUnderTest pool) {
    this.journal = journal;
    this.pool = pool;
  }

  /** A new pool of the subject. */
  static JournaledPool create(PoolSubject subject, PoolSettings settings, Journal journal) {
    List<PoolUnderTest> made = new ArrayList<>();
    journal.call("new(" + settings + ")", () -> made.add(subject.create(settings)) ? "a pool" : "");
    return new JournaledPool(journal, made.get(0));
  }

  /** Takes an array; one of length -1 if the pool gave null. */
  Lent take(int minLength) {
    return journal.call("take(" + minLength + ")", () -> seen(pool.take(minLength)));
  }

  boolean release(Lent array) {
    return journal.call("release(" + array + ")", () -> pool.release(array(array)));
  }

  /** Releases null. */
  @SuppressWarnings("NullAway") // on purpose: the pool must refuse it
  void releaseNull() {
    journal.call("release(null)", () -> pool.release(null));
  }

  long retained() {
    return journal.call("retained()", pool::retained);
  }

  long trim() {
    return journal.call("trim()", pool::trim);
  }

  /** An array that the pool does not know; not a call of the pool. */
  Lent foreign(int length) {
    return seen(pool.foreign(length));
  }

  /** Takes over an array that another pool handed out. */
  Lent from(JournaledPool other, Lent array) {
    return seen(other.array(array));
  }

  /** Sets every element of the array. */
  void fill(Lent array, int value) {
    for (int i = 0; i < array.length(); i++) {
      pool.set(array(array), i, value);
    }
  }

  /** The first element that is not the given value; -1 if there is none. */
  int firstOtherThan(Lent array, int value) {
    for (int i = 0; i < array.length(); i++) {
      if (pool.get(array(array), i) != value) {
        return i;
      }
    }
    return -1;
  }

  private Lent seen(@Nullable Object array) {
    if (array == null) {
      return NOTHING;
    }
    Lent known = lent.get(array);
    if (known == null) {
      known = new Lent(lent.size() + 1, pool.length(array));
      lent.put(array, known);
      arrays.put(known, array);
    }
    return known;
  }

  private Object array(Lent array) {
    return Objects.requireNonNull(arrays.get(array), array::toString);
  }
}
