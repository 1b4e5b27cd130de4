package dev.touchstone.selectors;

import dev.touchstone.selector.ArrayKeySet;
import java.io.IOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.List;

/** Selectors whose selection keys are wrong. */
final class WrongKeys {
  static final List<Wrong> LIST =
      List.of(
          Wrong.key(
              "SELECTOR-INTEREST/refused",
              "any operation is taken",
              "interestOps: expected IllegalArgument",
              Permissive::new),
          Wrong.key(
              "SELECTOR-INTEREST/again", "interest stays what it was", "interest", Stubborn::new),
          Wrong.key(
              "SELECTOR-INTEREST/not-waiting",
              "changes take the selector's monitor",
              "did not return",
              Waiting::new),
          Wrong.key(
              "SELECTOR-CANCEL/register-again",
              "a cancelled key takes interest",
              "nothing thrown",
              Undead::new),
          Wrong.selector(
              "SELECTOR-READY/not-writable",
              "always writable",
              "though it takes no more",
              Writable::new));

  private WrongKeys() {}

  private static final class Permissive extends PolledKey {
    Permissive(KeySetSelector selector, SelectableChannel channel) {
      super(selector, channel);
    }

    @Override
    public PolledKey interestOps(int ops) {
      return super.interestOps(ops & channel().validOps());
    }
  }

  private static final class Stubborn extends PolledKey {
    Stubborn(KeySetSelector selector, SelectableChannel channel) {
      super(selector, channel);
    }

    @Override
    public PolledKey interestOps(int ops) {
      return this;
    }
  }

  private static final class Waiting extends PolledKey {
    Waiting(KeySetSelector selector, SelectableChannel channel) {
      super(selector, channel);
    }

    @Override
    public PolledKey interestOps(int ops) {
      synchronized (selector()) {
        return super.interestOps(ops);
      }
    }
  }

  private static final class Undead extends PolledKey {
    Undead(KeySetSelector selector, SelectableChannel channel) {
      super(selector, channel);
    }

    @Override
    public PolledKey interestOps(int ops) {
      return isValid() ? super.interestOps(ops) : this;
    }
  }

  private static final class Writable extends PollSelector {
    Writable(SelectorProvider provider) throws IOException {
      super(provider, ArrayKeySet::new);
    }

    @Override
    public int selectNow() throws IOException {
      super.selectNow();
      return (int) keys().stream().filter(key -> wants(key)).count();
    }

    private static boolean wants(SelectionKey key) {
      return (key.interestOps() & SelectionKey.OP_WRITE) != 0;
    }
  }
}
