package dev.touchstone.models.explorer;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that one run of the engine tries on one queue. */
final class QueueCampaign extends ClientCampaign<QueueClient> {
  private final Map<Integer, Integer> actual = new HashMap<>();
  private @Nullable QueueExploration exploration;

  QueueCampaign(EngineRun run, QueueSubject subject, WovenSubjects woven) {
    super(run, subject, ExplorerCheck.QUEUE_CLIENTS, woven);
  }

  @Override
  List<QueueClient> clients(Subject subject) {
    if (!(subject instanceof QueueSubject queue)) {
      throw new SubjectException("it is not a queue once woven");
    }
    exploration = new QueueExploration(loader(), queue, AccessModes.AS_WRITTEN);
    List<QueueClient> clients = new ArrayList<>();
    int least = Math.max(1, queue.contract().minimumCapacity());
    for (int capacity = least; capacity <= Math.max(2, least); capacity++) {
      int holds = warmUp(queue, capacity);
      actual.put(capacity, holds);
      clients.addAll(QueueClients.of(queue.contract(), capacity, holds, size()));
    }
    return clients;
  }

  @Override
  Verification.Result explore(
      QueueClient client, Set<String> violated, MemoryModel model, Duration time) {
    int holds = Objects.requireNonNull(actual.get(client.capacity()));
    return Objects.requireNonNull(exploration).explore(client, holds, violated, model, time);
  }

  @Override
  String foundation() {
    return QueueClaims.FIFO;
  }

  @Override
  String progress() {
    return QueueClaims.PROGRESS;
  }

  /** The claim that a fault violates. */
  static String claim(Fault fault) {
    if (!fault.claim().isEmpty()) {
      return fault.claim();
    }
    return fault.kind() == Fault.Kind.DEADLOCK ? QueueClaims.PROGRESS : QueueClaims.FIFO;
  }

  /** Lets classes be initialized, and finds out how many elements the queue holds. */
  static int warmUp(QueueSubject subject, int capacity) {
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
}
