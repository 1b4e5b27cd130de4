package dev.touchstone.certificate.artifact;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in lower-case hexadecimal, as in-toto writes it. */
public final class Digest {
  private final MessageDigest sha256 = sha256();

  /** Takes in more bytes. */
  public Digest add(byte[] bytes) {
    sha256.update(bytes);
    return this;
  }

  /** Takes in the rest of a stream; the caller closes it. */
  public Digest add(InputStream in) throws IOException {
    byte[] buffer = new byte[1 << 16];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      sha256.update(buffer, 0, n);
    }
    return this;
  }

  /** The digest of what was taken in; starts afresh afterwards. */
  public String hex() {
    return HexFormat.of().formatHex(sha256.digest());
  }

  /** The digest of a file. */
  public static String of(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new Digest().add(in).hex();
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
