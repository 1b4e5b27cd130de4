package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Every command's help shows at least one example, and the examples are right. */
class HelpTest {
  private static final String PROGRAM = "touchstone ";

  static Stream<CommandLine> commands() {
    CommandLine root = Main.line();
    return Stream.concat(
        Stream.of(root),
        root.getSubcommands().values().stream()
            .filter(c -> !c.getCommandSpec().usageMessage().hidden()));
  }

  static List<String> examples(CommandLine command) {
    return command
        .getUsageMessage(Ansi.OFF)
        .lines()
        .dropWhile(line -> !line.matches("Examples?\\b.*:"))
        .map(String::strip)
        .filter(line -> line.startsWith(PROGRAM))
        .map(line -> line.substring(PROGRAM.length()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void hasAnExampleThatCanBeTyped(CommandLine command) {
    List<String> examples = examples(command);
    assertThat(examples).as("examples of '%s --help'", command.getCommandName()).isNotEmpty();
    for (String example : examples) {
      Collection<CommandLine> parsed =
          Main.line().parseArgs(example.split(" ")).asCommandLineList();
      assertThat(parsed).as(example).hasSize(2);
      if (command.getParent() != null) {
        assertThat(example).startsWith(command.getCommandName() + " ");
      }
    }
  }
}
