package dev.touchstone.races.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.races.form.Forked;
import dev.touchstone.races.form.Form;
import dev.touchstone.races.form.Observed;
import dev.touchstone.races.keys.KeysForm;
import dev.touchstone.races.litmus.LitmusRace;
import dev.touchstone.races.pool.PoolForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jcstress.infra.runners.TestList;

class QueueFormTest {
  private static final int CAPACITY = 4;
  private static final Set<Capability> ALL = EnumSet.allOf(Capability.class);

  @BeforeAll
  static void raceTheRecordingQueue() {
    System.setProperty(Forked.SUBJECT, RecordingQueues.NAME);
    System.setProperty(Forked.CAPACITY, String.valueOf(CAPACITY));
  }

  @ParameterizedTest
  @EnumSource
  void theCatalogueSaysWhatTheActorsDo(QueueForm form) throws Exception {
    RecordingQueues.CALLS.clear();
    Object test = Class.forName(form.testName()).getConstructor().newInstance();
    assertThat(RecordingQueues.CALLS).hasSize(form.initial(CAPACITY, CAPACITY));
    Observed observed = new Observed();
    List<List<Step>> done = new ArrayList<>();
    for (String actor : List.of("actor1", "actor2")) {
      RecordingQueues.CALLS.clear();
      test.getClass().getMethod(actor, Observed.class).invoke(test, observed);
      done.add(List.copyOf(RecordingQueues.CALLS));
    }
    assertThat(done).isEqualTo(form.actors());
  }

  @ParameterizedTest
  @EnumSource
  void anOutcomeIsReadBackAsWhatTheOperationsReturned(QueueForm form) throws Exception {
    Object test = Class.forName(form.testName()).getConstructor().newInstance();
    Observed observed = new Observed();
    for (String part : List.of("actor1", "actor2", "arbiter")) {
      test.getClass().getMethod(part, Observed.class).invoke(test, observed);
    }
    QueueOutcome outcome = QueueOutcome.parse(form, CAPACITY, observed.toString());
    assertThat(outcome.capacity()).isEqualTo(CAPACITY);
    assertThat(replay(form)).isEqualTo(outcome.label());
  }

  /** The same program on an ordinary list. */
  private static String replay(QueueForm form) {
    List<String> queue = new ArrayList<>();
    for (int code = 1; code <= form.initial(CAPACITY, CAPACITY); code++) {
      queue.add(Element.name(code));
    }
    List<String> parts = new ArrayList<>();
    for (List<Step> steps : form.actors()) {
      List<String> results = new ArrayList<>();
      for (Step step : steps) {
        results.add(step.call() + " = " + run(step, queue));
      }
      parts.add(String.join(", ", results));
    }
    return String.join(" ‖ ", parts) + " ‖ left " + queue;
  }

  private static String run(Step step, List<String> queue) {
    String head = queue.isEmpty() ? "null" : queue.get(0);
    return switch (step.operation()) {
      case "offer" ->
          String.valueOf(queue.size() < CAPACITY && queue.add(Element.name(step.element())));
      case "poll" -> queue.isEmpty() ? "null" : queue.remove(0);
      case "peek" -> head;
      case "size" -> String.valueOf(queue.size());
      default -> String.valueOf(queue.isEmpty());
    };
  }

  @Test
  void jcstressKnowsEveryFormAndNothingElse() {
    assertThat(TestList.tests())
        .hasSize(11 + 5 + 2 + 1)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Stream.<Form[]>of(QueueForm.values(), PoolForm.values(), KeysForm.values())
                        .flatMap(Arrays::stream)
                        .map(Form::testName),
                    Stream.of(LitmusRace.class.getName()))
                .toList());
    assertThat(TestList.tests())
        .allSatisfy(test -> assertThat(TestList.getInfo(test).threads()).isEqualTo(2));
  }

  @Test
  void aContractWithOneConsumerIsNotGivenTwo() {
    QueueContract contract = (QueueContract) Contracts.parse("spsc-bounded");
    assertThat(QueueForm.TAKE_BESIDE_TAKE_AND_PUT.unfit(contract, ALL)).isPresent();
    assertThat(QueueForm.TAKE_AND_PUT_BESIDE_PEEK.unfit(contract, ALL)).isPresent();
    assertThat(QueueForm.PUTS_BESIDE_PUTS.unfit(contract, ALL)).isPresent();
    assertThat(QueueForm.PUTS_BESIDE_TAKES.unfit(contract, ALL)).isEmpty();
    assertThat(QueueForm.TAKE_AND_PUT_BESIDE_SIZE.unfit(contract, ALL)).isEmpty();
  }

  @Test
  void aFormNeedsTheOperationsThatItCalls() {
    QueueContract contract = (QueueContract) Contracts.parse("mpmc-bounded");
    Set<Capability> none = EnumSet.noneOf(Capability.class);
    assertThat(QueueForm.PUTS_BESIDE_PEEK.unfit(contract, none).orElse("")).contains("PEEK");
    assertThat(QueueForm.TAKES_BESIDE_TAKES.unfit(contract, none)).isEmpty();
  }
}
