package dev.touchstone.certificate.page.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The calls on a queue that the trace shows from its beginning: which put an element in, which took
 * one out. Numbers are places in {@link #calls}.
 *
 * @param puts successful puts by their element
 * @param takes successful takes by their element
 */
record QueueCalls(List<Call> calls, Map<String, Integer> puts, Map<String, Integer> takes) {
  private static final Set<String> PUT = Set.of("offer", "relaxedOffer");
  private static final Set<String> TAKE = Set.of("poll", "relaxedPoll");
  private static final Set<String> LOOK = Set.of("peek", "relaxedPeek", "size", "isEmpty");
  private static final String NULL = "null";

  /** The calls; empty if there are others than a proof can speak of, or an element comes twice. */
  static Optional<QueueCalls> of(List<Call> all) {
    List<Call> calls = new ArrayList<>();
    Map<String, Integer> puts = new HashMap<>();
    Map<String, Integer> takes = new HashMap<>();
    for (Call call : all) {
      boolean known =
          PUT.contains(call.name()) || TAKE.contains(call.name()) || LOOK.contains(call.name());
      if (call.name().equals("new")) {
        continue;
      }
      if (!known || !call.returned() || call.depth() > 0 || call.result().startsWith("threw")) {
        return Optional.empty();
      }
      int number = calls.size();
      calls.add(call);
      boolean twice =
          (puts(call) && puts.put(call.argument(), number) != null)
              || (takes(call) && takes.put(call.result(), number) != null);
      if (twice) {
        return Optional.empty();
      }
    }
    return Optional.of(new QueueCalls(List.copyOf(calls), Map.copyOf(puts), Map.copyOf(takes)));
  }

  private static boolean puts(Call call) {
    return PUT.contains(call.name()) && call.result().equals("true");
  }

  private static boolean takes(Call call) {
    return TAKE.contains(call.name()) && !call.result().equals(NULL);
  }

  /** Elements that came out, or were seen, though no call put them in. */
  Set<String> initial() {
    Set<String> initial = new HashSet<>(takes.keySet());
    initial.removeAll(puts.keySet());
    return initial;
  }

  boolean refused(int call) {
    return calls.get(call).name().equals("offer") && calls.get(call).result().equals("false");
  }

  /** Whether the call said that the queue is empty, and is bound to be right. */
  boolean foundNothing(int call) {
    Call c = calls.get(call);
    return ((c.name().equals("poll") || c.name().equals("peek")) && c.result().equals(NULL))
        || (c.name().equals("isEmpty") && c.result().equals("true"));
  }

  /** Whether the call said that an element is the head, and left it there. */
  boolean looked(int call) {
    Call c = calls.get(call);
    return c.name().equals("peek") && !c.result().equals(NULL);
  }

  int size() {
    return calls.size();
  }
}
