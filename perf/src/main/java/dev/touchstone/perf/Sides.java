package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.EngineRequest;
import dev.touchstone.perf.rows.JctoolsSpmcRows;
import dev.touchstone.perf.rows.QueueRows;
import dev.touchstone.perf.rows.ReferenceSpmcRows;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Which rows measure which queue. */
final class Sides {
  /** Compiled against directly, both of them, so that no adapter is measured. */
  private static final String REFERENCE = "touchstone:SpmcArrayQueue";

  private static final String JCTOOLS_SPMC = "org.jctools.queues.SpmcArrayQueue";
  private static final String JCTOOLS_BASELINE = "org.jctools:jctools-core:4.0.6:" + JCTOOLS_SPMC;

  private final EngineRequest request;
  private final Peers peers;

  Sides(EngineRequest request) {
    this.request = request;
    this.peers = new Peers(request.workDirectory());
  }

  /** Any subject as a {@link java.util.Queue}. */
  Side any(Subject subject) {
    return new Side(
        subject.name(),
        QueueRows.class,
        Map.of("subject", subject.name(), "contract", request.contract()),
        Peers.ours());
  }

  /** The subject as it is compared with a baseline. */
  Side subject(Subject subject) {
    return subject.name().equals(REFERENCE)
        ? new Side(REFERENCE, ReferenceSpmcRows.class, Map.of(), Peers.ours())
        : any(subject);
  }

  /**
   * The baseline that the subject's contract names, by rows of the same kind as the subject's.
   *
   * @return empty if the baseline does not travel with this engine
   */
  Optional<Side> baseline(Subject subject) throws IOException {
    if (!subject.contract().baseline().equals(JCTOOLS_BASELINE)) {
      return Optional.empty();
    }
    Side side =
        subject.name().equals(REFERENCE)
            ? new Side(JCTOOLS_BASELINE, JctoolsSpmcRows.class, Map.of(), peers.withJctools())
            : new Side(
                JCTOOLS_BASELINE,
                QueueRows.class,
                Map.of("subject", JCTOOLS_SPMC, "contract", "spmc-bounded"),
                peers.withJctools());
    return Optional.of(side);
  }
}
