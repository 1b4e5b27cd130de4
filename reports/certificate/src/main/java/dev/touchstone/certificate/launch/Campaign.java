package dev.touchstone.certificate.launch;

import dev.touchstone.certificate.artifact.Artifact;
import dev.touchstone.certificate.files.CertificateDirectory;
import dev.touchstone.certificate.files.EvidenceFile;
import dev.touchstone.certificate.files.EvidenceTail;
import dev.touchstone.certificate.files.FileTree;
import dev.touchstone.certificate.launch.JvmOutcome.End;
import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.LaunchRecord;
import dev.touchstone.certificate.verdict.Missing;
import dev.touchstone.certificate.verdict.RunEnd;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.evidence.Evidence;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Runs engines one after the other, each in JVMs of its own, and sees to it that {@code
 * evidence.jsonl} accounts for all that was asked, whatever becomes of them. {@link #run} is called
 * once, by one thread; {@link #interrupt} by any.
 */
public final class Campaign {
  private static final String EARLY =
      "the engine's JVM ended early, with exit status 0, as System.exit(0) would end it";

  private static final int LEAST_HEAP_MEGABYTES = 1024;

  private final EngineBundle bundle;
  private final CertificateDirectory directory;
  private final RunHeader header;
  private final @Nullable Artifact artifact;
  private final Map<String, String> failures;
  private final Progress progress;
  private final Duration limitPerSubject;
  private final EvidenceFile evidence;
  private volatile boolean interrupted;
  private volatile @Nullable EngineJvm running;

  /**
   * @param artifact where the foreign subjects come from; null if there are none
   * @param failures by name: why a foreign subject cannot be made, so that no engine is started on
   *     it
   * @param limitPerSubject how long an engine's JVM may take for one subject
   */
  public Campaign(
      EngineBundle bundle,
      CertificateDirectory directory,
      RunHeader header,
      @Nullable Artifact artifact,
      Map<String, String> failures,
      Progress progress,
      Duration limitPerSubject) {
    this.bundle = bundle;
    this.directory = directory;
    this.header = header;
    this.artifact = artifact;
    this.failures = Map.copyOf(failures);
    this.progress = progress;
    this.limitPerSubject = limitPerSubject;
    this.evidence = new EvidenceFile(directory.evidence());
  }

  /** Runs everything, and returns what was written down. */
  public RunLog run() throws IOException {
    return run(header.engines().stream().flatMap(e -> Launch.of(e, header).stream()).toList());
  }

  /** Runs the given launches, and returns what was written down. */
  public RunLog run(List<Launch> launches) throws IOException {
    return run(launches, soFar -> false);
  }

  /** Runs launches until what was written down is enough, and returns it. */
  public RunLog run(List<Launch> launches, Predicate<RunLog> enough) throws IOException {
    evidence.append(header);
    Path scratch = Files.createTempDirectory("touchstone-");
    try {
      for (int i = 0; i < launches.size() && !interrupted && !enough.test(evidence.read()); i++) {
        launch(launches.get(i), scratch.resolve(String.valueOf(i)), i);
      }
    } finally {
      evidence.append(new RunEnd(RunEnd.SCHEMA, Instant.now().toString(), interrupted));
      deleteQuietly(scratch);
    }
    return evidence.read();
  }

  /** Kills the engine that is running and starts no other; {@link #run} returns soon. */
  public void interrupt() {
    interrupted = true;
    EngineJvm jvm = running;
    if (jvm != null) {
      jvm.interrupt();
    }
  }

  private void launch(Launch launch, Path scratch, int number) throws IOException {
    Instant started = Instant.now();
    progress.started(launch);
    Optional<String> impossible = impossible(launch);
    String failure = failures.get(launch.subjects().get(0).name());
    if (impossible.isPresent()) {
      skip(
          launch,
          impossible.get(),
          new Missing(header, launch.engine(), impossible.get(), started)
              .notRun(launch.subjects(), launch.claims()));
    } else if (launch.foreign() && failure != null) {
      skip(
          launch,
          failure,
          new Missing(header, launch.engine(), failure, started)
              .after(launch.subjects(), launch.claims(), List.of(), List.of()));
    } else {
      runEngine(launch, scratch, started, String.format("%02d-%s", number + 1, launch.engine()));
    }
  }

  private void skip(Launch launch, String reason, List<Evidence> instead) throws IOException {
    for (Evidence each : instead) {
      evidence.append(each);
    }
    progress.skipped(launch, reason);
  }

  private void runEngine(Launch launch, Path scratch, Instant started, String log)
      throws IOException {
    EvidenceTail tail = new EvidenceTail(evidence, progress::found);
    long endsBefore = ends(launch, evidence.read());
    JvmOutcome outcome = start(launch, scratch, directory.log(log), tail);
    RunLog soFar = evidence.read();
    boolean early = outcome.clean() && ends(launch, soFar) == endsBefore;
    String reason = early ? EARLY : outcome.reason();
    for (var missing :
        new Missing(header, launch.engine(), reason, started)
            .after(launch.subjects(), launch.claims(), soFar.plans(), soFar.evidence())) {
      evidence.append(missing);
    }
    tail.poll();
    evidence.append(
        new LaunchRecord(
            LaunchRecord.SCHEMA,
            launch.engine(),
            launch.subjects().stream().map(CertifiedSubject::name).toList(),
            outcome.clean() && !early,
            reason,
            outcome.took().toMillis(),
            "logs/" + log + ".log"));
    progress.ended(launch, outcome);
  }

  /** How often the engine has said that it came to its end. */
  private static long ends(Launch launch, RunLog log) {
    return log.ends().stream().filter(end -> end.engine().equals(launch.engine())).count();
  }

  /** Why the engine cannot do anything on this machine. */
  private Optional<String> impossible(Launch launch) {
    int cores = header.environment().cores();
    boolean needsTwo = launch.engine().equals(EngineKind.JCSTRESS.engineName());
    return needsTwo && cores < 2
        ? Optional.of("jcstress needs 2 cores, and this machine has " + cores)
        : Optional.empty();
  }

  private JvmOutcome start(Launch launch, Path scratch, Path log, EvidenceTail tail)
      throws IOException {
    List<Path> engineJars = bundle.jars(launch.engine());
    Optional<String> mainClass = EngineEntry.mainClass(engineJars);
    if (mainClass.isEmpty()) {
      return new JvmOutcome(
          End.NOT_STARTED, -1, Duration.ZERO, List.of("its jar names no main class"));
    }
    Files.createDirectories(scratch);
    Path request = scratch.resolve("request.properties");
    request(launch, scratch).write(request);
    List<Path> classPath = new ArrayList<>(engineJars);
    classPath.addAll(bundle.jars(EngineBundle.SUBJECTS));
    List<String> flags = new ArrayList<>(launch.flags());
    EngineKind.named(launch.engine()).ifPresent(kind -> flags.addAll(kind.jvmFlags()));
    if (launch.foreign() && artifact != null) {
      classPath.addAll(artifact.jars());
      flags.addAll(artifact.flags());
    }
    EngineJvm jvm =
        new EngineJvm(
            classPath,
            mainClass.get(),
            List.of(request.toString()),
            scratch,
            log,
            heapMegabytes(),
            flags);
    running = jvm;
    if (interrupted) {
      jvm.interrupt();
    }
    long began = System.nanoTime();
    Duration limit = limit(launch);
    try {
      return jvm.run(
          limit,
          () -> {
            tail.poll();
            progress.running(launch, Duration.ofNanos(System.nanoTime() - began), limit);
          });
    } finally {
      running = null;
    }
  }

  private EngineRequest request(Launch launch, Path scratch) {
    boolean foreign = launch.foreign();
    return new EngineRequest(
        launch.subjects().stream().map(CertifiedSubject::name).toList(),
        foreign ? launch.subjects().get(0).contract() : "",
        Set.copyOf(launch.claims()),
        header.budget(),
        header.seed(),
        directory.root(),
        evidence.path(),
        scratch,
        foreign ? launch.subjects().get(0).artifact() : "",
        foreign ? launch.subjects().get(0).sha256() : "",
        foreign ? header.replayArguments() : "",
        launch.repetition());
  }

  /** The largest queue that is tried needs 6 GiB; half of the machine is left to others. */
  private int heapMegabytes() {
    int most = header.budget().heapMegabytes();
    long half = physicalMegabytes() / 2;
    return half > 0 && half < most ? (int) Math.max(LEAST_HEAP_MEGABYTES, half) : most;
  }

  private static long physicalMegabytes() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize() >> 20
        : 0;
  }

  private Duration limit(Launch launch) {
    return limitPerSubject.multipliedBy(launch.subjects().size());
  }

  private static void deleteQuietly(Path scratch) {
    try {
      FileTree.delete(scratch);
    } catch (IOException e) {
      // Left to the cleaner of the temporary directory; the certificate does not depend on it.
    }
  }
}
