package dev.touchstone.perf;

import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.EngineRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is measured of one kind of primitive: which rows, in which forks, and how a reader is told.
 * Both checks are the same for every kind.
 */
interface RowSet {

  /** The claim on bytes per operation. */
  String allocationClaim();

  /** The claim on speed. */
  String speedClaim();

  /** Behind the name of a check, so that checks of different kinds differ. */
  String suffix();

  /**
   * Why a subject cannot be measured at all.
   *
   * @return empty if it can
   */
  Optional<String> notMeasurable(Subject subject);

  /** Bytes per operation that the subject's contract allows. */
  int bytesPerOperation(Subject subject);

  /** Threads and sizes, in a few words. */
  String conditions();

  /** What one operation is, as the end of a sentence. */
  String operation();

  /** What the rows for bytes do to a subject, as a sentence's beginning. */
  String scene(Subject subject);

  /** The rows for bytes, by name. */
  Map<String, Side> allocationRows(Subject subject, EngineRequest request);

  /** The rows for speed, by name. */
  List<String> speedRows();

  /** The subject as it is compared with a baseline. */
  Side subject(Subject subject, EngineRequest request);

  /**
   * The baseline that the subject's contract names, by rows of the same kind as the subject's.
   *
   * @return empty if the baseline does not travel with this engine
   */
  Optional<Side> baseline(Subject subject, EngineRequest request) throws IOException;
}
