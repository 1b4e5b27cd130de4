package dev.touchstone.races.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.LegalOrderSearch;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.evidence.Trace;
import dev.touchstone.races.form.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An order of calls and returns that gives an outcome. Real runs leave no trace; this one is
 * inferred from the results, and says so where it is shown.
 *
 * @param moments in order
 */
public record Interleaving(List<Moment> moments) {
  public Interleaving {
    moments = List.copyOf(moments);
  }

  /**
   * A call, or a return, of one actor's operation.
   *
   * @param kind whether the operation begins here, ends here, or both
   * @param note a remark; empty where there is none
   */
  record Moment(int thread, Operation operation, Kind kind, String note) {
    enum Kind {
      WHOLE,
      BEGINS,
      ENDS
    }

    String line() {
      String who = thread == Outcome.ARBITER ? "the arbiter" : "actor " + (thread + 1);
      String what =
          switch (kind) {
            case WHOLE -> operation.toString();
            case BEGINS -> operation + " begins";
            case ENDS -> operation.call() + " returns";
          };
      return who + ": " + what;
    }
  }

  /** None. */
  static final Interleaving NONE = new Interleaving(List.of());

  /**
   * The interleaving that best explains a forbidden outcome: the order that is legal once the
   * broken claim is waived, with the call that the other actor was in still open where the
   * forbidden result was given. The longest legal beginning if there is no such order.
   *
   * @param loose the specification without that claim
   */
  static <S> Interleaving explaining(
      History history, SequentialSpecification<S> strict, SequentialSpecification<S> loose) {
    LegalOrderSearch.Answer waived = LegalOrderSearch.search(history, loose);
    if (!waived.legal()) {
      return of(history, waived.order());
    }
    S state = strict.initial();
    for (int call : waived.order()) {
      Operation operation = history.calls().get(call).operation();
      if (strict.next(state, operation) == null) {
        return around(history, waived.order(), call, strict.objection(state, operation));
      }
      S next = loose.next(state, operation);
      state = next == null ? state : next;
    }
    return of(history, waived.order());
  }

  /** Calls one after the other. */
  static Interleaving of(History history, List<Integer> order) {
    return new Interleaving(
        order.stream().map(call -> moment(history, call, Moment.Kind.WHOLE, "")).toList());
  }

  /**
   * Calls one after the other, but for the other actor's call that came last before a given one:
   * that has begun and not returned when the given one gets its result.
   *
   * @param note said of the given call
   */
  static Interleaving around(History history, List<Integer> order, int call, String note) {
    int thread = history.calls().get(call).thread();
    int open = -1;
    for (int other : order) {
      if (other == call) {
        break;
      }
      int owner = history.calls().get(other).thread();
      open = owner != thread && owner != Outcome.ARBITER ? other : open;
    }
    boolean overlaps = open >= 0 && thread != Outcome.ARBITER;
    List<Moment> moments = new ArrayList<>();
    for (int other : order) {
      if (other == call) {
        moments.add(moment(history, call, Moment.Kind.WHOLE, note));
        if (overlaps) {
          moments.add(moment(history, open, Moment.Kind.ENDS, ""));
        }
      } else {
        boolean begins = overlaps && other == open;
        moments.add(moment(history, other, begins ? Moment.Kind.BEGINS : Moment.Kind.WHOLE, ""));
      }
    }
    return new Interleaving(moments);
  }

  private static Moment moment(History history, int call, Moment.Kind kind, String note) {
    History.Call made = history.calls().get(call);
    return new Moment(made.thread(), made.operation(), kind, note);
  }

  /** In one line, moments joined by arrows; what the arbiter does is left out. */
  public String line() {
    return moments.stream()
        .filter(moment -> moment.thread() != Outcome.ARBITER)
        .map(Moment::line)
        .collect(Collectors.joining(" → "));
  }

  /** As steps of a trace: a call and a return for each operation. */
  public List<Trace.Step> steps() {
    List<Trace.Step> steps = new ArrayList<>();
    for (Moment moment : moments) {
      String call = moment.operation().call();
      if (moment.kind() != Moment.Kind.ENDS) {
        steps.add(Trace.Step.call(moment.thread(), call));
      }
      if (moment.kind() != Moment.Kind.BEGINS) {
        String value = String.valueOf(moment.operation().result());
        steps.add(Trace.Step.returned(moment.thread(), call, value).noted(moment.note()));
      }
    }
    return steps;
  }
}
