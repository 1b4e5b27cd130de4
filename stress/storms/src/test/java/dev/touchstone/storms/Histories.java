package dev.touchstone.storms;

import dev.touchstone.contracts.queue.SizePromise;
import java.util.ArrayList;
import java.util.List;

/** Builds small histories for tests. */
final class Histories {
  static final Rules STRICT = new Rules(false, true, true, true, SizePromise.EXACT, true, false);

  private final List<String> names = new ArrayList<>();
  private final List<OpLog> logs = new ArrayList<>();
  private final StormHistory.Setup setup;

  Histories(int capacity, boolean complete, int threads) {
    setup = new StormHistory.Setup(capacity, capacity, false, complete);
    for (int t = 0; t < threads; t++) {
      names.add("thread " + t);
      logs.add(new OpLog(64));
    }
  }

  Histories add(int thread, Op op, int value, int result, long start, long end) {
    logs.get(thread).add(op, value, result, start, end);
    return this;
  }

  Histories offer(int thread, int element, boolean accepted, long start, long end) {
    return add(thread, Op.OFFER, element, accepted ? 1 : 0, start, end);
  }

  Histories poll(int thread, int element, long start, long end) {
    return add(thread, Op.POLL, element, 1, start, end);
  }

  StormHistory build() {
    return new StormHistory(setup, names, logs);
  }

  List<Breach> judge(Rules rules) {
    return new Judge(rules).judge(build());
  }

  List<String> claims(Rules rules) {
    return judge(rules).stream().map(Breach::claim).distinct().sorted().toList();
  }
}
