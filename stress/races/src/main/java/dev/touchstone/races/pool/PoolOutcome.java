package dev.touchstone.races.pool;

import dev.touchstone.contracts.History;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolOperations.Lent;
import dev.touchstone.races.form.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * An outcome of a form on a pool, read back from its text.
 *
 * @param form the program
 * @param capacity how many arrays the pool has room for
 * @param history begins with what was done before the actors started, by the arbiter's thread; the
 *     arbiter's takes are at rest
 * @param contents what actors read in the arrays that they took, by the take's index in the history
 * @param rest the numbers of the arrays that the arbiter took, the last of them new unless it gave
 *     up
 */
public record PoolOutcome(
    PoolForm form,
    int capacity,
    History history,
    Map<Integer, Integer> contents,
    List<Integer> rest)
    implements Outcome {
  /** Of a number of an array in an outcome's text. */
  static final int BITS = 4;

  private static final int RESULTS = 4;

  public PoolOutcome {
    contents = Map.copyOf(contents);
    rest = List.copyOf(rest);
  }

  /**
   * Reads the text of a {@link dev.touchstone.races.form.Observed}.
   *
   * @param capacity of the configuration
   * @throws IllegalArgumentException if it is not such a text
   */
  public static PoolOutcome parse(PoolForm form, int capacity, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != 2 * RESULTS + 2) {
      throw new IllegalArgumentException("not an outcome of " + form.title() + ": " + text);
    }
    long[] values = Arrays.stream(fields).mapToLong(Long::parseLong).toArray();
    return new Reader(form, capacity, values).read();
  }

  /** Makes a history of numbers. */
  private static final class Reader {
    private final PoolForm form;
    private final int capacity;
    private final long[] values;
    private final int length;
    private final History.Builder builder = History.builder();
    private final Map<Integer, Integer> contents = new LinkedHashMap<>();
    private final List<Integer> ends = new ArrayList<>();

    Reader(PoolForm form, int capacity, long[] values) {
      this.form = form;
      this.capacity = capacity;
      this.values = values;
      this.length = (int) values[2 * RESULTS + 1];
    }

    PoolOutcome read() {
      int prepared = prepare();
      for (int actor = 0; actor < form.actors().size(); actor++) {
        act(actor, prepared);
      }
      List<Integer> rest = new ArrayList<>();
      for (long left = values[2 * RESULTS]; left != 0; left >>>= BITS) {
        int array = (int) (left & 0xf);
        rest.add(array);
        int call = builder.add(ARBITER, take(PoolOperations.TAKE_AT_REST, array));
        ends.forEach(end -> builder.order(end, call));
      }
      return new PoolOutcome(form, capacity, builder.build(), contents, rest);
    }

    /** The index of the last call before the actors start. */
    private int prepare() {
      int last = -1;
      for (int array = 1; array <= form.arrays(capacity); array++) {
        last = builder.add(ARBITER, take(PoolOperations.TAKE, array));
      }
      for (int array = 1; array <= form.inPool(capacity); array++) {
        last = builder.add(ARBITER, release(array, true));
      }
      return last;
    }

    private void act(int actor, int prepared) {
      List<PoolStep> steps = form.actors().get(actor);
      int last = prepared;
      for (int i = 0; i < steps.size(); i++) {
        long value = values[actor * RESULTS + i];
        int array = array(actor, steps.get(i), value);
        boolean takes = steps.get(i).kind() == PoolStep.Kind.TAKE;
        last =
            builder.add(
                actor, takes ? take(PoolOperations.TAKE, array) : release(array, value == 1));
        builder.order(prepared, last);
        if (takes) {
          contents.put(last, (int) (value >>> BITS));
        }
      }
      ends.add(last);
    }

    private int array(int actor, PoolStep step, long value) {
      return switch (step.kind()) {
        case TAKE -> (int) (value & 0xf);
        case RELEASE -> step.which();
        case RELEASE_TAKEN -> (int) (values[actor * RESULTS + step.which() - 1] & 0xf);
      };
    }

    private Operation take(String name, int array) {
      return Operation.of(name, PoolForm.LENGTH, new Lent(array, length));
    }

    private Operation release(int array, boolean kept) {
      return Operation.of(PoolOperations.RELEASE, new Lent(array, length), kept);
    }
  }

  /** Whether an array was there before the actors started. */
  boolean isOld(int array) {
    return array <= form.arrays(capacity);
  }

  /** The array that a take gave and that had not the content which it should have; 0 if none. */
  public int strangeArray() {
    for (int call = 0; call < history.size(); call++) {
      Integer content = contents.get(call);
      if (content != null && history.calls().get(call).operation().result() instanceof Lent array) {
        int right = form.publishes() && isOld(array.id()) ? array.id() : 0;
        if (content != right) {
          return array.id();
        }
      }
    }
    return 0;
  }

  /** An array that the pool kept and that nobody got, not even at rest; 0 if there is none. */
  public int lostArray() {
    Set<Integer> taken = new HashSet<>(rest);
    Set<Integer> kept = new TreeSet<>();
    for (History.Call call : history.calls().subList(prepared(), history.size())) {
      Operation operation = call.operation();
      if (operation.result() instanceof Lent array) {
        taken.add(array.id());
      } else if (Boolean.TRUE.equals(operation.result())) {
        kept.add(((Lent) operation.arguments().get(0)).id());
      }
    }
    kept.removeAll(taken);
    return kept.stream().findFirst().orElse(0);
  }

  /** How many calls there were before the actors started. */
  private int prepared() {
    return form.arrays(capacity) + form.inPool(capacity);
  }

  @Override
  public String label() {
    String left = rest.stream().map(String::valueOf).collect(Collectors.joining(", "));
    String strange =
        strangeArray() == 0
            ? ""
            : form.clears()
                ? ", array " + strangeArray() + " with what its last holder wrote"
                : ", array " + strangeArray() + " without what its last holder wrote";
    return Outcome.actors(history) + strange + " ‖ then taken: " + left;
  }

  @Override
  public String shared() {
    return "pool with room for "
        + capacity
        + (capacity == 1 ? " array" : " arrays")
        + (form.inPool(capacity) == 0 ? ", nothing in it," : ", full,");
  }

  @Override
  public String capacityInWords() {
    return String.valueOf(capacity);
  }

  @Override
  public String arbiter() {
    return "before and afterwards";
  }
}
