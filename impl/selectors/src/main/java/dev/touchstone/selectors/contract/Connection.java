package dev.touchstone.selectors.contract;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.SelectableChannel;

/**
 * Two connected channels: the near one is what a selector selects, non-blocking and with OP_READ
 * and OP_WRITE among its operations; the far one, blocking, makes it ready. Not thread-safe.
 */
public final class Connection implements AutoCloseable {
  private final SelectableChannel near;
  private final ByteChannel bytes;
  private final ByteChannel far;

  /**
   * A connection.
   *
   * @param near also a {@link ByteChannel}; made non-blocking here
   * @throws ClassCastException if it is not
   */
  public Connection(SelectableChannel near, ByteChannel far) throws IOException {
    this.near = near;
    this.bytes = (ByteChannel) near;
    this.far = far;
    near.configureBlocking(false);
  }

  /** The channel to register. */
  public SelectableChannel near() {
    return near;
  }

  /** Makes the near channel readable, soon. */
  public void send() throws IOException {
    if (far.write(ByteBuffer.allocate(1)) != 1) {
      throw new IOException("a byte was not sent");
    }
  }

  /** Reads all that the near channel has: it is readable no more. */
  public void receive() throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    while (bytes.read(buffer.clear()) > 0) {}
  }

  /** Writes to the near channel until it takes no more: it is writable no more. */
  public long fill() throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    long written = 0;
    for (int taken = 1; taken > 0; written += taken) {
      taken = bytes.write(buffer.clear());
    }
    return written;
  }

  /** Reads what the near channel was filled with: it is writable again, soon. */
  public void drain(long bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    for (long left = bytes; left > 0; ) {
      int read = far.read(buffer.clear());
      if (read < 0) {
        throw new IOException("the connection ended with " + left + " bytes to come");
      }
      left -= read;
    }
  }

  @Override
  public void close() throws IOException {
    near.close();
    far.close();
  }
}
