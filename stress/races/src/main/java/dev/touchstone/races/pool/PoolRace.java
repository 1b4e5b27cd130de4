package dev.touchstone.races.pool;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.races.form.Forked;
import dev.touchstone.races.form.Observed;
import java.util.ArrayList;
import java.util.List;

/**
 * What the forms share: a new pool for each trial, the arrays that there are before the actors
 * start, and how results become numbers. The constructor runs before both actors, the arbiter after
 * both; jcstress orders them.
 *
 * <p>Arrays are told apart only afterwards, by the arbiter: an actor keeps what it took in a place
 * of its own. The operations are final and small, so that a compiled actor holds the pool's code
 * and little else.
 */
abstract class PoolRace {
  /** Constant for the life of the JVM, so that compilers see one receiver class. */
  private static final PoolSubject POOL = find();

  private static final int CAPACITY = Forked.capacity();
  private static final int OPERATIONS = 4;
  private static final int MOST_LEFT = Long.SIZE / PoolOutcome.BITS - 1;

  /** Where arrays have their content: what clears them comes there last. */
  private static final int AT = PoolForm.LENGTH - 1;

  private final PoolUnderTest pool;
  private final Object[] arrays;
  private final Object[] taken = new Object[2 * OPERATIONS];

  PoolRace(PoolForm form) {
    pool = POOL.create(form.settings(POOL, CAPACITY));
    arrays = new Object[form.arrays(CAPACITY)];
    for (int i = 0; i < arrays.length; i++) {
      arrays[i] = pool.take(PoolForm.LENGTH);
    }
    for (int i = 0; i < form.inPool(CAPACITY); i++) {
      if (!pool.release(arrays[i])) {
        throw new IllegalStateException(
            "while one thread alone filled it, the pool dropped array "
                + (i + 1)
                + " of the "
                + CAPACITY
                + " that it has room for");
      }
    }
  }

  private static PoolSubject find() {
    Subject subject = Forked.subject();
    if (subject instanceof PoolSubject pool) {
      return pool;
    }
    throw new IllegalStateException(subject.name() + " is not a pool");
  }

  /**
   * Takes an array.
   *
   * @param place where it is kept: 0 to 3 for actor 1, 4 to 7 for actor 2
   */
  final void take(int place) {
    taken[place] = pool.take(PoolForm.LENGTH);
  }

  /** Takes an array and reads its content. */
  final int takeAndRead(int place) {
    Object array = pool.take(PoolForm.LENGTH);
    int content = pool.get(array, AT);
    taken[place] = array;
    return content;
  }

  /** Gives an array its number as content, by a plain store. */
  final void write(int array) {
    pool.set(arrays[array - 1], AT, array);
  }

  final int release(int array) {
    return pool.release(arrays[array - 1]) ? 1 : 0;
  }

  final int releaseTaken(int place) {
    return pool.release(taken[place]) ? 1 : 0;
  }

  /** The arbiter's part: tells arrays apart, and takes what is left until it gets a new one. */
  final void finish(Observed observed) {
    List<Object> known = new ArrayList<>(List.of(arrays));
    observed.a1 = named(0, observed.a1, known);
    observed.a2 = named(1, observed.a2, known);
    observed.a3 = named(2, observed.a3, known);
    observed.a4 = named(3, observed.a4, known);
    observed.b1 = named(4, observed.b1, known);
    observed.b2 = named(5, observed.b2, known);
    observed.b3 = named(6, observed.b3, known);
    observed.b4 = named(7, observed.b4, known);
    long rest = 0;
    boolean isNew = false;
    for (int i = 0; i < MOST_LEFT && !isNew; i++) {
      int before = known.size();
      rest |= ((long) number(pool.take(PoolForm.LENGTH), known)) << (PoolOutcome.BITS * i);
      isNew = known.size() > before;
    }
    observed.rest = rest;
    observed.capacity = pool.length(arrays[0]);
  }

  /** What an operation returned: a release's answer, or an array's number and its content. */
  private int named(int place, int result, List<Object> known) {
    Object array = taken[place];
    return array == null ? result : result << PoolOutcome.BITS | number(array, known);
  }

  private static int number(Object array, List<Object> known) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i) == array) {
        return i + 1;
      }
    }
    known.add(array);
    return known.size();
  }
}
