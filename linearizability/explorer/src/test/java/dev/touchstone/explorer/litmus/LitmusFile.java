package dev.touchstone.explorer.litmus;

import dev.touchstone.explorer.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A resource with litmus programs: a name at the margin, then one indented line a thread. */
final class LitmusFile {
  /**
   * A program and the condition under it.
   *
   * @param condition {@code exists …} as text, empty if there is none
   */
  record Test(Program program, String condition) {}

  private LitmusFile() {}

  static Map<String, Test> read(String resource) {
    Map<String, List<String>> blocks = new LinkedHashMap<>();
    List<String> current = new ArrayList<>();
    for (String line : lines(resource)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (Character.isWhitespace(line.charAt(0))) {
        current.add(line.strip());
      } else {
        current = new ArrayList<>();
        if (blocks.put(line.strip(), current) != null) {
          throw new IllegalStateException(line + " stands twice in " + resource);
        }
      }
    }
    Map<String, Test> tests = new LinkedHashMap<>();
    blocks.forEach((name, body) -> tests.put(name, parse(name, body)));
    return tests;
  }

  static List<String> lines(String resource) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                LitmusFile.class.getResourceAsStream("/litmus/" + resource),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Test parse(String name, List<String> body) {
    Program.Builder builder = Program.named(name);
    LitmusParser parser = new LitmusParser(builder);
    String condition = "";
    for (String line : body) {
      if (line.startsWith("exists ")) {
        condition = line.substring("exists ".length());
      } else if (line.startsWith("init ")) {
        parser.initialise(line.substring("init ".length()));
      } else if (line.startsWith("child ")) {
        builder.child(parser.thread(line.substring("child ".length())));
      } else {
        builder.thread(parser.thread(line));
      }
    }
    return new Test(builder.build(), condition);
  }
}
