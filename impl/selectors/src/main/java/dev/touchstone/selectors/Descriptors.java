package dev.touchstone.selectors;

import static java.lang.invoke.MethodType.methodType;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.nio.channels.Channel;

/** The descriptors of the JDK's selectable channels. Any thread. */
final class Descriptors {
  private static final Class<?> CHANNEL = JdkInternals.type("SelChImpl");
  private static final MethodHandle NUMBER =
      JdkInternals.method("SelChImpl", "getFDVal", Channel.class, methodType(int.class));
  private static final MethodHandle KILL =
      JdkInternals.method("SelChImpl", "kill", Channel.class, methodType(void.class));

  private Descriptors() {}

  /** Whether the channel is of the JDK and so has one. */
  static boolean has(Channel channel) {
    return CHANNEL.isInstance(channel);
  }

  /** The channel's descriptor as the kernel counts them. */
  static int number(Channel channel) {
    try {
      return (int) NUMBER.invokeExact(channel);
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }

  /**
   * Closes the descriptor of a channel that was closed while it was registered: the JDK leaves that
   * to the selector that deregisters it. Again it does nothing.
   */
  static void kill(Channel channel) throws IOException {
    try {
      KILL.invokeExact(channel);
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw JdkInternals.unchecked(e);
    }
  }
}
