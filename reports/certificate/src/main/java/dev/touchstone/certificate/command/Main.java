package dev.touchstone.certificate.command;

import dev.touchstone.certificate.OutputException;
import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.verdict.ExitCode;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line's root: hands over to the commands, and turns failures into sentences and exit
 * codes.
 */
@Command(
    name = "touchstone",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Certifies Java concurrency primitives, claim by claim.",
    subcommands = {
      ListCommand.class,
      CertifyCommand.class,
      ReportCommand.class,
      CompareCommand.class,
      VerifyCommand.class,
      ReplayCommand.class,
      ExploreCommand.class,
      ControlsCommand.class,
      GalleryCommand.class
    },
    footer = {
      "",
      "Certifying runs the code under test with your rights.",
      "Exit codes: 0 every required claim holds as far as it was tried, 1 a claim is violated,",
      "2 usage, 3 a required claim is not decided, 4 nothing ran, 5 the time plan was overrun,",
      "70 internal or nowhere to write, 130 interrupted.",
      "",
      "Example (touchstone stands for java -jar touchstone.jar):",
      "  touchstone certify touchstone:SpmcArrayQueue",
      "'touchstone COMMAND --help' shows more."
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  /** Runs one command and ends the JVM with its exit code. */
  public static void main(String[] arguments) {
    System.exit(
        execute(
            new PrintWriter(System.out, true, StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            arguments));
  }

  /** Runs one command in this JVM. */
  static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine line = line();
    line.setOut(out);
    line.setErr(err);
    line.setParameterExceptionHandler(Main::usage);
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, command));
    return line.execute(arguments);
  }

  /** The commands and their options. */
  static CommandLine line() {
    return new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
  }

  /** Without a command there is nothing to do. */
  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "A command is missing; there are: " + String.join(", ", shown(spec.commandLine())) + ".");
  }

  private static int usage(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    String message = message(e);
    complain(command, message.endsWith(".") || message.endsWith("?") ? message : message + ".");
    command.getErr().println("See: " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE.status();
  }

  private static String message(ParameterException e) {
    CommandLine command = e.getCommandLine();
    boolean root = command.getParent() == null;
    if (root && e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
      return String.valueOf(
          Choice.unknown("command", unmatched.getUnmatched().get(0), shown(command)).getMessage());
    }
    return String.valueOf(e.getMessage()).strip();
  }

  /** The commands that the help shows. */
  private static List<String> shown(CommandLine command) {
    List<String> known = new ArrayList<>(command.getSubcommands().keySet());
    known.removeIf(name -> hidden(command, name));
    return known;
  }

  private static boolean hidden(CommandLine command, String name) {
    CommandLine sub = command.getSubcommands().get(name);
    return sub == null || sub.getCommandSpec().usageMessage().hidden();
  }

  private static int failed(Exception e, CommandLine command) {
    if (e instanceof UsageException) {
      complain(command, String.valueOf(e.getMessage()));
      return ExitCode.USAGE.status();
    }
    if (e instanceof OutputException) {
      complain(command, String.valueOf(e.getMessage()));
      return ExitCode.INTERNAL.status();
    }
    complain(command, "internal error: " + e);
    e.printStackTrace(command.getErr());
    return ExitCode.INTERNAL.status();
  }

  private static void complain(CommandLine command, String sentence) {
    command.getErr().println("touchstone: " + sentence);
  }
}
