package dev.touchstone.races.keys;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.contracts.keys.KeysView;
import dev.touchstone.races.form.Forked;
import dev.touchstone.races.form.Observed;

/**
 * What the forms share: a new key set with one key for each trial. The constructor runs before both
 * actors, the arbiter after both; jcstress orders them. The operations are final and small, so that
 * a compiled actor holds the set's code and little else.
 */
abstract class KeysRace {
  /** Constant for the life of the JVM, so that compilers see one receiver class. */
  private static final KeysSubject SUBJECT = find();

  private final KeySetUnderTest set = SUBJECT.create(KeysSignal.NONE);
  private final Object key = set.register(KeysForm.DESCRIPTOR, 0);

  private static KeysSubject find() {
    Subject subject = Forked.subject();
    if (subject instanceof KeysSubject keys) {
      return keys;
    }
    throw new IllegalStateException(subject.name() + " is not a key set");
  }

  final int set(int ops) {
    return set.interestSet(key, ops);
  }

  final int or(int ops) {
    return set.interestOr(key, ops);
  }

  final int and(int ops) {
    return set.interestAnd(key, ops);
  }

  /** The arbiter's part: what the key's interest is, and what the next selection uses. */
  final void finish(Observed observed) {
    observed.rest = set.interest(key);
    KeysView view = set.prepare();
    observed.capacity = view.count() == 0 ? 0 : view.events(0);
    set.finish();
  }
}
