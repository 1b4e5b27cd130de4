package dev.touchstone.races.launch;

import dev.touchstone.evidence.Budget;
import dev.touchstone.races.form.Forked;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.openjdk.jcstress.Options;
import org.openjdk.jcstress.TestExecutor;
import org.openjdk.jcstress.infra.Status;
import org.openjdk.jcstress.infra.TestInfo;
import org.openjdk.jcstress.infra.collectors.TestResult;
import org.openjdk.jcstress.infra.runners.TestConfig;
import org.openjdk.jcstress.infra.runners.TestList;
import org.openjdk.jcstress.os.AffinityMode;
import org.openjdk.jcstress.os.OSSupport;
import org.openjdk.jcstress.os.Scheduler;
import org.openjdk.jcstress.os.SchedulingClass;
import org.openjdk.jcstress.os.topology.Topology;

/**
 * Runs configurations with jcstress' public classes, and not through its command line: the plan is
 * ours, so that fewer results than planned are noticed, and each result arrives when its fork ends.
 *
 * <p>jcstress' probing of the JVM (fifteen launches) is left out: the flags that it would try are
 * given, and a JVM that refuses them fails its forks visibly.
 */
public final class Launcher implements Forks {
  /** Actors in every form. */
  public static final int ACTORS = 2;

  /** Trials between two meetings of the actors; small, so that they stay near one another. */
  private static final int STRIDE = 64;

  /** Strides that share one set of states; their objects then fit into a processor's cache. */
  private static final int STRIDES = 8;

  /** Of a fork. Not touched beforehand, which jcstress does: that costs a second. */
  private static final int HEAP_MEGABYTES = 128;

  /** How much of a failed fork's output goes into a reason; stack frames are left out. */
  private static final int LINES = 4;

  private static final List<String> FLAGS =
      List.of(
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:-UsePerfData",
          "-Xms" + HEAP_MEGABYTES + "M",
          "-Xmx" + HEAP_MEGABYTES + "M",
          "-XX:ParallelGCThreads=2",
          "-XX:ConcGCThreads=2",
          "-XX:CICompilerCount=2",
          "-XX:-RestrictContended");

  private final Options options;
  private final Scheduler scheduler;
  private final List<SchedulingClass> places;
  private final Path workDirectory;

  private Launcher(Options options, Scheduler scheduler, Path workDirectory) {
    this.options = options;
    this.scheduler = scheduler;
    this.places = scheduler.scheduleClasses(ACTORS, options.getCPUCount(), options.affinityMode());
    this.workDirectory = workDirectory;
  }

  /**
   * Looks the machine over.
   *
   * @param workDirectory for scratch files
   * @return empty if jcstress sees no way to run two actors at once
   */
  public static Optional<Launcher> open(Budget.Jcstress budget, Path workDirectory)
      throws Exception {
    Files.createDirectories(workDirectory);
    System.setProperty("jna.tmpdir", workDirectory.toString());
    Options options =
        new Options(
            new String[] {
              "-m", "quick",
              "-time", String.valueOf(budget.millis()),
              "-iters", String.valueOf(budget.iterations()),
              "-strideSize", String.valueOf(STRIDE),
              "-strideCount", String.valueOf(STRIDES),
              "-hs", String.valueOf(HEAP_MEGABYTES),
              "-spinStyle", "HARD",
              "-af", AffinityMode.LOCAL.name()
            });
    if (!options.parse()) {
      throw new IllegalStateException("jcstress did not accept its options");
    }
    OSSupport.init();
    Scheduler scheduler = new Scheduler(Topology.get(), options.getCPUCount());
    Launcher launcher = new Launcher(options, scheduler, workDirectory);
    return launcher.places.isEmpty() ? Optional.empty() : Optional.of(launcher);
  }

  @Override
  public void run(
      List<Configuration> configurations, String subject, String contract, Consumer<Trial> results)
      throws IOException {
    IdentityHashMap<TestConfig, Configuration> planned = new IdentityHashMap<>();
    List<TestConfig> configs = new ArrayList<>();
    for (Configuration configuration : configurations) {
      TestConfig config = config(configuration, subject, contract);
      planned.put(config, configuration);
      configs.add(config);
    }
    Collections.reverse(configs); // jcstress takes the last one first
    Watchdog watchdog = Watchdog.start(limitMillis());
    try {
      new TestExecutor(
              options.verbosity(),
              result -> {
                synchronized (planned) {
                  watchdog.progress();
                  Configuration configuration = planned.remove(result.getConfig());
                  if (configuration != null) {
                    results.accept(trial(configuration, result, watchdog.barked()));
                  }
                }
              },
              scheduler)
          .runAll(configs);
    } finally {
      watchdog.stop();
    }
  }

  private TestConfig config(Configuration configuration, String subject, String contract)
      throws IOException {
    TestInfo test = TestList.getInfo(configuration.form().testName());
    SchedulingClass place = places.get(Math.floorMod(configuration.seed(), places.size()));
    int split = configuration.mode().split();
    List<String> arguments = new ArrayList<>(inherited());
    arguments.addAll(FLAGS);
    arguments.addAll(configuration.flags());
    arguments.add("-XX:ErrorFile=" + workDirectory.resolve("hs_err_%p.log"));
    arguments.add("-D" + Forked.SUBJECT + "=" + subject);
    arguments.add("-D" + Forked.CONTRACT + "=" + contract);
    arguments.add("-D" + Forked.CAPACITY + "=" + configuration.capacity());
    Path directives =
        workDirectory.resolve("directives-" + configuration.form().title() + "-" + split + ".json");
    if (!Files.exists(directives)) {
      try (PrintWriter writer =
          new PrintWriter(Files.newBufferedWriter(directives, StandardCharsets.UTF_8))) {
        new TestConfig(options, test, 0, arguments, split, place)
            .generateDirectives(writer, options.verbosity());
      }
    }
    arguments.add("-XX:CompilerDirectivesFile=" + directives);
    return new TestConfig(options, test, 0, arguments, split, place);
  }

  /** What the forks take over from this JVM: access to modules, properties, assertions. */
  private static List<String> inherited() {
    List<String> inherited = new ArrayList<>();
    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (argument.startsWith("--")
          || argument.startsWith("-D")
          || argument.startsWith("-ea")
          || argument.startsWith("-esa")) {
        inherited.add(argument);
      }
    }
    String native_ = "--enable-native-access=ALL-UNNAMED"; // jcstress binds threads through JNA
    if (Runtime.version().feature() >= 24 && !inherited.contains(native_)) {
      inherited.add(native_);
    }
    return inherited;
  }

  /** Ends every fork that still runs. */
  public static void stopForks() {
    Watchdog.killForks();
  }

  /** A fork that takes longer than this hangs. */
  private long limitMillis() {
    return 40_000 + 5L * options.getTime() * options.getIterations();
  }

  private Trial trial(Configuration configuration, TestResult result, boolean stopped) {
    Map<String, Long> outcomes = new LinkedHashMap<>();
    result.getStateKeys().forEach(key -> outcomes.put(key, result.getCount(key)));
    boolean failed = result.status() != Status.NORMAL;
    boolean hung = failed && (stopped || result.status() == Status.TIMEOUT_ERROR);
    String problem =
        hung ? "an operation did not return, and the fork was stopped" : problem(result);
    return new Trial(configuration, outcomes, problem, hung);
  }

  private static String problem(TestResult result) {
    if (result.status() == Status.NORMAL) {
      return "";
    }
    List<String> said = new ArrayList<>(result.getMessages());
    said.addAll(result.getVmErr());
    return "the fork ended with "
        + result.status()
        + said.stream()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("at ") && !line.startsWith("..."))
            .limit(LINES)
            .reduce("", (all, line) -> all + (all.isEmpty() ? ": " : " / ") + line);
  }
}
