package dev.touchstone.races.form;

import dev.touchstone.contracts.History;
import java.util.stream.Collectors;

/**
 * What one trial of a form gave, read back from its text. Equal outcomes are equal objects.
 *
 * <p>In its history thread 0 is actor 1, thread 1 actor 2, and {@link #ARBITER} whoever prepares
 * before both and looks after both.
 */
public interface Outcome {
  /** The arbiter's thread in histories. */
  int ARBITER = 2;

  /** The program. */
  Form form();

  /** What was called and what it returned. */
  History history();

  /** What the actors shared, as the end of "two threads shared a new …". */
  String shared();

  /** How large it was. */
  String capacityInWords();

  /** When the third thread of the history comes. */
  String arbiter();

  /** The results as a person reads them, actor by actor, then what was left. */
  String label();

  /** The calls of both actors with their results. */
  static String actors(History history) {
    return calls(history, 0) + " ‖ " + calls(history, 1);
  }

  private static String calls(History history, int thread) {
    return history.calls().stream()
        .filter(call -> call.thread() == thread)
        .map(call -> call.operation().toString())
        .collect(Collectors.joining(", "));
  }
}
