package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.explorer.NondeterministicProgramException;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All that one run of the engine tries on one subject: client programs, one after the other, each
 * again for the claims that are not known to be violated.
 *
 * @param <C> the client programs
 */
abstract class ClientCampaign<C extends Client> {
  private final EngineRun run;
  private final Subject plain;
  private final ExplorerCheck check;
  private final WovenSubjects woven;
  private final Set<String> known = new TreeSet<>();
  private final Map<String, ShownExecution> shown = new LinkedHashMap<>();
  private final ClientTally tally = new ClientTally();
  private final long deadline;

  ClientCampaign(EngineRun run, Subject subject, ExplorerCheck check, WovenSubjects woven) {
    this.run = run;
    this.plain = subject;
    this.check = check;
    this.woven = woven;
    this.deadline = System.nanoTime() + Duration.ofSeconds(seconds(run)).toNanos();
  }

  private static int seconds(EngineRun run) {
    return run.budget().explorer().seconds();
  }

  final void run() {
    List<String> claims = run.applicable(check, plain);
    if (claims.isEmpty()) {
      return;
    }
    Instant started = Instant.now();
    String refusal = explored(claims);
    for (String claim : claims) {
      run.report(plain, check, finding(claim, refusal), started);
    }
  }

  /** The client programs of the woven subject, small ones first. */
  abstract List<C> clients(Subject subject);

  /** Explores one client program of the subject that {@link #clients} was given. */
  abstract Verification.Result explore(
      C client, Set<String> violated, MemoryModel model, Duration time);

  /** The claim without which the others have no meaning. */
  abstract String foundation();

  /** The claim that a thread breaks which waits for ever. */
  abstract String progress();

  /** How large client programs may be, from 1 to 3. */
  final int size() {
    return run.budget().explorer().size();
  }

  /** The classes that are explored. */
  final ClassLoader loader() {
    return woven.loader();
  }

  /** Explores; says why it could not be done at all. */
  private @Nullable String explored(List<String> claims) {
    try {
      for (C client : clients(woven.of(plain))) {
        if (shown.keySet().containsAll(claims)) {
          return null;
        }
        tally.planned();
        while (explored(client)) {
          // Once more, for the claims that are not known to be violated.
        }
      }
      return null;
    } catch (UnsupportedCodeException e) {
      return "the explorer cannot take its code apart: " + e.getMessage();
    } catch (SubjectException | LinkageError e) {
      return "it could not be woven: " + e.getMessage();
    } catch (NondeterministicProgramException e) {
      tally.trouble("it does not do the same when it gets the same answers: " + e.getMessage());
      return null;
    }
  }

  /** Explores a client; true if it showed a violation and may show another. */
  private boolean explored(C client) {
    Duration left = Duration.ofNanos(deadline - System.nanoTime());
    if (left.isNegative()) {
      tally.trouble("the time for this subject was up");
      return false;
    }
    Verification.Result result = explore(client, known, new Jamx(), left);
    tally.add(client, result);
    Verification.Example example = result.smallest().orElse(null);
    if (example == null) {
      return false;
    }
    String claim = claim(example.fault());
    boolean isNew = known.add(claim);
    if (isNew) {
      Verification.Result sequential = explore(client, Set.of(), new SequentialConsistency(), left);
      shown.put(claim, new ShownExecution(claim, client, example, sequential));
    }
    return isNew && example.fault().kind() != Fault.Kind.DEADLOCK;
  }

  private String claim(Fault fault) {
    if (!fault.claim().isEmpty()) {
      return fault.claim();
    }
    return fault.kind() == Fault.Kind.DEADLOCK ? progress() : foundation();
  }

  private Finding finding(String claim, @Nullable String refusal) {
    ShownExecution execution = shown.get(claim);
    if (execution != null) {
      return Finding.violated(
          claim,
          execution.reason(),
          tally.strength(),
          execution.trace(),
          Replay.Kind.DETERMINISTIC);
    }
    if (refusal != null) {
      return Finding.notRun(claim, refusal);
    }
    List<String> why = new ArrayList<>();
    for (String other : List.of(foundation(), QueueClaims.CAPACITY)) {
      if (known.contains(other) && !claim.equals(other)) {
        why.add(other + " is violated, and without that " + claim + " has no meaning here");
      }
    }
    why.addAll(tally.shortfalls());
    return why.isEmpty()
        ? Finding.holds(claim, tally.strength(), Replay.Kind.DETERMINISTIC)
        : Finding.inconclusive(claim, why.get(0), tally.strength(), Replay.Kind.DETERMINISTIC);
  }
}
