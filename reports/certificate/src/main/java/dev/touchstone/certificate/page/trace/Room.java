package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace.Fact;

/**
 * How much a queue has room for at least, by what it has held at once.
 *
 * @param least number of elements
 * @param fact the moment that shows it
 */
record Room(long least, Fact fact) {

  static Room of(QueueCalls queue, Precedence order) {
    long initial = queue.initial().size();
    Room best =
        new Room(
            initial,
            new Fact(
                "The queue has room for " + initial + ": it held so much at the start.", null));
    for (int put : queue.puts().values()) {
      long in =
          initial
              + queue.puts().values().stream()
                  .filter(p -> p == put || order.before(p, put))
                  .count();
      long out = queue.takes().values().stream().filter(t -> !order.before(put, t)).count();
      if (in - out > best.least()) {
        Call call = queue.calls().get(put);
        String text =
            "The queue has room for "
                + (in - out)
                + ": it held so much after "
                + call.words()
                + ".";
        best = new Room(in - out, new Fact(text, call.to()));
      }
    }
    return best;
  }
}
