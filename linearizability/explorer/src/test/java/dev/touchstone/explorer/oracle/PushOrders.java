package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.oracle.Candidate.Event;
import dev.touchstone.explorer.oracle.Candidate.Kind;
import java.util.ArrayList;
import java.util.List;

/** Tries every total order of full fences and volatile accesses. */
final class PushOrders {
  private final Candidate candidate;
  private final Relation program;

  private PushOrders(Candidate candidate, Relation program) {
    this.candidate = candidate;
    this.program = program;
  }

  static boolean allow(Candidate c, Relation visible, Relation program) {
    List<Integer> points = new ArrayList<>();
    for (int e = 0; e < c.size(); e++) {
      Event event = c.events.get(e);
      if (event.isVolatile() && !event.updateRead) {
        points.add(e);
      }
    }
    return new PushOrders(c, program).extend(visible.closure(), 0, points);
  }

  /** Appends each point in turn; what earlier points push is visible after it. */
  private boolean extend(Relation visible, long pushed, List<Integer> left) {
    if (!isCoherent(visible)) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      int point = left.get(i);
      long targets = targets(point);
      Relation more = visible.or(new Relation(candidate.size()));
      for (int e = 0; e < candidate.size(); e++) {
        if ((pushed >>> e & 1) != 0) {
          more.successors[e] |= targets;
        }
      }
      List<Integer> rest = new ArrayList<>(left);
      rest.remove(i);
      if (extend(more.closure(), pushed | sources(point), rest)) {
        return true;
      }
    }
    return left.isEmpty();
  }

  private long sources(int point) {
    if (candidate.events.get(point).kind != Kind.FENCE) {
      return 1L << point;
    }
    long before = 0;
    for (int e = 0; e < candidate.size(); e++) {
      if (program.has(e, point)) {
        before |= 1L << e;
      }
    }
    return before;
  }

  private long targets(int point) {
    boolean fence = candidate.events.get(point).kind == Kind.FENCE;
    long after = 0;
    for (int e = 0; e < candidate.size(); e++) {
      Event event = candidate.events.get(e);
      if (program.has(point, e) && (fence || (event.isVolatile() && event.isAccess()))) {
        after |= 1L << e;
      }
    }
    return after;
  }

  private boolean isCoherent(Relation visible) {
    for (int a = 0; a < candidate.size(); a++) {
      if (visible.has(a, a)) {
        return false;
      }
      if (candidate.events.get(a).kind != Kind.WRITE) {
        continue;
      }
      for (int b = 0; b < candidate.size(); b++) {
        if (visible.has(a, b)
            && candidate.sameLocation(a, b)
            && candidate.position(a) > candidate.position(b)) {
          return false;
        }
      }
    }
    return true;
  }
}
