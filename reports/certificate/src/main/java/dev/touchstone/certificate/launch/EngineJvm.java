package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.launch.JvmOutcome.End;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * One JVM beside this one, with an explicit class path, a heap limit, a directory of its own and a
 * log. {@link #run} is called once, by one thread; {@link #interrupt} by any.
 */
public final class EngineJvm {
  private static final int POLL_MILLIS = 200;
  private static final int POLLS_PER_CENSUS = 5;

  private final List<Path> classPath;
  private final String mainClass;
  private final List<String> arguments;
  private final Path directory;
  private final Path log;
  private final int heapMegabytes;
  private final List<String> flags;

  /** Seen so far: the children of a JVM that was killed from outside have no parent any more. */
  private final Set<ProcessHandle> descendants = new LinkedHashSet<>();

  private volatile boolean interrupted;

  /**
   * @param directory where it runs; made if it is not there
   * @param log where its standard output and standard error go
   * @param flags beside those that every engine's JVM gets
   */
  public EngineJvm(
      List<Path> classPath,
      String mainClass,
      List<String> arguments,
      Path directory,
      Path log,
      int heapMegabytes,
      List<String> flags) {
    this.classPath = List.copyOf(classPath);
    this.mainClass = mainClass;
    this.arguments = List.copyOf(arguments);
    this.directory = directory;
    this.log = log;
    this.heapMegabytes = heapMegabytes;
    this.flags = List.copyOf(flags);
  }

  /**
   * Starts it and waits for its end, at most as long as the limit; then kills it with all that it
   * started.
   *
   * @param meanwhile called a few times a second while it runs, and once after its end
   */
  public JvmOutcome run(Duration limit, Runnable meanwhile) {
    long start = System.nanoTime();
    Process process;
    try {
      Files.createDirectories(directory);
      process = start();
    } catch (IOException e) {
      return outcome(End.NOT_STARTED, -1, start, List.of(String.valueOf(e.getMessage())));
    }
    EngineLog printed = EngineLog.of(process.getInputStream(), log);
    End end = await(process, start + limit.toNanos(), meanwhile);
    descendants.forEach(ProcessTree::kill);
    ProcessTree.kill(process.toHandle());
    meanwhile.run();
    int status = end == End.EXITED ? process.exitValue() : -1;
    return outcome(end, status, start, printed.close());
  }

  /** Makes {@link #run} kill the JVM and return soon; without effect when it is over. */
  public void interrupt() {
    interrupted = true;
  }

  private Process start() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JvmFlags.of(Runtime.version().feature(), heapMegabytes));
    command.addAll(flags);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(mainClass);
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectInput(ProcessBuilder.Redirect.from(nullDevice()))
        .redirectErrorStream(true)
        .start();
  }

  private End await(Process process, long deadline, Runnable meanwhile) {
    try {
      for (int poll = 0; !process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS); poll++) {
        meanwhile.run();
        if (poll % POLLS_PER_CENSUS == 0) {
          process.descendants().forEach(descendants::add);
        }
        if (interrupted) {
          return End.INTERRUPTED;
        }
        if (System.nanoTime() - deadline > 0) {
          return End.TIMED_OUT;
        }
      }
      return interrupted ? End.INTERRUPTED : End.EXITED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return End.INTERRUPTED;
    }
  }

  private static JvmOutcome outcome(End end, int status, long start, List<String> lines) {
    return new JvmOutcome(end, status, Duration.ofNanos(System.nanoTime() - start), lines);
  }

  private static File nullDevice() {
    return new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
  }
}
