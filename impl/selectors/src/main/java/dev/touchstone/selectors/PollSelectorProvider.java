package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import dev.touchstone.selector.RebuildingKeySet;
import dev.touchstone.selector.SelectorKeySet;
import dev.touchstone.selector.Wakeup;
import java.io.IOException;
import java.nio.channels.spi.AbstractSelector;
import java.util.function.Function;

/**
 * Opens selectors on {@code poll}; its channels are the JDK's. Linux. It can be made the system's
 * provider, {@code -Djava.nio.channels.spi.SelectorProvider=…}. Any thread.
 */
public final class PollSelectorProvider extends DelegatingProvider {
  private final Function<Wakeup, SelectorKeySet> set;

  /**
   * Of selectors on an {@link ArrayKeySet}.
   *
   * @throws UnsupportedOperationException if the JVM does not open {@code sun.nio.ch}
   */
  public PollSelectorProvider() {
    this(ArrayKeySet::new);
  }

  /**
   * Of selectors on a key set of one's own, for instance a {@link RebuildingKeySet}.
   *
   * @param set makes one for each selector, given how its kernel call is made to return
   * @throws UnsupportedOperationException if the JVM does not open {@code sun.nio.ch}
   */
  public PollSelectorProvider(Function<Wakeup, SelectorKeySet> set) {
    this.set = set;
  }

  @Override
  public AbstractSelector openSelector() throws IOException {
    return new PollSelector(this, set);
  }
}
