package dev.touchstone.certificate.page.trace;

import dev.touchstone.certificate.page.trace.Precedence.Reason;
import dev.touchstone.evidence.Trace.Fact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the short proof that no order of a queue's calls explains their results: what must come
 * before what, because a call had returned before another began, because elements leave in the
 * order in which they came, or because the queue was found empty; and the result that this forbids.
 * Sound, not complete: where it finds nothing, the engine's own words stand alone.
 */
final class QueueProof {
  private final QueueCalls queue;
  private final List<String> threads;
  private final int viewer;
  private final Precedence order;

  private QueueProof(QueueCalls queue, List<String> threads, int viewer) {
    this.queue = queue;
    this.threads = threads;
    this.viewer = viewer;
    this.order = new Precedence(queue.size());
  }

  /** The proof; the last fact is the result that the others forbid. */
  static Optional<List<Fact>> of(List<Call> calls, List<String> threads, KnownOrder known) {
    Optional<QueueCalls> queue = known == KnownOrder.NONE ? Optional.empty() : QueueCalls.of(calls);
    if (queue.isEmpty() || (known == KnownOrder.OF_TIME && !queue.get().initial().isEmpty())) {
      return Optional.empty();
    }
    for (int viewer = 0; viewer < threads.size(); viewer++) {
      QueueProof proof = new QueueProof(queue.get(), threads, viewer);
      proof.observe(known);
      while (proof.infer()) {
        // Each round may give the next one more to go by.
      }
      Optional<List<Fact>> facts = proof.contradiction();
      if (facts.isPresent()) {
        return facts;
      }
    }
    return Optional.empty();
  }

  private void observe(KnownOrder known) {
    int after = threads.indexOf("afterwards");
    for (int a = 0; a < queue.size(); a++) {
      for (int b = 0; b < queue.size(); b++) {
        Call first = call(a);
        Call second = call(b);
        boolean sameThread = first.thread() == second.thread() && first.to() < second.from();
        boolean afterwards = second.thread() == after && first.thread() != after;
        if (sameThread || afterwards) {
          order.add(a, b, Precedence.PLAIN);
        } else if (known == KnownOrder.OF_TIME && first.to() < second.from()) {
          order.add(a, b, name(a) + " had returned before " + name(b) + " began.");
        }
      }
    }
  }

  /** One round of what follows from what is known; whether anything did. */
  private boolean infer() {
    boolean more = false;
    for (String x : elements()) {
      Integer take = queue.takes().get(x);
      Integer put = queue.puts().get(x);
      if (take != null && put != null) {
        more |= order.add(put, take, Precedence.PLAIN);
      }
      for (String y : elements()) {
        Integer later = queue.takes().get(y);
        if (take != null && later != null && ahead(x, y)) {
          more |=
              order.add(
                  take,
                  later,
                  name(take) + " comes before " + name(later) + ": " + cameFirst(x, y));
        }
      }
      more |= take != null && emptied(x, take);
    }
    return more;
  }

  /** Where the viewing thread finds nothing, all that was put in before has been taken. */
  private boolean emptied(String element, int take) {
    boolean more = false;
    for (int n = 0; n < queue.size(); n++) {
      if (call(n).thread() == viewer && queue.foundNothing(n) && isIn(element, n)) {
        String why =
            name(n) + " found the queue empty, so " + name(take) + " had taken effect before it.";
        more |= n != take && order.add(take, n, why);
      }
    }
    return more;
  }

  private Optional<List<Fact>> contradiction() {
    for (int a : queue.takes().values()) {
      for (int b : queue.takes().values()) {
        if (a < b && order.before(a, b) && order.before(b, a)) {
          return Optional.of(proof(Math.max(a, b), pairs(a, b), turned(a, b)));
        }
      }
    }
    for (int n = 0; n < queue.size(); n++) {
      if (call(n).thread() == viewer) {
        Optional<List<Fact>> facts =
            queue.refused(n)
                ? refusal(n)
                : queue.foundNothing(n) ? nothing(n) : queue.looked(n) ? look(n) : Optional.empty();
        if (facts.isPresent()) {
          return facts;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<List<Fact>> refusal(int refused) {
    Room room = Room.of(queue, order);
    List<Integer> gone =
        queue.takes().values().stream().filter(t -> order.before(t, refused)).sorted().toList();
    long in =
        queue.initial().size()
            + queue.puts().values().stream().filter(p -> !order.before(refused, p)).count();
    long most = in - gone.size();
    if (most >= room.least()) {
      return Optional.empty();
    }
    List<Fact> facts = new ArrayList<>();
    facts.add(room.fact());
    facts.addAll(reasons(gone, refused));
    String conclusion =
        "So when "
            + call(refused).text()
            + " takes effect, the queue holds "
            + (most == 0 ? "nothing" : "at most " + most)
            + ". Yet it returned false, as if the queue were full.";
    return Optional.of(conclude(facts, conclusion, refused));
  }

  private Optional<List<Fact>> nothing(int n) {
    for (String x : new TreeSet<>(elements())) {
      Integer take = queue.takes().get(x);
      if (isIn(x, n) && (take == null || order.before(n, take))) {
        List<Fact> facts = new ArrayList<>(inside(x, n));
        String conclusion =
            "So all the while " + x + " is in the queue. Yet " + name(n) + ", as if it were empty.";
        return Optional.of(conclude(facts, conclusion, n));
      }
    }
    return Optional.empty();
  }

  private Optional<List<Fact>> look(int n) {
    String seen = call(n).result();
    Integer take = queue.takes().get(seen);
    if (take != null && order.before(take, n)) {
      List<Fact> facts = new ArrayList<>(reasons(List.of(take), n));
      return Optional.of(
          conclude(
              facts, "So " + seen + " had left. Yet " + name(n) + ", as if it were there.", n));
    }
    for (String x : new TreeSet<>(elements())) {
      Integer taken = queue.takes().get(x);
      if (ahead(x, seen) && isIn(x, n) && (taken == null || order.before(n, taken))) {
        List<Fact> facts = new ArrayList<>(inside(x, n));
        facts.add(new Fact(cameFirst(x, seen), null));
        String text = "So " + x + " is ahead of " + seen + ". Yet " + name(n) + ", not " + x + ".";
        return Optional.of(conclude(facts, text, n));
      }
    }
    return Optional.empty();
  }

  private List<Fact> inside(String element, int n) {
    List<Fact> facts = new ArrayList<>();
    Integer put = queue.puts().get(element);
    if (put != null) {
      facts.add(new Fact(name(put) + ": " + element + " was put in.", call(put).to()));
      facts.addAll(reasons(List.of(put), n));
    }
    Integer take = queue.takes().get(element);
    facts.addAll(take == null ? List.of() : reasons(List.of(n), take));
    if (take == null) {
      facts.add(new Fact("No call took " + element + " out.", null));
    }
    return facts;
  }

  private Set<String> elements() {
    Set<String> elements = new LinkedHashSet<>(queue.puts().keySet());
    elements.addAll(queue.takes().keySet());
    return elements;
  }

  /** Whether the element was in the queue before the call, unless it had been taken. */
  private boolean isIn(String element, int n) {
    Integer put = queue.puts().get(element);
    return put == null ? queue.initial().contains(element) : order.before(put, n);
  }

  private boolean ahead(String x, String y) {
    Integer first = queue.puts().get(x);
    Integer second = queue.puts().get(y);
    return !x.equals(y)
        && second != null
        && (first == null ? queue.initial().contains(x) : order.before(first, second));
  }

  private String cameFirst(String x, String y) {
    return x
        + (queue.puts().get(x) == null
            ? " was there from the start, before "
            : " was put in before ")
        + y
        + ".";
  }

  private List<Reason> pairs(int a, int b) {
    List<Reason> reasons = new ArrayList<>(order.reasons(a, b));
    reasons.addAll(order.reasons(b, a));
    return reasons;
  }

  private String turned(int a, int b) {
    return "So " + name(a) + " comes both before and after " + name(b) + ".";
  }

  private List<Fact> proof(int wrong, List<Reason> reasons, String conclusion) {
    return conclude(new ArrayList<>(facts(reasons)), conclusion, wrong);
  }

  private List<Fact> conclude(List<Fact> facts, String conclusion, int wrong) {
    facts.add(new Fact(conclusion, call(wrong).to()));
    return List.copyOf(facts);
  }

  private List<Fact> reasons(Collection<Integer> earlier, int later) {
    Set<Reason> reasons = new LinkedHashSet<>();
    earlier.forEach(call -> reasons.addAll(order.reasons(call, later)));
    return facts(reasons);
  }

  private List<Fact> facts(Collection<Reason> reasons) {
    return reasons.stream()
        .distinct()
        .map(reason -> new Fact(reason.text(), call(reason.call()).from()))
        .toList();
  }

  private Call call(int number) {
    return queue.calls().get(number);
  }

  private String name(int number) {
    Call call = call(number);
    return call.words() + " (" + threads.get(call.thread()) + ")";
  }
}
