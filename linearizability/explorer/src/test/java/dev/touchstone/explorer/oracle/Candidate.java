package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.AccessMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A candidate execution of a random program: events, sources, coherence orders; -1 is initial. */
final class Candidate {
  enum Kind {
    READ,
    WRITE,
    FENCE,
    CHOICE,
    START,
    BEGIN,
    JOIN
  }

  /** An event; {@code step} is null for the beginning of a thread. */
  static final class Event {
    final int thread;
    final int index;
    final Kind kind;
    final int location;
    final AccessMode mode;
    final Step step;
    final boolean updateWrite;
    final boolean updateRead;
    int choice;

    Event(
        int thread,
        int index,
        Kind kind,
        int location,
        AccessMode mode,
        Step step,
        boolean updateRead,
        boolean updateWrite) {
      this.thread = thread;
      this.index = index;
      this.kind = kind;
      this.location = location;
      this.mode = mode;
      this.step = step;
      this.updateRead = updateRead;
      this.updateWrite = updateWrite;
    }

    boolean acquires() {
      return mode.acquires() && (kind == Kind.READ || kind == Kind.FENCE);
    }

    boolean releases() {
      return mode.releases() && (kind == Kind.WRITE || kind == Kind.FENCE);
    }

    boolean isVolatile() {
      return mode == AccessMode.VOLATILE && kind != Kind.CHOICE;
    }

    boolean isAccess() {
      return kind == Kind.READ || kind == Kind.WRITE;
    }
  }

  final List<Event> events;
  final int[] source;
  final int[][] order;
  final int[] place;
  final Relation po;
  final Relation junction;

  Candidate(List<Event> events, int[] source, int[][] order, Relation po, Relation junction) {
    this.events = events;
    this.source = source;
    this.order = order;
    this.po = po;
    this.junction = junction;
    place = new int[events.size()];
    Arrays.fill(place, -1);
    for (int[] location : order) {
      for (int i = 0; i < location.length; i++) {
        place[location[i]] = i;
      }
    }
  }

  int size() {
    return events.size();
  }

  /** Position in the coherence order of what the event writes or sees; -1 is the initial write. */
  int position(int e) {
    if (events.get(e).kind == Kind.WRITE) {
      return place[e];
    }
    return source[e] < 0 ? -1 : place[source[e]];
  }

  boolean sameLocation(int a, int b) {
    return events.get(a).isAccess()
        && events.get(b).isAccess()
        && events.get(a).location == events.get(b).location;
  }

  Relation readsFrom() {
    Relation rf = new Relation(size());
    for (int e = 0; e < size(); e++) {
      if (events.get(e).kind == Kind.READ && source[e] >= 0) {
        rf.add(source[e], e);
      }
    }
    return rf;
  }

  /** Coherence order: all pairs of writes. */
  Relation coherence() {
    Relation mo = new Relation(size());
    for (int[] location : order) {
      for (int i = 0; i < location.length; i++) {
        for (int j = i + 1; j < location.length; j++) {
          mo.add(location[i], location[j]);
        }
      }
    }
    return mo;
  }

  Relation fromRead() {
    Relation fr = new Relation(size());
    for (int r = 0; r < size(); r++) {
      if (events.get(r).kind == Kind.READ) {
        for (int w : order[events.get(r).location]) {
          if (place[w] > position(r)) {
            fr.add(r, w);
          }
        }
      }
    }
    return fr;
  }

  /** A name that equal graphs share. */
  String key() {
    List<String> parts = new ArrayList<>();
    for (int e = 0; e < size(); e++) {
      Event event = events.get(e);
      String what = event.kind.name();
      if (event.kind == Kind.READ) {
        what += source[e] < 0 ? "init" : nameOf(source[e]);
      } else if (event.kind == Kind.CHOICE) {
        what += event.choice;
      }
      parts.add(event.thread + "." + event.index + what);
    }
    for (int[] location : order) {
      StringBuilder chain = new StringBuilder("mo");
      for (int w : location) {
        chain.append(nameOf(w));
      }
      parts.add(chain.toString());
    }
    return String.join(" ", parts);
  }

  private String nameOf(int e) {
    return "(" + events.get(e).thread + "." + events.get(e).index + ")";
  }
}
