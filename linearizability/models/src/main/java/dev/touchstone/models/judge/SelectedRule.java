package dev.touchstone.models.judge;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.keys.KeysOperations;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which keys may and which must be selected after {@code process}, when everything in the view was
 * ready: it looks at one key after the other, so that concurrent cancellations may have been seen
 * or not, each by itself. Descriptors that several keys had are left out of "must".
 */
final class SelectedRule {
  private final History history;
  private final Map<Integer, Integer> descriptors;

  SelectedRule(History history) {
    this.history = history;
    this.descriptors = KeysJudge.descriptors(history);
  }

  /** The first wrong selection in words; null if there is none. */
  @Nullable String wrong() {
    Map<?, ?> view = Map.of();
    int prepare = -1;
    Set<Integer> selected = new HashSet<>();
    for (int i = 0; i < history.size(); i++) {
      Operation call = history.calls().get(i).operation();
      if (call.name().equals(KeysOperations.PREPARE) && call.result() instanceof Map<?, ?> map) {
        view = map;
        prepare = i;
      }
      if (call.name().equals(KeysOperations.PROCESS) && call.result() instanceof List<?> numbers) {
        String wrong = wrong(i, prepare, view, numbers, selected);
        if (wrong != null) {
          return "After " + history.calls().get(i) + ": " + wrong + ".";
        }
        selected.clear();
        numbers.forEach(number -> selected.add((Integer) number));
      }
    }
    return null;
  }

  private @Nullable String wrong(
      int process, int prepare, Map<?, ?> view, List<?> numbers, Set<Integer> before) {
    for (int key : descriptors.keySet()) {
      int times = Collections.frequency(numbers, key);
      if (times > 1) {
        return "key " + key + " is selected twice";
      }
      boolean cancelledBefore = cancelledBefore(key, before.contains(key) ? prepare : process);
      if (times == 1 && cancelledBefore) {
        return "key " + key + " is selected, and its cancellation had returned before";
      }
      boolean reported =
          view.containsKey(descriptors.getOrDefault(key, -1))
              && isOnlyOne(key)
              && registeredBefore(key, process);
      if (times == 0 && reported && !mayBeCancelled(key, process)) {
        return "key " + key + " is not selected, which was ready and was not cancelled";
      }
    }
    return null;
  }

  private boolean isOnlyOne(int key) {
    return Collections.frequency(List.copyOf(descriptors.values()), descriptors.get(key)) == 1;
  }

  /** Who registered it knows its number by then. */
  private boolean registeredBefore(int key, int call) {
    return calls(KeysOperations.REGISTER, key, KeysOperations.DONE).stream()
        .anyMatch(i -> history.precedes(i, call));
  }

  private boolean cancelledBefore(int key, int call) {
    return cancellations(key).stream().anyMatch(i -> history.precedes(i, call));
  }

  /** Whether a cancellation may have taken effect before a call returned. */
  private boolean mayBeCancelled(int key, int call) {
    return cancellations(key).stream().anyMatch(i -> !history.precedes(call, i));
  }

  private List<Integer> cancellations(int key) {
    return calls(KeysOperations.CANCEL, key, true);
  }

  private List<Integer> calls(String name, int key, Object result) {
    return IntStream.range(0, history.size())
        .filter(i -> is(history.calls().get(i).operation(), name, key, result))
        .boxed()
        .toList();
  }

  private static boolean is(Operation call, String name, int key, Object result) {
    return call.name().equals(name)
        && call.arguments().get(0).equals(key)
        && result.equals(call.result());
  }
}
