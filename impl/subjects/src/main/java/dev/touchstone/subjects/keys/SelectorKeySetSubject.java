package dev.touchstone.subjects.keys;

import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.selector.SelectorKeySet;
import dev.touchstone.selector.Wakeup;
import java.util.function.Function;

/**
 * A class of this project that implements {@link SelectorKeySet}.
 *
 * @param factory makes an empty set
 */
public record SelectorKeySetSubject(
    String name, KeysContract contract, Function<Wakeup, SelectorKeySet> factory)
    implements KeysSubject {

  @Override
  public KeySetUnderTest create(KeysSignal signal) {
    return new SelectorKeySetUnderTest(
        factory.apply(
            new Wakeup() {
              @Override
              public void signal() {
                signal.signal();
              }

              @Override
              public void drain() {
                signal.drain();
              }
            }));
  }
}
