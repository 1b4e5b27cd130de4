package dev.touchstone.explorer.client;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.explorer.woven.WovenHeap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Explores every execution of a {@link Client}. Immutable; {@link #explore} may be called again and
 * again, by one thread at a time.
 */
public final class ClientExploration {
  private static final int THREAD_STEPS = 2_000;
  private static final Duration AMPLE = Duration.ofMinutes(1);

  private final Class<? extends Client> client;
  private final MemoryModel model;
  private final Limits limits;

  private ClientExploration(Class<? extends Client> client, MemoryModel model, Limits limits) {
    this.client = client;
    this.model = model;
    this.limits = limits;
  }

  /** Explores a client under Java's access modes, for at most a minute. */
  public static ClientExploration of(Class<? extends Client> client) {
    return new ClientExploration(
        client, new Jamx(), Limits.wide().withThreadSteps(THREAD_STEPS).withTime(AMPLE));
  }

  /** The same under another memory model. */
  public ClientExploration under(MemoryModel other) {
    return new ClientExploration(client, other, limits);
  }

  /** The same within other limits. */
  public ClientExploration within(Limits other) {
    return new ClientExploration(client, model, other);
  }

  /**
   * Explores.
   *
   * @throws dev.touchstone.explorer.UnsupportedCodeException if the code does what the explorer
   *     cannot take apart
   */
  public Explored explore() {
    ClientLoader loader = new ClientLoader(client);
    WovenHeap heap = new WovenHeap(loader.woven(), AccessModes.AS_WRITTEN);
    Client woven = loader.newClient();
    heap.know(woven, client.getSimpleName());
    Program.Builder program = Program.named(client.getSimpleName()).describedBy(heap::text);
    List<String> names = new ArrayList<>();
    woven.threads(new Declared(program, heap, names));
    Map<String, Long> outcomes = new TreeMap<>();
    Verification.Result result =
        Verification.of(
                Explorer.of(model).within(limits),
                new Failures(),
                (execution, order) -> {
                  outcomes.merge(outcome(execution), 1L, Long::sum);
                  return null;
                })
            .run(program.build());
    return new Explored(
        outcomes,
        result.exploration(),
        result.smallest().map(example -> TraceText.of(example.trace(), names)));
  }

  private static String outcome(Execution execution) {
    List<String> results = new ArrayList<>();
    for (int t = 0; t < execution.program().threads(); t++) {
      Throwable failure = execution.failure(t).orElse(null);
      results.add(
          failure != null
              ? failure.toString()
              : String.valueOf(execution.calls(t).get(0).operation().result()));
    }
    return String.join(" | ", results);
  }

  private record Declared(Program.Builder program, WovenHeap heap, List<String> names)
      implements Threads {
    @Override
    public Threads add(String name, Supplier<? extends @Nullable Object> body) {
      names.add(name);
      program.thread(heap.body(memory -> run(memory, name, body)));
      return this;
    }

    @Override
    public Threads afterwards(String name, Supplier<? extends @Nullable Object> body) {
      names.add(name);
      program.afterwards(heap.body(memory -> run(memory, name, body)));
      return this;
    }

    private static void run(Memory memory, String name, Supplier<? extends @Nullable Object> body) {
      memory.call(name);
      memory.returned(body.get());
    }
  }
}
