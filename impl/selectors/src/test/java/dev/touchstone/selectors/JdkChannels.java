package dev.touchstone.selectors;

import dev.touchstone.selectors.contract.Connection;
import dev.touchstone.selectors.contract.SelectorPair;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** A selector over the JDK's own loopback sockets. */
record JdkChannels(String name, Opening opening) implements SelectorPair {

  /** Opens a selector. */
  @FunctionalInterface
  interface Opening {
    Selector open() throws IOException;
  }

  @Override
  public Selector openSelector() throws IOException {
    return opening.open();
  }

  @Override
  public Connection connect() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      SocketChannel near = SocketChannel.open(server.getLocalAddress());
      return new Connection(near, server.accept());
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
