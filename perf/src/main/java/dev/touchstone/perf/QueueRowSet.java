package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.perf.rows.BatchRows;
import dev.touchstone.perf.rows.JctoolsSpmcRows;
import dev.touchstone.perf.rows.QueueRows;
import dev.touchstone.perf.rows.ReferenceSpmcRows;
import dev.touchstone.perf.rows.RelaxedRows;
import dev.touchstone.queue.BoundedQueue;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Queues, one thread. */
final class QueueRowSet implements RowSet {
  /** Compiled against directly, both of them, so that no adapter is measured. */
  private static final String REFERENCE = "touchstone:SpmcArrayQueue";

  private static final String JCTOOLS_SPMC = "org.jctools.queues.SpmcArrayQueue";
  private static final String JCTOOLS_BASELINE = "org.jctools:jctools-core:4.0.6:" + JCTOOLS_SPMC;

  @Override
  public String allocationClaim() {
    return QueueClaims.ALLOC;
  }

  @Override
  public String speedClaim() {
    return QueueClaims.SPEED;
  }

  @Override
  public String suffix() {
    return "";
  }

  @Override
  public Optional<String> notMeasurable(Subject subject) {
    return ((QueueSubject) subject).capabilities().contains(Capability.COLLECTION)
        ? Optional.empty()
        : Optional.of(
            "the queue is not a java.util.Queue, and an adapter would be measured with it");
  }

  @Override
  public int bytesPerOperation(Subject subject) {
    return ((QueueSubject) subject).contract().bytesPerOperation();
  }

  @Override
  public String conditions() {
    return "one thread, capacity 1024";
  }

  @Override
  public String operation() {
    return "one element in and out";
  }

  @Override
  public String scene(Subject subject) {
    return "One thread puts elements into a "
        + subject.name()
        + " and takes them out again, for as long as it takes to reach a steady state; the elements exist before";
  }

  @Override
  public Map<String, Side> allocationRows(Subject subject, EngineRequest request) {
    QueueSubject queue = (QueueSubject) subject;
    Map<String, Side> rows = new LinkedHashMap<>();
    Side raw = any(subject, request);
    rows.put("addRemove1", raw);
    if (queue.capabilities().contains(Capability.RELAXED_OFFER)
        && queue.capabilities().contains(Capability.RELAXED_POLL)) {
      rows.put("relaxedAddRemove1", raw.measuredBy(RelaxedRows.class));
    }
    if (queue.create(2).collection() instanceof BoundedQueue) {
      rows.put("fillDrain100", raw.measuredBy(BatchRows.class));
    }
    return rows;
  }

  @Override
  public List<String> speedRows() {
    return List.of("addRemove1", "addRemove1000");
  }

  @Override
  public Side subject(Subject subject, EngineRequest request) {
    return subject.name().equals(REFERENCE)
        ? new Side(REFERENCE, ReferenceSpmcRows.class, Map.of(), Peers.ours())
        : any(subject, request);
  }

  /** Any subject as a {@link java.util.Queue}. */
  private static Side any(Subject subject, EngineRequest request) {
    return new Side(
        subject.name(),
        QueueRows.class,
        Map.of("subject", subject.name(), "contract", request.contract()),
        Peers.ours());
  }

  @Override
  public Optional<Side> baseline(Subject subject, EngineRequest request) throws IOException {
    if (!subject.contract().baseline().equals(JCTOOLS_BASELINE)) {
      return Optional.empty();
    }
    Side side =
        subject.name().equals(REFERENCE)
            ? new Side(
                JCTOOLS_BASELINE,
                JctoolsSpmcRows.class,
                Map.of(),
                new Peers(request.workDirectory()).withJctools())
            : new Side(
                JCTOOLS_BASELINE,
                QueueRows.class,
                Map.of("subject", JCTOOLS_SPMC, "contract", "spmc-bounded"),
                new Peers(request.workDirectory()).withJctools());
    return Optional.of(side);
  }
}
