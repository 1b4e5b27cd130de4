package dev.touchstone.races.pool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolCapability;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.races.form.Forked;
import dev.touchstone.races.form.Observed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each program against the catalogue's data, by one thread on a pool that is a stack. */
class PoolFormTest {
  private static final String NAME = "touchstone:SynchronizedArrayPool";
  private static final int CAPACITY = 4;

  @BeforeAll
  static void raceAStack() {
    System.setProperty(Forked.SUBJECT, NAME);
    System.setProperty(Forked.CAPACITY, String.valueOf(CAPACITY));
  }

  @ParameterizedTest
  @EnumSource
  void theCatalogueSaysWhatTheActorsDo(PoolForm form) throws Exception {
    Object test = form.test().getConstructor().newInstance();
    Observed observed = new Observed();
    for (String part : List.of("actor1", "actor2", "arbiter")) {
      form.test().getMethod(part, Observed.class).invoke(test, observed);
    }
    PoolOutcome outcome = PoolOutcome.parse(form, CAPACITY, observed.toString());
    assertThat(outcome.label()).isEqualTo(new Stack(form).run());
    assertThat(outcome.strangeArray()).isZero();
    assertThat(outcome.lostArray()).isZero();
  }

  /** The same program on an ordinary stack. */
  private static final class Stack {
    private final PoolForm form;
    private final Deque<Integer> stack = new ArrayDeque<>();
    private int arrays;

    Stack(PoolForm form) {
      this.form = form;
      this.arrays = form.arrays(CAPACITY);
      for (int array = 1; array <= form.inPool(CAPACITY); array++) {
        stack.push(array);
      }
    }

    String run() {
      List<String> parts = new ArrayList<>();
      for (List<PoolStep> steps : form.actors()) {
        List<Integer> taken = new ArrayList<>();
        List<String> calls = new ArrayList<>();
        for (PoolStep step : steps) {
          int array =
              switch (step.kind()) {
                case TAKE -> take();
                case RELEASE -> step.which();
                case RELEASE_TAKEN -> taken.get(step.which() - 1);
              };
          taken.add(array);
          calls.add(call(step, array));
        }
        parts.add(String.join(", ", calls));
      }
      List<String> left = new ArrayList<>();
      while (!stack.isEmpty()) {
        left.add(String.valueOf(stack.pop()));
      }
      left.add(String.valueOf(take()));
      return String.join(" ‖ ", parts) + " ‖ then taken: " + String.join(", ", left);
    }

    private int take() {
      return stack.isEmpty() ? ++arrays : stack.pop();
    }

    private String call(PoolStep step, int array) {
      if (step.kind() == PoolStep.Kind.TAKE) {
        return "take(16) = array " + array + " of 16";
      }
      stack.push(array);
      return "release(array " + array + " of 16) = true";
    }
  }

  @Test
  void aPoolThatDoesNotClearIsNotAskedToKeepSecrets() {
    PoolContract contract = (PoolContract) Contracts.parse("pool-relaxed,clearing=false");
    PoolSubject pool = new Promising(contract);
    assertThat(PoolForm.SECRETS_BESIDE_TAKES.unfit(pool))
        .contains("the pool does not clear arrays");
    assertThat(PoolForm.RELEASES_BESIDE_TAKES.unfit(pool)).isEmpty();
  }

  @Test
  void aQueueIsNoPool() {
    assertThat(PoolForm.values())
        .allSatisfy(
            form ->
                assertThat(form.unfit(Subjects.find("touchstone:SpmcArrayQueue", null)))
                    .contains("it is not a pool of arrays"));
  }

  private record Promising(PoolContract contract) implements PoolSubject {
    @Override
    public String name() {
      return "test:Promising";
    }

    @Override
    public Set<PoolCapability> capabilities() {
      return Set.of();
    }

    @Override
    public int elementBytes() {
      return 2;
    }

    @Override
    public PoolUnderTest create(PoolSettings settings) {
      throw new UnsupportedOperationException();
    }
  }
}
