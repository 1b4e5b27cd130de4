package dev.touchstone.selectors;

import dev.touchstone.selectors.contract.Connection;
import dev.touchstone.selectors.contract.SelectorPair;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.ByteChannel;
import java.nio.channels.SelectableChannel;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A release of a foreign selector, loaded from its jars; nothing is compiled against it. */
abstract class Peer implements SelectorPair {
  private final String release;
  private final ClassLoader loader;

  private Peer(String release) throws IOException {
    this.release = release;
    this.loader = loader(Path.of(System.getProperty("selectors.peers"), release));
  }

  /** By its folder among the peers: library-version. */
  static Peer of(String release) throws IOException {
    return release.startsWith("jnr-enxio") ? new Enxio(release) : new Junixsocket(release);
  }

  private static ClassLoader loader(Path folder) throws IOException {
    try (Stream<Path> jars = Files.list(folder)) {
      return new URLClassLoader(jars.map(Peer::url).toArray(URL[]::new));
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  final Class<?> type(String name) throws ReflectiveOperationException {
    return Class.forName(name, true, loader);
  }

  static Object call(Class<?> type, Object target, String method) throws IOException {
    try {
      return type.getMethod(method).invoke(target);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  abstract SelectorProvider provider() throws ReflectiveOperationException, IOException;

  @Override
  public Selector openSelector() throws IOException {
    try {
      return provider().openSelector();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String name() {
    return release;
  }

  @Override
  public String toString() {
    return release;
  }

  /**
   * Its provider opens no channels; one is made of the descriptor of a JDK socket, which nothing
   * else closes.
   */
  private static final class Enxio extends Peer {
    private static final String PACKAGE = "jnr.enxio.channels.";

    Enxio(String release) throws IOException {
      super(release);
    }

    @Override
    SelectorProvider provider() throws ReflectiveOperationException, IOException {
      return (SelectorProvider) call(type(PACKAGE + "NativeSelectorProvider"), null, "getInstance");
    }

    @Override
    public Connection connect() throws IOException {
      try (ServerSocketChannel server = ServerSocketChannel.open()) {
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        SocketChannel socket = SocketChannel.open(server.getLocalAddress());
        Object near =
            type(PACKAGE + "NativeSocketChannel")
                .getConstructor(int.class)
                .newInstance(Descriptors.number(socket));
        return new Connection((SelectableChannel) near, server.accept());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class Junixsocket extends Peer {
    private static final String PACKAGE = "org.newsclub.net.unix.";

    Junixsocket(String release) throws IOException {
      super(release);
    }

    @Override
    SelectorProvider provider() throws ReflectiveOperationException, IOException {
      return (SelectorProvider) call(type(PACKAGE + "AFUNIXSelectorProvider"), null, "provider");
    }

    @Override
    public Connection connect() throws IOException {
      try {
        SelectorProvider provider = provider();
        Object pair = call(provider.getClass(), provider, "openSocketChannelPair");
        Class<?> type = type(PACKAGE + "AFSocketPair");
        return new Connection(
            (SelectableChannel) call(type, pair, "getSocket1"),
            (ByteChannel) call(type, pair, "getSocket2"));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
