package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.certificate.files.ReplayFiles;
import dev.touchstone.certificate.launch.EngineBundle;
import dev.touchstone.evidence.JsonWriter;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.ReplayFile;
import dev.touchstone.evidence.Trace;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code touchstone replay}: shows one violation again, if its kind allows under a debugger. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Shows one violation again. Runs the subject's code with your rights.",
    footer = {
      "",
      "Exits 1 if the violation was shown again, 3 if it was not. What is repeated depends on the",
      "engine: the very same execution, the search of the same scenario, or the same seed and",
      "settings, of which several runs are made and the rate is printed.",
      "",
      "Examples:",
      "  touchstone replay counterexamples/com.example.Queue/QUEUE-FULL/lincheck",
      "  touchstone replay replay.json --debug --debug-port 5005",
      "  touchstone replay replay.json --jar build/mended.jar"
    })
final class ReplayCommand implements Callable<Integer> {
  private static final int RUNS = 3;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      description = "The replay.json of a violation, or the directory of its page.")
  private Path file = Path.of("");

  @Option(
      names = "--debug",
      description = "Wait for a debugger where the failing execution begins.")
  private boolean debug;

  @Option(
      names = "--debug-port",
      paramLabel = "PORT",
      description = "The debugger's port (default: a free one, which is printed).")
  private @Nullable Integer port;

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "How often to run it (default: " + RUNS + " where chance decides, else 1).")
  private @Nullable Integer runs;

  @Option(
      names = "--artifact",
      paramLabel = "G:A:V",
      description = "Take the class from this artifact instead.")
  private @Nullable String coordinates;

  @Option(
      names = "--jar",
      paramLabel = "FILE",
      description = "Take the class from this jar instead.")
  private @Nullable Path jar;

  @Option(names = "--out", paramLabel = "DIR", description = "Keep the page of what was shown.")
  private @Nullable Path out;

  @Option(names = "--json", description = "Write the result as JSON.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    ReplayFile replay = ReplayFiles.read(file);
    check(replay);
    EngineBundle bundle = EngineBundle.own();
    if (!bundle.engines().contains(replay.engine())) {
      throw new UsageException("This program does not carry the engine '" + replay.engine() + "'.");
    }
    Replayer replayer = new Replayer(bundle, replay, chosen(replay, bundle), spec.commandLine());
    Replayer.Result result = replayer.run(times(replay), debug ? port() : 0, out);
    PrintWriter print = spec.commandLine().getOut();
    if (json) {
      print.println(JsonWriter.write(json(replay, result)));
    } else {
      text(print, replay, result);
    }
    return result.exitCode();
  }

  private void check(ReplayFile replay) {
    if (debug && replay.kind() != Replay.Kind.DETERMINISTIC) {
      throw new UsageException(
          "--debug is for violations that are repeated step by step; "
              + replay.engine()
              + " repeats by another way ("
              + replay.kind()
              + "), and breakpoints would change what happens.");
    }
    if (debug && replay.recipe().isEmpty()) {
      throw new UsageException(
          "--debug needs to know where the failing execution begins, and "
              + replay.engine()
              + " does not say that; without --debug it is shown again.");
    }
    if (port != null && !debug) {
      throw new UsageException("--debug-port is without meaning unless there is --debug.");
    }
    if (port != null && (port < 1 || port > 65_535)) {
      throw new UsageException("There is no port " + port + " (--debug-port).");
    }
    if (runs != null && runs < 1) {
      throw new UsageException("A replay runs at least once, not " + runs + " times (--runs).");
    }
    if (coordinates != null && jar != null) {
      throw new UsageException("--artifact and --jar exclude one another.");
    }
  }

  private ChosenSubjects chosen(ReplayFile replay, EngineBundle bundle) {
    var words = ShellWord.split(replay.origin());
    words.add(replay.subject().name());
    SubjectOptions options = SubjectOptions.parse(words);
    boolean elsewhere = coordinates != null || jar != null;
    if (elsewhere) {
      options.from(coordinates, jar);
    }
    ChosenSubjects chosen = ChosenSubjects.of(options, bundle);
    String before = replay.subject().sha256();
    String now = chosen.subjects().get(0).sha256();
    if (!elsewhere && !before.isEmpty() && !before.equals(now)) {
      throw new UsageException(
          "The violation was seen in "
              + replay.subject().artifact()
              + " with SHA-256 "
              + before
              + ", and what is there now has "
              + now
              + "; --jar or --artifact takes another one on purpose.");
    }
    return chosen;
  }

  private int times(ReplayFile replay) {
    if (runs != null) {
      return runs;
    }
    return replay.kind() == Replay.Kind.RERUN ? RUNS : 1;
  }

  private int port() {
    return port == null ? Debugging.freePort() : port;
  }

  private static void text(PrintWriter out, ReplayFile replay, Replayer.Result result) {
    out.println(replay.subject().name() + " " + replay.claim() + ", " + replay.engine());
    Trace trace = result.trace();
    if (trace != null) {
      TraceLines.print(out, trace);
    }
    if (replay.kind() == Replay.Kind.RERUN) {
      out.println("Shown in " + result.shown() + " of " + result.runs() + " runs.");
    } else {
      out.println(result.shown() > 0 ? "Shown again." : "Not shown.");
    }
    if (!result.reason().isEmpty()) {
      out.println((result.shown() > 0 ? "It says: " : "Why: ") + result.reason() + ".");
    }
    Path page = result.page();
    if (page != null) {
      out.println(page);
    }
  }

  private static Map<String, Object> json(ReplayFile replay, Replayer.Result result) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("subject", replay.subject().name());
    root.put("claim", replay.claim());
    root.put("engine", replay.engine());
    root.put("kind", replay.kind());
    root.put("runs", result.runs());
    root.put("shown", result.shown());
    root.put("reason", result.reason());
    Path page = result.page();
    root.put("page", page == null ? "" : page.toString());
    return root;
  }
}
