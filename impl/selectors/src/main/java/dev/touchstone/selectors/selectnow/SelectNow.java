package dev.touchstone.selectors.selectnow;

import dev.touchstone.selectors.NamedProviders;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.Channel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/**
 * The program: a server thread accepts loopback connections and registers each for reading; a
 * client makes them and does nothing with them; then the server times rounds of {@code selectNow()}
 * with nothing ready. After Apache Harmony's issue 4879.
 *
 * <p>It ends by itself and closes what it opened. Exit codes: 0 done, 1 it could not be done, 2 bad
 * arguments.
 */
public final class SelectNow {
  private final Arguments arguments;
  private final PrintStream out;

  private SelectNow(Arguments arguments, PrintStream out) {
    this.arguments = arguments;
    this.out = out;
  }

  /** The command. */
  public static void main(String... words) {
    System.exit(run(System.out, System.err, words));
  }

  /**
   * The command without the exit. Any thread.
   *
   * @return the exit code
   */
  public static int run(PrintStream out, PrintStream err, String... words) {
    if (List.of(words).contains("--help")) {
      out.println(Arguments.USAGE);
      return 0;
    }
    try {
      Arguments arguments = Arguments.of(words);
      DescriptorLimit.check(arguments.connections());
      new SelectNow(arguments, out).run();
      return 0;
    } catch (IllegalArgumentException e) {
      err.println("selectnow: " + e.getMessage() + " See --help.");
      return 2;
    } catch (IOException | UnsupportedOperationException e) {
      err.println("selectnow: " + e.getMessage());
      return 1;
    }
  }

  private void run() throws IOException {
    List<SocketChannel> accepted = new ArrayList<>();
    List<SocketChannel> connected = new ArrayList<>();
    out.println("Server: Opening selector");
    try (Selector selector = NamedProviders.of(arguments.selector()).openSelector()) {
      out.println("Server: Opening server");
      try (ServerSocketChannel server = ServerSocketChannel.open()) {
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 128);
        FutureTask<Boolean> accepting =
            new FutureTask<>(() -> accept(server, selector, accepted), true);
        Thread thread = new Thread(accepting, "server");
        thread.setDaemon(true);
        thread.start();
        connect(server, connected);
        await(accepting);
        out.println("Server: all clients are connected");
        measure(selector);
      }
    } finally {
      closeAll(connected);
      closeAll(accepted);
    }
  }

  private void accept(ServerSocketChannel server, Selector selector, List<SocketChannel> accepted) {
    try {
      for (int i = 0; i < arguments.connections(); i++) {
        SocketChannel channel = server.accept();
        accepted.add(channel);
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void connect(ServerSocketChannel server, List<SocketChannel> connected)
      throws IOException {
    out.println("Client: " + arguments.connections() + " connections");
    out.println("Client: " + arguments.requests() + " requests");
    out.println("Client: " + arguments.iterations() + " iterations");
    for (int i = 0; i < arguments.connections(); i++) {
      connected.add(SocketChannel.open(server.getLocalAddress()));
    }
    out.println(
        "Client: connections established: " + connected.size() + "/" + arguments.connections());
    out.println("Client: all clients are connected. I go to sleep forever...");
  }

  private static void await(FutureTask<Boolean> accepting) throws IOException {
    try {
      accepting.get();
    } catch (ExecutionException e) {
      throw new IOException("the server could not accept: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private void measure(Selector selector) throws IOException {
    out.println("Server: Ready to serve");
    for (int round = 1; round <= arguments.iterations(); round++) {
      long start = System.nanoTime();
      for (int request = 0; request < arguments.requests(); request++) {
        if (selector.selectNow() != 0) {
          throw new IOException("a connection was ready though nothing was sent");
        }
      }
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      out.println(
          "Server: iteration: "
              + round
              + "/"
              + arguments.iterations()
              + "  selectNow's: "
              + arguments.requests()
              + "  elapsed: "
              + millis
              + " millis");
    }
  }

  /** Closes them all; the first failure is thrown after the last. */
  private static void closeAll(List<? extends Channel> channels) throws IOException {
    IOException failed = null;
    for (Channel channel : channels) {
      try {
        channel.close();
      } catch (IOException e) {
        failed = e;
      }
    }
    if (failed != null) {
      throw failed;
    }
  }
}
