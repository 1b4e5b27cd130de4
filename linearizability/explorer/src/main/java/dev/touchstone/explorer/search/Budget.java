package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Limit;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Visitor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Counts what a search has seen, holds it to its limits, and estimates how much is left. */
final class Budget {
  private final Limits limits;
  private final Visitor visitor;
  private final long deadline;

  private long complete;
  private long represented;
  private long blocked;
  private long dead;
  private long steps;
  private int maxDepth;
  private int maxEvents;
  private double done;
  private @Nullable Limit limit;
  private boolean spent;

  Budget(Limits limits, Visitor visitor) {
    this.limits = limits;
    this.visitor = visitor;
    deadline = System.nanoTime() + limits.time().toNanos();
  }

  /** True if the search must end now. */
  boolean isSpent() {
    return spent;
  }

  /** How many calls a thread may make in one run. */
  int mostThreadSteps() {
    return limits.threadSteps();
  }

  Exploration result(long threadRuns) {
    return new Exploration(
        complete,
        represented,
        blocked,
        dead,
        steps,
        threadRuns,
        maxDepth,
        maxEvents - 1,
        Optional.ofNullable(limit),
        limit == null ? 1 : Math.min(done, 1));
  }

  /** Notes that a part of the whole search is behind. */
  void finished(double share) {
    done += share;
  }

  void countDead() {
    dead++;
  }

  void noteSize(int size) {
    maxEvents = Math.max(maxEvents, size);
  }

  /** Counts a complete graph that stands for so many. */
  void countComplete(long standsFor, boolean goOn) {
    complete++;
    represented += standsFor;
    counted(goOn);
  }

  void countBlocked(boolean goOn) {
    blocked++;
    counted(goOn);
  }

  private void counted(boolean goOn) {
    long graphs = complete + blocked;
    if (!goOn) {
      end(Limit.STOPPED);
    } else if (graphs >= limits.graphs()) {
      end(Limit.GRAPHS);
    } else if ((graphs & 0xff) == 0) {
      checkTime();
      if ((graphs & 0xffff) == 0) {
        visitor.progress(graphs, Math.min(done, 1));
      }
    }
  }

  private void checkTime() {
    if (System.nanoTime() - deadline > 0) {
      end(Limit.TIME);
    }
  }

  private void end(Limit why) {
    limit = why;
    spent = true;
  }

  void noteDepth(int depth) {
    maxDepth = Math.max(maxDepth, depth);
  }

  /** Notes that a thread was cut in a loop: graphs are missing, the others go on. */
  void noteCut() {
    if (limit == null) {
      limit = Limit.THREAD_STEPS;
    }
  }

  /** Counts a call of a thread; false at a limit. */
  boolean countStep() {
    steps++;
    if (steps > limits.steps()) {
      end(Limit.STEPS);
    } else if ((steps & 0xffff) == 0) {
      checkTime();
    }
    return !spent;
  }

  /** True if a graph of this size may have another event; if not, graphs are missing. */
  boolean admits(int size) {
    if (size + 1 > limits.events()) {
      if (limit == null) {
        limit = Limit.EVENTS;
      }
      return false;
    }
    return true;
  }

  /** True if the graphs in use may take this much memory; else the search ends. */
  boolean admitsBytes(long bytes) {
    if (bytes > limits.bytes()) {
      end(Limit.MEMORY);
    }
    return !spent;
  }
}
