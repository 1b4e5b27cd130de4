package dev.touchstone.models.explorer;

import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.explorer.NondeterministicProgramException;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.woven.AccessModes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** All that one run of the engine tries on one queue. */
final class QueueCampaign {
  private final EngineRun run;
  private final QueueSubject plain;
  private final WovenSubjects woven;
  private final Set<String> known = new TreeSet<>();
  private final Map<String, ShownExecution> shown = new LinkedHashMap<>();
  private final ClientTally tally = new ClientTally();
  private final long deadline;

  QueueCampaign(EngineRun run, QueueSubject subject, WovenSubjects woven) {
    this.run = run;
    this.plain = subject;
    this.woven = woven;
    this.deadline = System.nanoTime() + Duration.ofSeconds(seconds(run)).toNanos();
  }

  private static int seconds(EngineRun run) {
    return run.budget().explorer().seconds();
  }

  void run() {
    ExplorerCheck check = ExplorerCheck.QUEUE_CLIENTS;
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

  /** Explores; says why it could not be done at all. */
  private @Nullable String explored(List<String> claims) {
    try {
      if (!(woven.of(plain) instanceof QueueSubject subject)) {
        return "it is not a queue once woven";
      }
      QueueExploration exploration =
          new QueueExploration(woven.loader(), subject, AccessModes.AS_WRITTEN);
      int least = Math.max(1, subject.contract().minimumCapacity());
      for (int capacity = least; capacity <= Math.max(2, least); capacity++) {
        explore(exploration, capacity, claims);
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

  private void explore(QueueExploration exploration, int capacity, List<String> claims) {
    int actual = warmUp(exploration.subject(), capacity);
    List<QueueClient> clients =
        QueueClients.of(plain.contract(), capacity, actual, run.budget().explorer().size());
    for (QueueClient client : clients) {
      if (shown.keySet().containsAll(claims)) {
        return;
      }
      tally.planned();
      while (explore(exploration, client, actual)) {
        // Once more, for the claims that are not known to be violated.
      }
    }
  }

  /** Lets classes be initialized, and finds out how many elements the queue holds. */
  private static int warmUp(QueueSubject subject, int capacity) {
    QueueUnderTest queue = subject.create(capacity);
    int accepted = 0;
    while (accepted <= QueueClients.MOST_FILLED && queue.offer(accepted)) {
      accepted++;
    }
    while (queue.poll() != null) {
      // Down to an empty poll.
    }
    if (!subject.contract().bounded()) {
      return QueueSpecification.UNBOUNDED;
    }
    int documented = subject.contract().rounding().round(capacity);
    if (documented > 0) {
      return documented;
    }
    return subject.capabilities().contains(Capability.CAPACITY) ? queue.capacity() : accepted;
  }

  /** Explores a client; true if it showed a violation and may show another. */
  private boolean explore(QueueExploration exploration, QueueClient client, int actual) {
    Duration left = Duration.ofNanos(deadline - System.nanoTime());
    if (left.isNegative()) {
      tally.trouble("the time for this subject was up");
      return false;
    }
    Verification.Result result = exploration.explore(client, actual, known, new Jamx(), left);
    tally.add(client, result);
    Verification.Example example = result.smallest().orElse(null);
    if (example == null) {
      return false;
    }
    String claim = claim(example.fault());
    boolean isNew = known.add(claim);
    if (isNew) {
      Verification.Result sequential =
          exploration.explore(client, actual, Set.of(), new SequentialConsistency(), left);
      shown.put(claim, new ShownExecution(claim, client, example, sequential));
    }
    return isNew && example.fault().kind() != Fault.Kind.DEADLOCK;
  }

  private static String claim(Fault fault) {
    if (!fault.claim().isEmpty()) {
      return fault.claim();
    }
    return fault.kind() == Fault.Kind.DEADLOCK ? QueueClaims.PROGRESS : QueueClaims.FIFO;
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
    if (known.contains(QueueClaims.FIFO) && !claim.equals(QueueClaims.FIFO)) {
      why.add(
          QueueClaims.FIFO + " is violated, and without that " + claim + " has no meaning here");
    } else if (known.contains(QueueClaims.CAPACITY)) {
      why.add(QueueClaims.CAPACITY + " is violated, and without that nothing has meaning here");
    }
    why.addAll(tally.shortfalls());
    return why.isEmpty()
        ? Finding.holds(claim, tally.strength(), Replay.Kind.DETERMINISTIC)
        : Finding.inconclusive(claim, why.get(0), tally.strength(), Replay.Kind.DETERMINISTIC);
  }
}
