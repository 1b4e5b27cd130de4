package dev.touchstone.selectors;

import static java.lang.invoke.MethodType.methodType;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.net.ProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;

/**
 * A provider whose channels are the JDK's: of its own it has the selector. It asks for the JDK's
 * provider by name and not for the default one, which it may itself have been made. Any thread.
 */
abstract class DelegatingProvider extends SelectorProvider {
  private final SelectorProvider channels;

  DelegatingProvider() {
    JdkInternals.require();
    channels = jdk();
  }

  private static SelectorProvider jdk() {
    MethodHandle get =
        JdkInternals.staticMethod(
                "DefaultSelectorProvider",
                "get",
                methodType(JdkInternals.type("SelectorProviderImpl")))
            .asType(methodType(SelectorProvider.class));
    try {
      return (SelectorProvider) get.invokeExact();
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }

  @Override
  public DatagramChannel openDatagramChannel() throws IOException {
    return channels.openDatagramChannel();
  }

  @Override
  public DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException {
    return channels.openDatagramChannel(family);
  }

  @Override
  public Pipe openPipe() throws IOException {
    return channels.openPipe();
  }

  @Override
  public ServerSocketChannel openServerSocketChannel() throws IOException {
    return channels.openServerSocketChannel();
  }

  @Override
  public ServerSocketChannel openServerSocketChannel(ProtocolFamily family) throws IOException {
    return channels.openServerSocketChannel(family);
  }

  @Override
  public SocketChannel openSocketChannel() throws IOException {
    return channels.openSocketChannel();
  }

  @Override
  public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
    return channels.openSocketChannel(family);
  }
}
