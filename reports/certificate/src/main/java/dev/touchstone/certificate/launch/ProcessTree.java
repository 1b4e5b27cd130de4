package dev.touchstone.certificate.launch;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Kills a process with all that it started. */
final class ProcessTree {
  private static final int ROUNDS = 5;
  private static final int PATIENCE_SECONDS = 5;

  private ProcessTree() {}

  /**
   * Kills the descendants first and the process last, in rounds, because one that is still alive
   * may start another meanwhile. Descendants of a process that is dead already have no parent any
   * more and cannot be found.
   */
  static void kill(ProcessHandle process) {
    for (int round = 0; round < ROUNDS; round++) {
      List<ProcessHandle> tree = Stream.concat(process.descendants(), Stream.of(process)).toList();
      tree.forEach(ProcessHandle::destroyForcibly);
      tree.forEach(ProcessTree::await);
      if (tree.size() == 1) {
        return;
      }
    }
  }

  private static void await(ProcessHandle process) {
    try {
      process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // It does not go away; there is nothing left that could be done to it.
    }
  }
}
