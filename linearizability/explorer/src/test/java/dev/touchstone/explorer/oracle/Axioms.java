package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.oracle.Candidate.Event;
import dev.touchstone.explorer.oracle.Candidate.Kind;

/** The models as the papers write them, in relation algebra; po and rf together are acyclic. */
final class Axioms {
  private Axioms() {}

  private interface Filter {
    boolean keeps(Event event);
  }

  private static long set(Candidate c, Filter filter) {
    long set = 0;
    for (int e = 0; e < c.size(); e++) {
      if (filter.keeps(c.events.get(e))) {
        set |= 1L << e;
      }
    }
    return set;
  }

  private static Relation only(Candidate c, Filter filter) {
    return Relation.identity(c.size(), set(c, filter));
  }

  private static Relation where(Candidate c, Relation relation, boolean sameLocation) {
    Relation result = new Relation(c.size());
    for (int a = 0; a < c.size(); a++) {
      for (int b = 0; b < c.size(); b++) {
        if (relation.has(a, b) && c.sameLocation(a, b) == sameLocation) {
          result.add(a, b);
        }
      }
    }
    return result;
  }

  static boolean sequential(Candidate c) {
    return c.po.or(c.junction).or(c.readsFrom()).or(c.coherence()).or(c.fromRead()).isAcyclic();
  }

  static boolean rc11(Candidate c, boolean otherLocation, boolean tail) {
    int n = c.size();
    Relation rf = c.readsFrom();
    Relation mo = c.coherence();
    Relation fr = c.fromRead();
    Relation rmw = new Relation(n);
    for (int e = 0; e < n; e++) {
      if (c.events.get(e).updateWrite) {
        rmw.add(e - 1, e);
      }
    }
    Relation writes = only(c, e -> e.kind == Kind.WRITE);
    Relation reads = only(c, e -> e.kind == Kind.READ);
    Relation fences = only(c, e -> e.kind == Kind.FENCE);
    Relation sequence = rf.then(rmw).closure().optional();
    if (tail) {
      sequence = where(c, c.po, true).then(writes).optional().then(sequence);
    }
    Relation synchronises =
        only(c, Event::releases)
            .then(fences.then(c.po).optional())
            .then(writes)
            .then(sequence)
            .then(rf)
            .then(reads)
            .then(c.po.then(fences).optional())
            .then(only(c, Event::acquires));
    Relation hb = c.po.or(synchronises).or(c.junction).closure();
    Relation eco = rf.or(mo).or(fr).closure();
    if (!hb.isIrreflexive() || !hb.then(eco).isIrreflexive()) {
      return false;
    }
    Relation step = otherLocation ? where(c, c.po, false) : c.po;
    Relation scb = c.po.or(step.then(hb).then(step)).or(where(c, hb, true)).or(mo).or(fr);
    Relation sc = only(c, Event::isVolatile);
    Relation scFences = only(c, e -> e.isVolatile() && e.kind == Kind.FENCE);
    Relation base =
        sc.or(scFences.then(hb.optional())).then(scb).then(sc.or(hb.optional().then(scFences)));
    Relation fence = scFences.then(hb.or(hb.then(eco).then(hb))).then(scFences);
    return base.or(fence).isAcyclic();
  }

  /** JAMx with every total order of push points tried. */
  static boolean jamx(Candidate c) {
    int n = c.size();
    if (!ownAccessesAreCoherent(c)) {
      return false;
    }
    Relation vo = new Relation(n).or(c.readsFrom());
    Relation program = c.po.or(c.junction).closure();
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        if (c.po.has(a, b) && isOrdered(c, a, b)) {
          vo.add(a, b);
        }
        if (a != b && program.has(a, b) && c.events.get(a).thread != c.events.get(b).thread) {
          // b follows a through a start or a join: that edge orders everything.
          vo.add(a, b);
        }
      }
    }
    return PushOrders.allow(c, vo, program);
  }

  private static boolean ownAccessesAreCoherent(Candidate c) {
    for (int a = 0; a < c.size(); a++) {
      for (int b = 0; b < c.size(); b++) {
        if (!c.po.has(a, b) || !c.sameLocation(a, b)) {
          continue;
        }
        Event first = c.events.get(a);
        Event second = c.events.get(b);
        boolean plain =
            first.kind == Kind.READ
                && second.kind == Kind.READ
                && (first.mode == AccessMode.PLAIN || second.mode == AccessMode.PLAIN);
        boolean strictly = second.kind == Kind.WRITE;
        if (!plain && (strictly ? c.position(a) >= c.position(b) : c.position(a) > c.position(b))) {
          return false;
        }
      }
    }
    return true;
  }

  /** True if program order from a to b is visible to other threads. */
  private static boolean isOrdered(Candidate c, int a, int b) {
    Event first = c.events.get(a);
    Event second = c.events.get(b);
    if ((first.kind == Kind.READ && first.acquires())
        || (second.kind == Kind.WRITE && second.releases())
        || (first.isVolatile() && first.isAccess() && second.isVolatile() && second.isAccess())
        || (second.updateWrite && a == b - 1)
        || first.kind == Kind.BEGIN
        || second.kind == Kind.START
        || first.kind == Kind.JOIN) {
      return true;
    }
    for (int f = a + 1; f < b; f++) {
      Event fence = c.events.get(f);
      if (fence.kind == Kind.FENCE
          && (fence.isVolatile()
              || (fence.acquires() && first.kind == Kind.READ)
              || (fence.releases() && second.kind == Kind.WRITE))) {
        return true;
      }
    }
    return false;
  }
}
