package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The monitors against an exhaustive search on random small histories. Whatever a monitor reports
 * has no legal order: exactly. How many wrong histories the monitors miss is printed.
 */
class AgreementTest {
  private static final int HISTORIES = 30_000;
  private static final int THREADS = 3;
  private static final int CAPACITY = 2;

  /** The monitors must find at least so many of the wrong ones, in percent. */
  private static final int LEAST_FOUND = 80;

  private record Event(int thread, Op op, int value, int result, long start, long end) {}

  @Test
  void whatIsReportedHasNoLegalOrder() {
    SplittableRandom random = new SplittableRandom(20261130);
    int wrong = 0;
    int found = 0;
    for (int i = 0; i < HISTORIES; i++) {
      List<Event> events = history(random);
      boolean legal = legal(events);
      List<Breach> breaches = judge(events);
      if (legal && !breaches.isEmpty()) {
        fail("history %d %s is legal, yet %s", i, events, breaches);
      }
      wrong += legal ? 0 : 1;
      found += breaches.isEmpty() ? 0 : 1;
    }
    System.out.printf(
        "monitors: %d random histories, %d right, %d wrong, of which %d found and %d missed%n",
        HISTORIES, HISTORIES - wrong, wrong, found, wrong - found);
    assertThat(wrong).isBetween(HISTORIES / 10, HISTORIES * 9 / 10);
    assertThat(found * 100L).isGreaterThan((long) LEAST_FOUND * wrong);
  }

  /**
   * A history of a right queue, as overlapping operations of three threads, of which in half of the
   * cases one result is falsified.
   */
  private static List<Event> history(SplittableRandom random) {
    List<Event> events = new ArrayList<>();
    List<Integer> queue = new ArrayList<>();
    long[] free = new long[THREADS];
    int offered = 0;
    int operations = random.nextInt(4, 10);
    long time = 100;
    for (int i = 0; i < operations; i++) {
      int thread = random.nextInt(THREADS);
      time = Math.max(time, free[thread] + 1) + random.nextInt(1, 6);
      long start = Math.max(free[thread] + 1, time - random.nextInt(1, 40));
      long end = time + random.nextInt(1, 40);
      free[thread] = end;
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> {
          boolean fits = queue.size() < CAPACITY;
          events.add(new Event(thread, Op.OFFER, offered, fits ? 1 : 0, start, end));
          if (fits) {
            queue.add(offered);
          }
          offered++;
        }
        case 3, 4, 5 -> {
          int taken = queue.isEmpty() ? Element.NONE : queue.remove(0);
          events.add(new Event(thread, Op.POLL, taken, 1, start, end));
        }
        case 6 -> {
          int head = queue.isEmpty() ? Element.NONE : queue.get(0);
          events.add(new Event(thread, Op.PEEK, head, 0, start, end));
        }
        default -> events.add(new Event(thread, Op.SIZE, 0, queue.size(), start, end));
      }
    }
    drain(events, queue, free);
    if (random.nextBoolean()) {
      falsify(events, offered, random);
    }
    return events;
  }

  private static void drain(List<Event> events, List<Integer> queue, long[] free) {
    long time = Math.max(free[0], Math.max(free[1], free[2])) + 10;
    while (!queue.isEmpty()) {
      events.add(new Event(0, Op.POLL, queue.remove(0), 1, time, time + 1));
      time += 10;
    }
    events.add(new Event(0, Op.POLL, Element.NONE, 1, time, time + 1));
  }

  private static void falsify(List<Event> events, int offered, SplittableRandom random) {
    int i = random.nextInt(events.size());
    Event e = events.get(i);
    int value = e.value();
    int result = e.result();
    switch (e.op()) {
      case OFFER -> result = 1 - result;
      case SIZE -> result = random.nextInt(CAPACITY + 1);
      default -> value = random.nextInt(-1, Math.max(1, offered));
    }
    events.set(i, new Event(e.thread(), e.op(), value, result, e.start(), e.end()));
  }

  private static List<Breach> judge(List<Event> events) {
    Histories histories = new Histories(CAPACITY, true, THREADS);
    for (Event e : events) {
      histories.add(e.thread(), e.op(), e.value(), e.result(), e.start(), e.end());
    }
    return histories.judge(Histories.STRICT);
  }

  private static boolean legal(List<Event> events) {
    History.Builder builder = History.builder();
    for (Event e : events) {
      builder.add(e.thread(), operation(e));
    }
    for (int i = 0; i < events.size(); i++) {
      for (int j = 0; j < events.size(); j++) {
        if (events.get(i).end() < events.get(j).start()) {
          builder.order(i, j);
        }
      }
    }
    return LegalOrderSearch.search(builder.build(), QueueSpecification.of(CAPACITY)).legal();
  }

  private static Operation operation(Event e) {
    return switch (e.op()) {
      case OFFER -> Operation.of("offer", e.value(), e.result() == 1);
      case SIZE -> Operation.of("size", e.result());
      default -> Operation.of(e.op().operation(), value(e.value()));
    };
  }

  private static @Nullable Object value(int number) {
    return number == Element.NONE ? null : number;
  }
}
