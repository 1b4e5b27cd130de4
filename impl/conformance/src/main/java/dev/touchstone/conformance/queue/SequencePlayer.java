package dev.touchstone.conformance.queue;

import dev.touchstone.conformance.Journal;
import dev.touchstone.conformance.queue.CallSequence.Call;
import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueOperations.Batch;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.SizePromise;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plays call sequences on new queues of a subject, each result judged by the specification. */
final class SequencePlayer {

  /**
   * The first result that the specification does not allow.
   *
   * @param at how many calls came before
   * @param claim that forbids it
   * @param what happened, as a sentence without a full stop
   */
  record Wrong(int at, String claim, String what) {}

  private final QueueSubject subject;
  private final Journal journal;
  private final Set<String> relaxed;
  private final Map<Integer, Integer> capacities = new HashMap<>();

  SequencePlayer(QueueSubject subject, Journal journal) {
    this.subject = subject;
    this.journal = journal;
    this.relaxed = new HashSet<>(subject.contract().relaxed().keySet());
    if (subject.contract().size() == SizePromise.ESTIMATE) {
      relaxed.add(QueueClaims.SIZE);
    }
  }

  /** Plays the sequence to its end or to the first wrong result, which is returned. */
  @Nullable Wrong play(CallSequence sequence) {
    QueueSpecification specification = QueueSpecification.of(capacity(sequence.capacity()));
    journal.begin(sequence.setting());
    JournaledQueue queue =
        sequence.atStart()
            ? JournaledQueue.createAt(subject, sequence.capacity(), sequence.start(), journal)
            : JournaledQueue.create(subject, sequence.capacity(), journal);
    int[] elements = {0};
    List<Object> state = specification.initial();
    for (int i = 0; i < sequence.calls().size(); i++) {
      Call call = sequence.calls().get(i);
      Operation operation;
      try {
        operation = make(call, queue, elements);
      } catch (RuntimeException | Error thrown) {
        String what = call.operation() + " threw " + thrown;
        return new Wrong(i, brokenByThrowing(call.operation()), what);
      }
      List<Object> next = next(specification, state, operation);
      if (next == null) {
        String what = operation + ": " + specification.objection(state, operation);
        return new Wrong(i, specification.brokenClaim(state, operation), what);
      }
      state = next;
    }
    return null;
  }

  /**
   * How many elements a queue holds that was asked for so many. If it throws when it is filled, as
   * many as it was asked for: the sequences will show the throwing call.
   */
  int capacity(int requested) {
    return capacities.computeIfAbsent(
        requested,
        asked -> {
          try {
            return Session.capacityOf(subject, asked, journal);
          } catch (RuntimeException | Error thrown) {
            if (!journal.threw(thrown)) {
              throw thrown;
            }
            return asked;
          }
        });
  }

  private static Operation make(Call call, JournaledQueue queue, int[] elements) {
    String name = call.operation();
    return switch (name) {
      case QueueOperations.OFFER -> {
        Object element = ++elements[0];
        yield Operation.of(name, element, queue.offer(element));
      }
      case QueueOperations.RELAXED_OFFER -> {
        Object element = ++elements[0];
        yield Operation.of(name, element, queue.relaxedOffer(element));
      }
      case QueueOperations.POLL -> Operation.of(name, queue.poll());
      case QueueOperations.RELAXED_POLL -> Operation.of(name, queue.relaxedPoll());
      case QueueOperations.PEEK -> Operation.of(name, queue.peek());
      case QueueOperations.RELAXED_PEEK -> Operation.of(name, queue.relaxedPeek());
      case QueueOperations.SIZE -> Operation.of(name, queue.size());
      case QueueOperations.IS_EMPTY -> Operation.of(name, queue.isEmpty());
      case QueueOperations.DRAIN -> {
        List<Object> taken = new ArrayList<>();
        int count = queue.drain(taken::add, call.limit());
        yield Operation.of(name, call.limit(), new Batch(count, taken));
      }
      case QueueOperations.FILL -> {
        List<Object> given = new ArrayList<>();
        int count = queue.fill(() -> supply(given, elements), call.limit());
        yield Operation.of(name, call.limit(), new Batch(count, given));
      }
      default -> throw new IllegalArgumentException("no queue operation " + name);
    };
  }

  private static Object supply(List<Object> given, int[] elements) {
    Object element = ++elements[0];
    given.add(element);
    return element;
  }

  /** The next state; with the weaker forms of claims that the contract declares relaxed. */
  private @Nullable List<Object> next(
      QueueSpecification specification, List<Object> state, Operation operation) {
    List<Object> next = specification.next(state, operation);
    if (next != null) {
      return next;
    }
    Object result = operation.result();
    boolean weaker =
        switch (operation.name()) {
          case QueueOperations.PEEK -> relaxed.contains(QueueClaims.PEEK) && result == null;
          case QueueOperations.IS_EMPTY -> relaxed.contains(QueueClaims.SIZE);
          case QueueOperations.SIZE ->
              relaxed.contains(QueueClaims.SIZE)
                  && result instanceof Integer size
                  && size >= 0
                  && size <= specification.capacity();
          default -> false;
        };
    return weaker ? state : null;
  }

  private static String brokenByThrowing(String operation) {
    return switch (operation) {
      case QueueOperations.OFFER -> QueueClaims.FULL;
      case QueueOperations.POLL -> QueueClaims.EMPTY;
      case QueueOperations.PEEK -> QueueClaims.PEEK;
      case QueueOperations.SIZE, QueueOperations.IS_EMPTY -> QueueClaims.SIZE;
      case QueueOperations.DRAIN, QueueOperations.FILL -> QueueClaims.BATCH;
      default -> QueueClaims.RELAXED;
    };
  }
}
