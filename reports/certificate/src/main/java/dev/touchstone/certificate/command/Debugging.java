package dev.touchstone.certificate.command;

import dev.touchstone.evidence.Repetition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;

/** Makes an engine's JVM wait for a debugger where the failing execution begins. */
final class Debugging {
  private Debugging() {}

  /**
   * The flag of the JVM. The JDWP agent starts at the exception that marks the place; it insists on
   * a program to launch then, for which this Java's version will do.
   */
  static String flag(int port) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:"
        + port
        + ",onthrow="
        + Repetition.FailingExecutionBegins.class.getName()
        + ",launch="
        + java
        + " -version";
  }

  /** A port that is free now. */
  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException("no port is free", e);
    }
  }
}
