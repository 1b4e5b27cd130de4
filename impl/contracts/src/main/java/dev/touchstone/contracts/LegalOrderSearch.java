package dev.touchstone.contracts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks for an order of a history's calls that respects the history's partial order and is legal
 * for a sequential specification: linearizability's search (Wing and Gong 1993) with the memo of
 * visited configurations (Lowe 2017).
 */
public final class LegalOrderSearch<S> {

  /**
   * The answer.
   *
   * @param order indexes of calls in a legal order: all calls when {@code legal}, else the longest
   *     legal beginning found
   * @param objections for an illegal history, one for each call that could have come next: why it
   *     could not
   */
  public record Answer(boolean legal, List<Integer> order, List<String> objections) {
    public Answer {
      order = List.copyOf(order);
      objections = List.copyOf(objections);
    }
  }

  private record Configuration<S>(long done, S state) {}

  private final History history;
  private final SequentialSpecification<S> specification;
  private final Set<Configuration<S>> seen = new HashSet<>();
  private final int[] path;
  private int[] best = new int[0];
  private S bestState;

  private LegalOrderSearch(History history, SequentialSpecification<S> specification) {
    this.history = history;
    this.specification = specification;
    this.path = new int[history.size()];
    this.bestState = specification.initial();
  }

  /** Looks for one legal order of all calls of the history. */
  public static <S> Answer search(History history, SequentialSpecification<S> specification) {
    return new LegalOrderSearch<>(history, specification).run();
  }

  /**
   * Judges a history under a memory order.
   *
   * @return null if it is legal, else the answer that shows that it is not, with the view that has
   *     no legal order
   */
  public static <S> @Nullable Refutation refute(
      History history, SequentialSpecification<S> specification, MemoryOrder memoryOrder) {
    if (memoryOrder == MemoryOrder.SEQUENTIAL) {
      return refute(history, specification, Refutation.ALL_THREADS);
    }
    List<Integer> threads =
        history.calls().stream().map(History.Call::thread).distinct().sorted().toList();
    for (int thread : threads) {
      History view =
          history.restrict(
              call -> call.thread() == thread || !specification.isObservation(call.operation()));
      Refutation refutation = refute(view, specification, thread);
      if (refutation != null) {
        return refutation;
      }
    }
    return null;
  }

  private static <S> @Nullable Refutation refute(
      History view, SequentialSpecification<S> specification, int thread) {
    Answer answer = search(view, specification);
    return answer.legal() ? null : new Refutation(thread, view, answer);
  }

  private Answer run() {
    boolean legal = extend(0, 0L, specification.initial());
    List<Integer> order = new ArrayList<>();
    for (int call : legal ? path : best) {
      order.add(call);
    }
    return new Answer(legal, order, legal ? List.of() : objections());
  }

  private boolean extend(int depth, long done, S state) {
    if (depth > best.length) {
      best = Arrays.copyOf(path, depth);
      bestState = state;
    }
    if (depth == history.size()) {
      return true;
    }
    if (!seen.add(new Configuration<>(done, state))) {
      return false;
    }
    for (int call = 0; call < history.size(); call++) {
      if (!enabled(call, done)) {
        continue;
      }
      S next = specification.next(state, history.calls().get(call).operation());
      if (next == null) {
        continue;
      }
      path[depth] = call;
      if (extend(depth + 1, done | (1L << call), next)) {
        return true;
      }
    }
    return false;
  }

  private boolean enabled(int call, long done) {
    return (done & (1L << call)) == 0 && (history.before(call) & ~done) == 0;
  }

  private List<String> objections() {
    long done = 0;
    for (int call : best) {
      done |= 1L << call;
    }
    List<String> objections = new ArrayList<>();
    for (int call = 0; call < history.size(); call++) {
      if (enabled(call, done)) {
        Operation operation = history.calls().get(call).operation();
        objections.add(operation + ": " + specification.objection(bestState, operation));
      }
    }
    return objections;
  }
}
