package dev.touchstone.selectors.contract;

import java.io.IOException;
import java.nio.channels.Selector;

/** What the checks are run on: a selector, and channels that can be registered with it. */
public interface SelectorPair {

  /** Names it for people. */
  String name();

  /** A new selector. */
  Selector openSelector() throws IOException;

  /** A new connection. */
  Connection connect() throws IOException;
}
