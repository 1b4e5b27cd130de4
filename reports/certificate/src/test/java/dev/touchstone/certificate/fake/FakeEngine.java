package dev.touchstone.certificate.fake;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Check;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** An engine whose behaviour is chosen by the seed of the request. */
public final class FakeEngine implements Engine {
  private final Behaviour behaviour;

  FakeEngine(Behaviour behaviour) {
    this.behaviour = behaviour;
  }

  /** What it does after its plan. */
  public enum Behaviour {
    HOLDS(1),
    VIOLATES_FULL(2),
    DIES_HALFWAY(3),
    HANGS_HALFWAY(4),
    LEAVES_HALF_A_LINE(5),
    SAYS_NOTHING(6),
    HANGS_WITH_CHILD(7);

    private final long seed;

    Behaviour(long seed) {
      this.seed = seed;
    }

    /** The seed that chooses it. */
    public long seed() {
      return seed;
    }

    static Behaviour of(long seed) {
      return Arrays.stream(values()).filter(b -> b.seed == seed).findFirst().orElseThrow();
    }
  }

  /** The main class of the fake engine's jar. */
  public static void main(String[] arguments) throws Exception {
    EngineRequest request = EngineRequest.read(Path.of(arguments[0]));
    Behaviour behaviour = Behaviour.of(request.seed());
    if (behaviour == Behaviour.SAYS_NOTHING) {
      System.err.println("the fake engine cannot even start");
      Runtime.getRuntime().halt(3);
    }
    EngineMain.main(new FakeEngine(behaviour), arguments);
  }

  @Override
  public String name() {
    return "conformance";
  }

  @Override
  public String version() {
    return "fake";
  }

  @Override
  public List<? extends Check> checks() {
    return List.of(new FakeCheck(QueueClaims.FIFO), new FakeCheck(QueueClaims.FULL));
  }

  @Override
  public void run(EngineRun run) throws Exception {
    for (Subject subject : run.subjects()) {
      boolean first = true;
      for (Check check : checks()) {
        String claim = check.claims().get(0);
        if (run.applicable(check, subject).contains(claim)) {
          if (!first) {
            misbehave(run);
          }
          run.report(subject, check, finding(claim), Instant.now());
          first = false;
        }
      }
    }
  }

  private Finding finding(String claim) {
    Strength strength =
        new Strength(Strength.Kind.SAMPLED, 4, 1_000, "one thread", false, Map.of());
    if (behaviour == Behaviour.VIOLATES_FULL && claim.equals(QueueClaims.FULL)) {
      return Finding.violated(
          claim,
          "offer returned false although there was room",
          strength,
          Trace.of(
              "offer(1) returned false on an empty queue",
              "The queue holds 0 of 2 elements, and yet offer(1) returned false.",
              List.of("main"),
              List.of(Trace.Step.call(0, "offer(1)"), Trace.Step.returned(0, "offer(1)", "false")),
              List.of()),
          Replay.Kind.DETERMINISTIC);
    }
    return Finding.holds(claim, strength, Replay.Kind.DETERMINISTIC);
  }

  private void misbehave(EngineRun run) throws Exception {
    switch (behaviour) {
      case DIES_HALFWAY -> {
        System.err.println("the fake engine dies now");
        Runtime.getRuntime().halt(137);
      }
      case LEAVES_HALF_A_LINE -> {
        Files.writeString(
            run.request().evidenceFile(),
            "{\"schema\":\"touchstone-evid",
            StandardOpenOption.APPEND);
        Runtime.getRuntime().halt(1);
      }
      case HANGS_HALFWAY -> Thread.currentThread().join();
      case HANGS_WITH_CHILD -> {
        new ProcessBuilder("sleep", "600").start();
        Thread.currentThread().join();
      }
      default -> {}
    }
  }

  /** One check for one claim. */
  private record FakeCheck(String claim) implements Check {
    @Override
    public String id() {
      return "fake-" + claim.toLowerCase(Locale.ROOT);
    }

    @Override
    public List<String> claims() {
      return List.of(claim);
    }

    @Override
    public String sentence() {
      return "pretends";
    }

    @Override
    public Optional<String> notApplicable(Subject subject, String claim) {
      return Optional.empty();
    }
  }
}
