package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Compares text with a file that a person has looked at; {@code -Dgolden.rewrite=true} writes the
 * file instead.
 */
public final class Golden {
  private static final Path FILES = Path.of("src/test/resources/golden");

  private Golden() {}

  /** Fails unless the text is that of the file. */
  public static void check(String name, String text) throws IOException {
    Path file = FILES.resolve(name);
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    }
    List<String> expected = Files.readString(file).lines().toList();
    List<String> actual = text.lines().toList();
    int same = 0;
    while (same < Math.min(expected.size(), actual.size())
        && expected.get(same).equals(actual.get(same))) {
      same++;
    }
    assertThat(line(actual, same))
        .as("%s, line %d; after a look at it, -Dgolden.rewrite=true takes it over", file, same + 1)
        .isEqualTo(line(expected, same));
  }

  private static String line(List<String> lines, int number) {
    return number < lines.size() ? lines.get(number) : "(the end)";
  }
}
