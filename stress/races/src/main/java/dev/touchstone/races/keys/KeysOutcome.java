package dev.touchstone.races.keys;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.keys.KeysOperations;
import dev.touchstone.races.form.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * An outcome of a form on a key set, read back from its text.
 *
 * @param form the program
 * @param history begins with the registration, by the arbiter's thread, and ends with its look at
 *     the interest and at the next view
 * @param interest what the interest was in the end
 * @param viewed what the next view had
 */
public record KeysOutcome(KeysForm form, History history, int interest, int viewed)
    implements Outcome {
  private static final int RESULTS = 4;

  /**
   * Reads the text of a {@link dev.touchstone.races.form.Observed}.
   *
   * @throws IllegalArgumentException if it is not such a text
   */
  public static KeysOutcome parse(KeysForm form, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != 2 * RESULTS + 2) {
      throw new IllegalArgumentException("not an outcome of " + form.title() + ": " + text);
    }
    int[] values = Arrays.stream(fields).mapToInt(Integer::parseInt).toArray();
    int interest = values[2 * RESULTS];
    int viewed = values[2 * RESULTS + 1];
    return new KeysOutcome(form, history(form, values, interest, viewed), interest, viewed);
  }

  private static History history(KeysForm form, int[] values, int interest, int viewed) {
    History.Builder builder = History.builder();
    int registered =
        builder.add(
            ARBITER,
            new Operation(
                KeysOperations.REGISTER,
                List.of(KeysForm.KEY, KeysForm.DESCRIPTOR, 0),
                KeysOperations.DONE));
    int[] last = new int[form.actors().size()];
    for (int actor = 0; actor < last.length; actor++) {
      List<KeysStep> steps = form.actors().get(actor);
      for (int i = 0; i < steps.size(); i++) {
        last[actor] = builder.add(actor, steps.get(i).returned(values[actor * RESULTS + i]));
        builder.order(registered, last[actor]);
      }
    }
    int look = builder.add(ARBITER, Operation.of(KeysOperations.INTEREST, KeysForm.KEY, interest));
    Map<Integer, Integer> view = viewed == 0 ? Map.of() : Map.of(KeysForm.DESCRIPTOR, viewed);
    builder.add(ARBITER, Operation.of(KeysOperations.PREPARE, view));
    for (int end : last) {
      builder.order(end, look);
    }
    return builder.build();
  }

  @Override
  public String label() {
    return Outcome.actors(history) + " ‖ then interest " + interest + ", in the view " + viewed;
  }

  @Override
  public String shared() {
    return "key set with one key, which wants nothing at first,";
  }

  @Override
  public String capacityInWords() {
    return "1";
  }

  @Override
  public String arbiter() {
    return "before and afterwards";
  }
}
