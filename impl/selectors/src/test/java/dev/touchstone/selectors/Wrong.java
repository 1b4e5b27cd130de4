package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import dev.touchstone.selector.SelectorKeySet;
import java.io.IOException;
import java.nio.channels.Selector;
import java.nio.channels.spi.SelectorProvider;
import java.util.function.UnaryOperator;

/**
 * A selector that is right but for one defect: a control of one check.
 *
 * @param check the check that must notice it
 * @param defect in a few words
 * @param message what the violation must say, in part
 * @param opening opens it
 */
record Wrong(String check, String defect, String message, Opening opening) {

  /** Opens a wrong selector. */
  @FunctionalInterface
  interface Opening {
    Selector open(SelectorProvider provider) throws IOException;
  }

  /** A right selector over a wrong key set. */
  static Wrong set(
      String check, String defect, String message, UnaryOperator<SelectorKeySet> wrong) {
    return new Wrong(
        check,
        defect,
        message,
        provider -> new PollSelector(provider, wakeup -> wrong.apply(new ArrayKeySet(wakeup))));
  }

  /** A wrong selector over a right key set. */
  static Wrong selector(String check, String defect, String message, Opening opening) {
    return new Wrong(check, defect, message, opening);
  }

  /** A selector whose keys are wrong. */
  static Wrong key(String check, String defect, String message, KeyFactory keys) {
    return new Wrong(
        check,
        defect,
        message,
        provider ->
            new PollSelector(provider, ArrayKeySet::new) {
              @Override
              PolledKey key(java.nio.channels.SelectableChannel channel) {
                return keys.create(this, channel);
              }
            });
  }

  /** Makes a wrong key. */
  @FunctionalInterface
  interface KeyFactory {
    PolledKey create(KeySetSelector selector, java.nio.channels.SelectableChannel channel);
  }

  @Override
  public String toString() {
    return check + ": " + defect;
  }
}
