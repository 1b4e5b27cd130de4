package dev.touchstone.models.explorer;

import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.UnequalThreadsException;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.Judge;
import dev.touchstone.explorer.judge.LoadBuffering;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.explorer.woven.WovenHeap;
import java.time.Duration;
import java.util.Set;

/**
 * Explores client programs on a queue whose classes are woven.
 *
 * @param loader of those classes
 * @param subject the queue, from that loader
 * @param modes in which mode each access is made
 */
record QueueExploration(ClassLoader loader, QueueSubject subject, AccessModes modes) {

  /** How many calls of one thread a run may make: more is a loop that nothing ends. */
  private static final int THREAD_STEPS = 2_000;

  /** The same with other modes. */
  QueueExploration with(AccessModes other) {
    return new QueueExploration(loader, subject, other);
  }

  /**
   * Explores one client program.
   *
   * @param actual how many elements the queue holds
   * @param known claims that are known to be violated
   */
  Verification.Result explore(
      QueueClient client, int actual, Set<String> known, MemoryModel model, Duration time) {
    long deadline = System.nanoTime() + time.toNanos();
    try {
      return explore(client, actual, known, model, time, true);
    } catch (UnequalThreadsException e) {
      Duration left = Duration.ofNanos(deadline - System.nanoTime());
      return explore(client, actual, known, model, left, false);
    }
  }

  /** The same; a subject may tell the threads that run it apart, and then none may be merged. */
  Verification.Result explore(
      QueueClient client,
      int actual,
      Set<String> known,
      MemoryModel model,
      Duration time,
      boolean mergesEqual) {
    WovenHeap heap = new WovenHeap(loader, modes);
    QueueProgram program =
        new QueueProgram(client, subject.create(client.capacity()), heap, mergesEqual);
    return verified(
        program.program(),
        heap,
        new QueueJudge(subject.contract(), client, actual, known),
        model,
        time);
  }

  /** Explores a program that was made on a heap. */
  static Verification.Result verified(
      Program program, WovenHeap heap, Judge judge, MemoryModel model, Duration time) {
    Verification.Result result =
        Verification.of(
                Explorer.of(model)
                    .within(Limits.wide().withThreadSteps(THREAD_STEPS).withTime(time)),
                new Failures(),
                judge,
                new LoadBuffering())
            .run(program);
    if (heap.made().isEmpty()) {
      throw new UnsupportedCodeException(
          "its operations make no access that is seen, like those of a class of the JDK");
    }
    return result;
  }
}
