package dev.touchstone.selectors;

import java.io.IOException;
import java.nio.channels.spi.AbstractSelector;

/**
 * Opens selectors on {@code epoll} and an {@link dev.touchstone.selector.ArrayKeySet}; its channels
 * are the JDK's. Linux. It can be made the system's provider, {@code
 * -Djava.nio.channels.spi.SelectorProvider=…}. Any thread.
 */
public final class EpollSelectorProvider extends DelegatingProvider {

  /**
   * Ready to open selectors.
   *
   * @throws UnsupportedOperationException if the JVM does not open {@code sun.nio.ch}
   */
  public EpollSelectorProvider() {}

  @Override
  public AbstractSelector openSelector() throws IOException {
    return new EpollSelector(this);
  }
}
