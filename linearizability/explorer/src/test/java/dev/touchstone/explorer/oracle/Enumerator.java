package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.oracle.Candidate.Event;
import dev.touchstone.explorer.oracle.Candidate.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Lists a program's executions by brute force, with nothing in common with the explorer: every
 * outcome of every conditional update and choice, every source of every read, every coherence
 * order; an axiom says which of them are executions.
 */
final class Enumerator {
  private final RandomProgram program;
  private final Map<String, Predicate<Candidate>> axioms;
  private final Map<String, Set<String>> found = new HashMap<>();
  private long candidates;

  private final List<Event> events = new ArrayList<>();
  private Relation po;
  private Relation junction;
  private int[] source;
  private long[] value;
  private int[][] order;

  private Enumerator(RandomProgram program, Map<String, Predicate<Candidate>> axioms) {
    this.program = program;
    this.axioms = axioms;
    axioms.keySet().forEach(name -> found.put(name, new TreeSet<>()));
  }

  /** The keys of all executions that each axiom allows; null if there are too many candidates. */
  static Map<String, Set<String>> executions(
      RandomProgram program, Map<String, Predicate<Candidate>> axioms, long most) {
    Enumerator enumerator = new Enumerator(program, axioms);
    enumerator.most = most;
    enumerator.shape(0, 0, 0);
    return enumerator.candidates > most ? null : enumerator.found;
  }

  private long most;

  /** Chooses which events the statements from here on have. */
  private void shape(int thread, int statement, int index) {
    if (candidates > most) {
      return;
    }
    if (thread == program.threads().size()) {
      sources();
      return;
    }
    List<Step> body = program.threads().get(thread);
    if (statement == 0 && index == 0 && program.childOf().get(thread) >= 0) {
      with(thread, 1, 0, event(thread, 0, Kind.BEGIN, thread, AccessMode.PLAIN, null));
      return;
    }
    shapeRest(thread, statement, index, body);
  }

  private void shapeRest(int thread, int statement, int index, List<Step> body) {
    if (statement == body.size()) {
      shape(thread + 1, 0, 0);
      return;
    }
    Step step = body.get(statement);
    int l = step.location();
    int next = statement + 1;
    switch (step.kind()) {
      case READ, AWAIT ->
          with(thread, index + 1, next, event(thread, index, Kind.READ, l, step.mode(), step));
      case WRITE, UNLOCK ->
          with(thread, index + 1, next, event(thread, index, Kind.WRITE, l, step.mode(), step));
      case FENCE ->
          with(thread, index + 1, next, event(thread, index, Kind.FENCE, -1, step.mode(), step));
      case START ->
          with(
              thread, index + 1, next, event(thread, index, Kind.START, l, AccessMode.PLAIN, step));
      case JOIN ->
          with(thread, index + 1, next, event(thread, index, Kind.JOIN, l, AccessMode.PLAIN, step));
      case ADD, SWAP, LOCK -> updated(thread, index, next, step);
      case CAS -> {
        updated(thread, index, next, step);
        with(
            thread,
            index + 1,
            next,
            event(thread, index, Kind.READ, l, step.mode().readHalf(), step));
      }
      case WEAK_CAS -> {
        Event choice = event(thread, index, Kind.CHOICE, -1, AccessMode.PLAIN, step);
        choice.choice = 1;
        with(thread, index + 1, next, choice);
        choice = event(thread, index, Kind.CHOICE, -1, AccessMode.PLAIN, step);
        events.add(choice);
        updated(thread, index + 1, next, step);
        with(
            thread,
            index + 2,
            next,
            event(thread, index + 1, Kind.READ, l, step.mode().readHalf(), step));
        events.remove(events.size() - 1);
      }
      case CHOOSE -> {
        for (int outcome = 0; outcome < 2; outcome++) {
          Event choice = event(thread, index, Kind.CHOICE, -1, AccessMode.PLAIN, step);
          choice.choice = outcome;
          Event write = event(thread, index + 1, Kind.WRITE, l, step.mode(), step);
          write.choice = outcome;
          with(thread, index + 2, next, choice, write);
        }
      }
    }
  }

  private void updated(int thread, int index, int next, Step step) {
    int l = step.location();
    Event read = new Event(thread, index, Kind.READ, l, step.mode().readHalf(), step, true, false);
    Event write =
        new Event(thread, index + 1, Kind.WRITE, l, step.mode().writeHalf(), step, false, true);
    with(thread, index + 2, next, read, write);
  }

  private static Event event(
      int thread, int index, Kind kind, int location, AccessMode mode, Step step) {
    return new Event(thread, index, kind, location, mode, step, false, false);
  }

  private void with(int thread, int index, int statement, Event... added) {
    events.addAll(List.of(added));
    shapeRest(thread, statement, index, program.threads().get(thread));
    for (int i = 0; i < added.length; i++) {
      events.remove(events.size() - 1);
    }
  }

  private void sources() {
    int n = events.size();
    po = new Relation(n);
    junction = new Relation(n);
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        if (events.get(a).thread == events.get(b).thread) {
          po.add(a, b);
        }
      }
    }
    for (int j = 0; j < n; j++) {
      Event event = events.get(j);
      if (event.kind == Kind.BEGIN) {
        for (int s = 0; s < n; s++) {
          if (events.get(s).kind == Kind.START && events.get(s).location == event.thread) {
            junction.add(s, j);
          }
        }
      } else if (event.kind == Kind.JOIN) {
        for (int e = 0; e < n; e++) {
          if (events.get(e).thread == event.location) {
            junction.add(e, j);
          }
        }
      }
    }
    source = new int[n];
    choose(0);
  }

  private void choose(int e) {
    if (candidates > most) {
      return;
    }
    if (e == events.size()) {
      if (po.or(junction).or(readsFrom()).isAcyclic() && valuesFit()) {
        order = new int[program.locations()][];
        orders(0);
      }
      return;
    }
    source[e] = -1;
    choose2(e);
  }

  private void choose2(int e) {
    Event event = events.get(e);
    if (event.kind != Kind.READ) {
      choose(e + 1);
      return;
    }
    choose(e + 1);
    for (int w = 0; w < events.size(); w++) {
      Event write = events.get(w);
      if (write.kind == Kind.WRITE && write.location == event.location && !po.has(e, w)) {
        source[e] = w;
        choose(e + 1);
      }
    }
    source[e] = -1;
  }

  private Relation readsFrom() {
    Relation rf = new Relation(events.size());
    for (int e = 0; e < events.size(); e++) {
      if (source[e] >= 0) {
        rf.add(source[e], e);
      }
    }
    return rf;
  }

  /** Computes all values and checks them against the outcomes that were assumed. */
  private boolean valuesFit() {
    int n = events.size();
    value = new long[n];
    boolean[] known = new boolean[n];
    int left = n;
    while (left > 0) {
      for (int e = 0; e < n; e++) {
        Event event = events.get(e);
        if (known[e]
            || (event.kind == Kind.READ && source[e] >= 0 && !known[source[e]])
            || (event.updateWrite && !known[e - 1])) {
          continue;
        }
        if (event.kind == Kind.READ) {
          value[e] = source[e] < 0 ? 0 : value[source[e]];
          if (!fits(event, value[e])) {
            return false;
          }
        } else if (event.kind == Kind.WRITE) {
          value[e] = written(event, event.updateWrite ? value[e - 1] : 0);
        }
        known[e] = true;
        left--;
      }
    }
    return true;
  }

  private static boolean fits(Event read, long value) {
    return switch (read.step.kind()) {
      case CAS, WEAK_CAS -> (value == read.step.first()) == read.updateRead;
      case AWAIT -> value == read.step.first();
      case LOCK -> value == 0;
      default -> true;
    };
  }

  private static long written(Event write, long before) {
    Step step = write.step;
    return switch (step.kind()) {
      case ADD -> before + step.first();
      case CAS, WEAK_CAS -> step.second();
      case LOCK -> 1;
      case UNLOCK -> 0;
      case CHOOSE -> 1 + write.choice;
      default -> step.first();
    };
  }

  private void orders(int location) {
    if (location == program.locations()) {
      judge();
      return;
    }
    List<Integer> writes = new ArrayList<>();
    for (int e = 0; e < events.size(); e++) {
      if (events.get(e).kind == Kind.WRITE && events.get(e).location == location) {
        writes.add(e);
      }
    }
    permute(location, new int[writes.size()], 0, writes);
  }

  private void permute(int location, int[] chain, int length, List<Integer> left) {
    if (left.isEmpty()) {
      order[location] = chain.clone();
      orders(location + 1);
      return;
    }
    for (int i = 0; i < left.size(); i++) {
      int w = left.get(i);
      boolean atomic =
          !events.get(w).updateWrite || source[w - 1] == (length == 0 ? -1 : chain[length - 1]);
      if (atomic) {
        List<Integer> rest = new ArrayList<>(left);
        rest.remove(i);
        chain[length] = w;
        permute(location, chain, length + 1, rest);
      }
    }
  }

  private void judge() {
    if (candidates++ > most) {
      return;
    }
    Candidate candidate =
        new Candidate(List.copyOf(events), source.clone(), order.clone(), po, junction);
    String key = null;
    for (Map.Entry<String, Predicate<Candidate>> axiom : axioms.entrySet()) {
      if (axiom.getValue().test(candidate)) {
        if (key == null) {
          key = candidate.key();
        }
        found.get(axiom.getKey()).add(key);
      }
    }
  }
}
