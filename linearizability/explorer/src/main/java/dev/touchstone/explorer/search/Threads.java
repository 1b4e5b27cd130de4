package dev.touchstone.explorer.search;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.graph.Event;
import dev.touchstone.explorer.graph.ExecutionGraph;
import java.util.List;
import java.util.Optional;

/** Runs the threads on a graph, one after the other, until none can go on. */
final class Threads {
  enum End {
    COMPLETE,
    BLOCKED,
    DEAD,
    LIMIT
  }

  private final Program program;
  private final ThreadRun[] threads;
  private final View view;
  private long runs;

  Threads(Search search, Program program, ExecutionGraph graph) {
    this.program = program;
    threads = new ThreadRun[program.threads()];
    for (int t = 0; t < threads.length; t++) {
      threads[t] = new ThreadRun(search, t, graph);
    }
    view = new View(graph);
  }

  long runs() {
    return runs;
  }

  /**
   * Extends the graph until no thread can go on. The next thread is always the lowest one that is
   * neither at its end nor blocked, so that the order is a function of the graph only.
   */
  End run(ExecutionGraph graph) {
    try {
      int t = 0;
      while (t < threads.length) {
        if (mayGoOn(graph, t)) {
          runs++;
          threads[t].run(graph);
          t = 0;
        } else {
          t++;
        }
      }
    } catch (Halt halt) {
      return halt == Halt.DEAD ? End.DEAD : End.LIMIT;
    }
    for (int t = 0; t < threads.length; t++) {
      if (!isFinished(graph, t) && !neverStarted(graph, t)) {
        return End.BLOCKED;
      }
    }
    return End.COMPLETE;
  }

  private boolean mayGoOn(ExecutionGraph graph, int t) {
    LastRun thread = last(t);
    if (!thread.isCurrent(graph)) {
      return true;
    }
    if (thread.state() != LastRun.State.WAITING) {
      return false;
    }
    int other = thread.waitsFor();
    return other == t ? graph.startOf(t) != 0 : isFinished(graph, other);
  }

  private LastRun last(int t) {
    return threads[t].last();
  }

  boolean isFinished(ExecutionGraph graph, int t) {
    LastRun thread = last(t);
    return (thread.state() == LastRun.State.FINISHED || thread.state() == LastRun.State.FAILED)
        && thread.isCurrent(graph);
  }

  private boolean neverStarted(ExecutionGraph graph, int t) {
    return program.isStartedByOther(t) && graph.startOf(t) == 0;
  }

  Execution execution(ExecutionGraph graph, long represents) {
    view.graph = graph;
    view.represents = represents;
    return view;
  }

  private final class View implements Execution {
    private ExecutionGraph graph;
    private long represents = 1;

    View(ExecutionGraph graph) {
      this.graph = graph;
    }

    @Override
    public Program program() {
      return program;
    }

    @Override
    public ExecutionGraph graph() {
      return graph;
    }

    @Override
    public long represents() {
      return represents;
    }

    @Override
    public List<CallRecord> calls(int thread) {
      return last(thread).calls();
    }

    @Override
    public Optional<Long> noted(int thread, String name) {
      return Optional.ofNullable(last(thread).notes().get(name));
    }

    @Override
    public Optional<Throwable> failure(int thread) {
      return Optional.ofNullable(last(thread).failure());
    }

    @Override
    public CodePlace place(int thread, int position) {
      return last(thread).place(position);
    }

    @Override
    public boolean isFinished(int thread) {
      return Threads.this.isFinished(graph, thread);
    }

    @Override
    public boolean isStuck() {
      boolean anyBlocked = false;
      for (int t = 0; t < threads.length; t++) {
        if (isFinished(t) || neverStarted(graph, t)) {
          continue;
        }
        LastRun.State state = last(t).state();
        if (state == LastRun.State.ASSUMED_AWAY
            || state == LastRun.State.CUT
            || (state == LastRun.State.BLOCKED && !seesNewest(t))) {
          return false;
        }
        anyBlocked = true;
      }
      return anyBlocked;
    }

    private boolean seesNewest(int t) {
      for (int i = last(t).spinFrom(); i < graph.length(t); i++) {
        int e = graph.event(t, i);
        if (graph.is(e, Event.READ) && graph.position(e) != graph.writes(graph.location(e)) - 1) {
          return false;
        }
      }
      return true;
    }
  }
}
