package dev.touchstone.certificate.files;

import dev.touchstone.evidence.Evidence;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Follows a growing {@code evidence.jsonl} for the sake of progress lines. For one thread. */
public final class EvidenceTail {
  private final Path file;
  private final Consumer<Evidence> reader;
  private long position;
  private String rest = "";

  /** Starts at the present end of the file. */
  public EvidenceTail(EvidenceFile file, Consumer<Evidence> reader) throws IOException {
    this.file = file.path();
    this.reader = reader;
    this.position = file.length();
  }

  /**
   * Hands on what was added since the last call; what cannot be read is left to who reads the whole
   * file.
   */
  public void poll() {
    if (!Files.exists(file)) {
      return;
    }
    try (var channel = Files.newByteChannel(file)) {
      channel.position(position);
      byte[] added = Channels.newInputStream(channel).readAllBytes();
      position += added.length;
      rest += new String(added, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return;
    }
    for (int end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      Evidence evidence = EvidenceFile.evidence(rest.substring(0, end));
      rest = rest.substring(end + 1);
      if (evidence != null) {
        reader.accept(evidence);
      }
    }
  }
}
