package dev.touchstone.races.launch;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** Runs configurations, each in a JVM of its own. */
@FunctionalInterface
public interface Forks {
  /**
   * Runs configurations, as many at a time as there are cores for, and hands each result on as it
   * comes, one at a time. Returns when all forks have ended.
   *
   * @param subject the subject's name
   * @param contract text of the contract for a subject whose provider does not know it
   */
  void run(
      List<Configuration> configurations, String subject, String contract, Consumer<Trial> results)
      throws IOException;
}
