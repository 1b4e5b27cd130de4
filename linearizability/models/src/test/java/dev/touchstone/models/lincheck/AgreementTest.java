package dev.touchstone.models.lincheck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.models.judge.Judge;
import dev.touchstone.models.scenario.OperationGroup;
import dev.touchstone.models.scenario.Scenario;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Set;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionResult;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.verifier.LinearizabilityVerifier;
import org.jetbrains.lincheck.datastructures.verifier.Verifier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our judge and Lincheck's own verifier agree on the results of a queue that is often wrong. */
class AgreementTest {
  static final int CAPACITY = 2;
  static int legal;
  static int illegal;
  static int disagreements;
  static @Nullable ExecutionReader reader;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2: offer(1) ; offer(2) | poll() | poll() ; poll()",
        "2: offer(1) ; offer(2) offer(3) | poll() | peek() size() ; poll() poll()",
        "2: offer(1) offer(2) ; poll() offer(3) | poll() peek() ; size()"
      })
  void onEveryResultOfAnUnsynchronizedQueue(String text) {
    legal = 0;
    illegal = 0;
    disagreements = 0;
    Scenario scenario = Scenario.parse(text);
    reader = new ExecutionReader(scenario);

    ModelCheckingOptions options =
        new ModelCheckingOptions()
            .iterations(0)
            .invocationsPerIteration(300)
            .verifier(Comparing.class)
            .sequentialSpecification(Sequential.class)
            .addCustomScenario(
                new Trial(Trial.Mode.MODEL_CHECKING, 1, step -> false)
                    .actors(scenario, Unsynchronized.class));
    LincheckAgent.serve(options);
    options.check(Unsynchronized.class);

    assertThat(disagreements).isZero();
    assertThat(legal).isPositive();
    assertThat(illegal).isPositive();
  }

  /** Asks both. */
  public static final class Comparing implements Verifier {
    private static final QueueContract CONTRACT =
        (QueueContract) Contracts.parse("mpmc-bounded,memory=SEQUENTIAL,size=EXACT");
    private final Verifier lincheck;
    private final Judge judge = new Judge(CONTRACT, CAPACITY, OperationGroup.ALL);

    public Comparing(Class<?> specification) {
      lincheck = new LinearizabilityVerifier(specification);
    }

    @Override
    public boolean verifyResults(ExecutionScenario scenario, ExecutionResult results) {
      boolean theirs = lincheck.verifyResults(scenario, results);
      boolean ours = judge.judge(reader.read(results), Set.of()) == null;
      if (ours) {
        legal++;
      } else {
        illegal++;
      }
      if (ours != theirs) {
        disagreements++;
      }
      return true;
    }
  }

  /** The specification as Lincheck wants it. */
  public static class Sequential {
    private final Queue<Integer> queue = new ArrayDeque<>();

    public boolean offer(Integer element) {
      return queue.size() < CAPACITY && queue.add(element);
    }

    public @Nullable Object poll() {
      return queue.poll();
    }

    public @Nullable Object peek() {
      return queue.peek();
    }

    public int size() {
      return queue.size();
    }
  }

  /** A ring without any synchronization. */
  public static class Unsynchronized {
    private final @Nullable Integer[] slots = new Integer[CAPACITY];
    private int head;
    private int tail;

    public boolean offer(Integer element) {
      if (tail - head >= CAPACITY) {
        return false;
      }
      slots[tail % CAPACITY] = element;
      tail++;
      return true;
    }

    public @Nullable Object poll() {
      if (tail == head) {
        return null;
      }
      Integer element = slots[head % CAPACITY];
      head++;
      return element;
    }

    public @Nullable Object peek() {
      return tail == head ? null : slots[head % CAPACITY];
    }

    public int size() {
      return tail - head;
    }
  }
}
