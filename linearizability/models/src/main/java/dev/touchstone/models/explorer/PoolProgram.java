package dev.touchstone.models.explorer;

import dev.touchstone.contracts.pool.PoolOperations;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.woven.WovenHeap;
import dev.touchstone.models.judge.PoolJudge;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A client as a program of the explorer, on one pool; it can be explored once. An array's identity
 * is a number in its first element, which who takes it fresh writes there, past the explorer.
 */
final class PoolProgram {
  private final PoolUnderTest pool;
  private final Map<Integer, Object> before = new HashMap<>();
  private final List<Object> results = new ArrayList<>();
  private final Program program;

  PoolProgram(PoolClient client, PoolUnderTest pool, WovenHeap heap) {
    this.pool = pool;
    Scenario scenario = client.scenario();
    Program.Builder builder = Program.named(client.text()).describedBy(heap::text);
    for (Step step : scenario.before()) {
      results.add(call(step, before));
    }
    before.forEach((handle, array) -> heap.know(array, "array " + handle));
    heap.know(pool, "");
    for (List<Step> steps : scenario.threads()) {
      builder.thread(heap.body(memory -> run(memory, steps)));
    }
    builder.afterwards(heap.body(memory -> run(memory, scenario.after())));
    program = builder.build();
  }

  Program program() {
    return program;
  }

  /** What the calls before the threads returned. */
  List<Object> resultsBefore() {
    return results;
  }

  private void run(Memory memory, List<Step> steps) {
    Map<Integer, Object> handles = new HashMap<>(before);
    for (Step step : steps) {
      memory.call(step.operation(), step.arguments().get(0));
      memory.returned(call(step, handles));
    }
  }

  private Object call(Step step, Map<Integer, Object> handles) {
    int handle = step.arguments().get(0);
    if (step.operation().equals(PoolOperations.RELEASE)) {
      return pool.release(Objects.requireNonNull(handles.get(handle)));
    }
    Object array = pool.take(PoolJudge.LENGTH);
    handles.put(handle, array);
    int id = pool.get(array, 0);
    if (id == 0) {
      id = handle;
      pool.set(array, 0, id);
    }
    return id;
  }
}
