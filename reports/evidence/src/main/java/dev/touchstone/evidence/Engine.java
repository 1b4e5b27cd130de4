package dev.touchstone.evidence;

import java.util.List;

/**
 * One way of trying: it runs in a JVM of its own, through {@link EngineMain}, with the subjects on
 * its class path. An engine reports each finding as soon as it has it.
 */
public interface Engine {

  /** As on the command line and in evidence. */
  String name();

  /** Of the tool behind it, or of Touchstone where there is none. */
  String version();

  /** Everything that it can check. */
  List<? extends Check> checks();

  /**
   * Runs the checks that the run selects on the run's subjects, and reports what it finds. What it
   * does not report although it was planned becomes INCONCLUSIVE.
   */
  void run(EngineRun run) throws Exception;
}
