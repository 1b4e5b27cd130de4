package dev.touchstone.certificate.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;

/**
 * Takes what a JVM prints into a file of limited size: a subject that prints without end must not
 * fill the disk. The beginning is kept, and the last lines, which tell how it ended. {@link #close}
 * is called by the thread that made it; a thread of its own reads.
 */
final class EngineLog {
  private static final int KEPT_AT_START = 4 << 20;
  private static final int KEPT_AT_END = 1 << 16;
  private static final int LAST_LINES = 12;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Path file;
  private final Thread reader;

  /** What does not fit at the start, as a ring; guarded by this. */
  private final byte[] tail = new byte[KEPT_AT_END];

  private long length;

  private EngineLog(Path file, InputStream printed) {
    this.file = file;
    this.reader = new Thread(() -> copy(printed), "log of " + file.getFileName());
    reader.setDaemon(true);
  }

  /** Begins to read; the stream is closed when it ends. */
  static EngineLog of(InputStream printed, Path file) {
    EngineLog log = new EngineLog(file, printed);
    log.reader.start();
    return log;
  }

  private void copy(InputStream printed) {
    byte[] buffer = new byte[1 << 13];
    try (printed;
        OutputStream out = Files.newOutputStream(file)) {
      for (int n = printed.read(buffer); n >= 0; n = printed.read(buffer)) {
        int kept = (int) Math.min(n, Math.max(0, KEPT_AT_START - length()));
        write(out, buffer, kept);
        remember(buffer, n);
      }
    } catch (IOException e) {
      // The process was killed while it printed, or what it inherited the stream to was.
    }
  }

  /** What cannot be written is lost, but must be read: else the process would wait for ever. */
  private static void write(OutputStream out, byte[] buffer, int count) {
    try {
      out.write(buffer, 0, count);
    } catch (IOException e) {
      // The disk is full: the evidence will say so.
    }
  }

  private synchronized long length() {
    return length;
  }

  private synchronized void remember(byte[] buffer, int count) {
    for (int i = 0; i < count; i++) {
      tail[(int) (length++ % KEPT_AT_END)] = buffer[i];
    }
  }

  /** Waits a little for the rest, ends the file, and gives the last lines printed. */
  List<String> close() {
    try {
      reader.join(PATIENCE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return end();
  }

  private synchronized List<String> end() {
    long beyond = length - KEPT_AT_START;
    if (beyond > 0) {
      append(
          beyond > KEPT_AT_END
              ? "\n[" + (beyond - KEPT_AT_END) + " bytes are left out here]\n" + last(KEPT_AT_END)
              : last((int) beyond));
    }
    List<String> lines =
        last((int) Math.min(length, KEPT_AT_END)).lines().filter(l -> !l.isBlank()).toList();
    return lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size());
  }

  private void append(String text) {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    } catch (IOException e) {
      // The log is for people who look into failures; the certificate does not depend on it.
    }
  }

  /** The last bytes that were printed, of those that are remembered. */
  private String last(int count) {
    byte[] last = new byte[count];
    for (int i = 0; i < count; i++) {
      last[i] = tail[(int) ((length - count + i) % KEPT_AT_END)];
    }
    return new String(last, StandardCharsets.UTF_8);
  }
}
