package dev.touchstone.perf;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs single JMH forks. One call is one fork, so that the caller decides which fork follows which;
 * JMH itself would run all forks of a benchmark before the next one's. One runner at a time in a
 * JVM, from one thread: JMH takes a fork's class path from a system property of this JVM.
 */
final class ForkRunner {
  private static final String ALLOCATION = "gc.alloc.rate.norm";
  private static final String CLASS_PATH = "java.class.path";

  private final ForkSettings settings;
  private final Duration limit;

  /**
   * A runner.
   *
   * @param limit after which a fork is killed
   * @param scratch where JMH keeps its lock and its files, so that other runs on the machine do not
   *     matter; the same for every runner of a JVM, since JMH decides once where its lock is
   */
  ForkRunner(ForkSettings settings, Duration limit, Path scratch) {
    this.settings = settings;
    this.limit = limit;
    System.setProperty("java.io.tmpdir", scratch.toString());
  }

  /** A runner with the settings' own limit. */
  ForkRunner(ForkSettings settings, Path scratch) {
    this(settings, settings.limit(), scratch);
  }

  ForkSettings settings() {
    return settings;
  }

  /** Runs one fork of one row. */
  ForkResult fork(Side side, String row) throws ForkFailedException {
    String ours = System.getProperty(CLASS_PATH);
    AtomicBoolean overran = new AtomicBoolean();
    CompletableFuture<Void> end = new CompletableFuture<>();
    CompletableFuture<Void> watchdog =
        end.orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS)
            .exceptionally(
                late -> {
                  overran.set(true);
                  ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
                  return null;
                });
    System.setProperty(CLASS_PATH, side.classPath());
    try {
      return read(new Runner(options(side, row).build()).run());
    } catch (RunnerException | RuntimeException failure) {
      String what = row + " of " + side.name();
      throw overran.get()
          ? new ForkFailedException(
              what + " did not end within " + limit.toSeconds() + " s", failure)
          : new ForkFailedException(what + " failed: " + root(failure), failure);
    } finally {
      System.setProperty(CLASS_PATH, ours);
      end.complete(null);
      watchdog.join();
    }
  }

  private ChainedOptionsBuilder options(Side side, String row) {
    TimeValue time = TimeValue.milliseconds(settings.millis());
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^\\Q" + side.rows().getName() + "." + row + "\\E$")
            .forks(1)
            .warmupIterations(settings.warmupIterations())
            .warmupTime(time)
            .measurementIterations(settings.iterations())
            .measurementTime(time)
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            // Forks inherit this JVM's flags; assertions are for checks, not for measurements.
            .jvmArgsAppend("-da", "-Xms256m", "-Xmx256m");
    side.parameters().forEach(options::param);
    return options;
  }

  private static ForkResult read(Collection<RunResult> results) {
    BenchmarkResult fork =
        results.stream()
            .flatMap(result -> result.getBenchmarkResults().stream())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no benchmark of that name"));
    double[] bytes =
        fork.getIterationResults().stream().mapToDouble(ForkRunner::bytes).sorted().toArray();
    return new ForkResult(
        fork.getPrimaryResult().getScore(),
        bytes[bytes.length / 2],
        fork.getMetadata().getMeasurementOps(),
        Arrays.stream(bytes).max().orElseThrow());
  }

  private static double bytes(IterationResult iteration) {
    Result<?> bytes = iteration.getSecondaryResults().get(ALLOCATION);
    if (bytes == null) {
      throw new IllegalStateException("JMH's gc profiler gave no " + ALLOCATION);
    }
    return bytes.getScore();
  }

  /** The failure at the bottom, which is the subject's; JMH keeps it as a suppressed exception. */
  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (true) {
      if (root.getSuppressed().length > 0) {
        root = root.getSuppressed()[0];
      } else if (root.getCause() != null) {
        root = root.getCause();
      } else {
        return root;
      }
    }
  }
}
