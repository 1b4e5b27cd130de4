package dev.touchstone.certificate;

import dev.touchstone.certificate.verdict.CertifiedSubject;
import dev.touchstone.certificate.verdict.LaunchRecord;
import dev.touchstone.certificate.verdict.RunEnd;
import dev.touchstone.certificate.verdict.RunHeader;
import dev.touchstone.certificate.verdict.RunLog;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Environment;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Strength.Kind;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Trace.Step;
import dev.touchstone.evidence.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds what a run could have written down, with nothing in it that changes from day to day. */
public final class SampleRun {
  /** A foreign queue with the original's defect. */
  public static final CertifiedSubject FOREIGN =
      new CertifiedSubject(
          "rx.internal.util.unsafe.SpmcArrayQueue",
          "spmc-bounded,bytes=0",
          "com.netflix.rxjava:rxjava-core:0.20.0-RC3",
          "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef");

  /** A reference. */
  public static final CertifiedSubject REFERENCE =
      new CertifiedSubject(
          "touchstone:SpmcArrayQueue",
          "spmc-bounded,bytes=0",
          "touchstone-primitives-0.1.0.jar",
          "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae");

  private static final Environment ENVIRONMENT =
      new Environment(
          "17.0.15+6",
          "Debian",
          "Linux 6.1 amd64",
          "A processor of 2 GHz",
          2,
          "G1 Young Generation, G1 Old Generation",
          List.of("-Xmx2048m"));

  private final CertifiedSubject subject;
  private final List<Evidence> evidence = new ArrayList<>();
  private final List<LaunchRecord> launches = new ArrayList<>();
  private List<String> claims = List.of();
  private List<String> engines = List.of("conformance", "lincheck", "jcstress", "jmh");
  private boolean interrupted;

  private SampleRun(CertifiedSubject subject) {
    this.subject = subject;
  }

  /** A run on one subject that has seen nothing yet. */
  public static SampleRun on(CertifiedSubject subject) {
    return new SampleRun(subject);
  }

  /** Only these claims. */
  public SampleRun claims(String... selected) {
    claims = List.of(selected);
    return this;
  }

  /** Only these engines. */
  public SampleRun engines(String... selected) {
    engines = List.of(selected);
    return this;
  }

  /** The user stopped it. */
  public SampleRun interrupted() {
    interrupted = true;
    return this;
  }

  /** The engine was started. */
  public SampleRun launched(String engine, String reason) {
    launches.add(
        new LaunchRecord(
            LaunchRecord.SCHEMA,
            engine,
            List.of(subject.name()),
            reason.isEmpty(),
            reason,
            1_000,
            "logs/" + engine + ".log"));
    return this;
  }

  /** A check held. */
  public SampleRun holds(String engine, String claim) {
    Strength strength =
        new Strength(Kind.SAMPLED, 400, 24_000, "capacities 1, 2, 8", false, Map.of());
    return add(engine, claim, Verdict.HOLDS, false, null, strength, null);
  }

  /** A check held with figures. */
  public SampleRun measured(String claim, Map<String, String> figures) {
    Strength strength = new Strength(Kind.MEASURED, 6, 0, "one thread", false, figures);
    return add("jmh", claim, Verdict.HOLDS, false, null, strength, null);
  }

  /** A check found a violation. */
  public SampleRun violated(String engine, String claim, String reason, @Nullable String trace) {
    Strength strength =
        new Strength(Kind.BOUNDED, 1_234, 0, "2 threads of 3 operations", false, Map.of());
    return add(engine, claim, Verdict.VIOLATED, false, reason, strength, trace);
  }

  /** A check could not say. */
  public SampleRun inconclusive(String engine, String claim, String reason) {
    return add(engine, claim, Verdict.INCONCLUSIVE, false, reason, Strength.NONE, null);
  }

  /** A check did not run. */
  public SampleRun notRun(String engine, String claim, boolean notApplicable, String reason) {
    return add(engine, claim, Verdict.NOT_RUN, notApplicable, reason, Strength.NONE, null);
  }

  private SampleRun add(
      String engine,
      String claim,
      Verdict verdict,
      boolean notApplicable,
      @Nullable String reason,
      Strength strength,
      @Nullable String counterexample) {
    Contract contract = Contracts.parse(subject.contract());
    Replay replay =
        new Replay(
            engine.equals("lincheck") ? Replay.Kind.RESEARCH : Replay.Kind.DETERMINISTIC,
            "java -jar touchstone.jar certify "
                + subject.name()
                + " --claim "
                + claim
                + " --engine "
                + engine
                + " --budget quick --seed 1");
    evidence.add(
        new Evidence(
            Evidence.SCHEMA,
            new Evidence.SubjectId(
                subject.name(),
                subject.artifact(),
                subject.sha256(),
                subject.foreign() ? "reflection: its members are found by name" : ""),
            new Evidence.ContractId(
                contract.text(),
                contract.family(),
                contract.memoryOrder().name(),
                contract.attributes()),
            claim,
            new Evidence.EngineId(engine, "1.0"),
            "a-check",
            verdict,
            notApplicable,
            reason,
            strength,
            counterexample,
            verdict == Verdict.NOT_RUN ? null : replay,
            ENVIRONMENT,
            1,
            "2026-11-30T16:00:00Z",
            1_500));
    return this;
  }

  /** What it wrote down. */
  public RunLog log() {
    List<String> built = List.of("conformance", "lincheck", "jcstress", "jmh");
    return new RunLog(
        new RunHeader(
            RunHeader.SCHEMA,
            "0.1.0",
            "2026-11-30T16:00:00Z",
            "certify " + subject.name(),
            Budget.QUICK,
            1,
            List.of(subject),
            claims,
            engines,
            built,
            "",
            ENVIRONMENT),
        List.of(),
        evidence,
        List.of(),
        launches,
        new RunEnd(RunEnd.SCHEMA, "2026-11-30T16:02:00Z", interrupted),
        0);
  }

  /** The original's defect as an interleaving. */
  public static Trace trace() {
    return Trace.of(
        "offer(3) returned false although a slot was free",
        "The queue has room for 2 elements and holds 1 and 2.\n\n"
            + "The consumer claims the slot of 1, and with that the queue holds one element. The producer, which offers 3"
            + " only after that, must find room. It finds the slot not yet cleared and returns false.\n\n"
            + "In any order of the two operations that keeps their results, poll comes first, because it returned 1; then"
            + " one element is left, and offer(3) may not return false.",
        List.of("producer", "consumer"),
        List.of(
            Step.call(1, "poll()"),
            access(1, "poll()", Trace.Kind.READ, "producerIndex", "2", "volatile", 151),
            access(1, "poll()", Trace.Kind.UPDATE, "consumerIndex", "0 → 1", "volatile", 154),
            Step.call(0, "offer(3)"),
            access(0, "offer(3)", Trace.Kind.READ, "buffer[0]", "1", "volatile", 98)
                .noted("not cleared yet"),
            Step.returned(0, "offer(3)", "false"),
            access(1, "poll()", Trace.Kind.WRITE, "buffer[0]", "null", "release", 160),
            Step.returned(1, "poll()", "1"),
            Step.call(0, "size()"),
            Step.returned(0, "size()", "1")),
        List.of(
            new Trace.Table(
                "Outcomes",
                List.of("poll", "offer", "samples", "grade"),
                List.of(
                    List.of("1", "true", "8,123,004", "allowed"),
                    List.of("1", "false", "1,204,331", "forbidden")))));
  }

  private static Step access(
      int thread,
      String operation,
      Trace.Kind kind,
      String location,
      String value,
      String mode,
      int line) {
    return new Step(
        thread, operation, kind, location, value, mode, null, "SpmcArrayQueue.java", line, "");
  }
}
