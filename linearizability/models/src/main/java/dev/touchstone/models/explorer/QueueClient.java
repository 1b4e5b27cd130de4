package dev.touchstone.models.explorer;

import java.util.ArrayList;
import java.util.List;

/**
 * A client program of a queue: what is done before its threads run, and what each of them does. At
 * the end, when all have ended, the queue is drained.
 *
 * <p>Each thread is a string with a letter for each step: {@code o} offers the next element, {@code
 * a} offers the first one again, {@code p} polls, {@code !} sets a flag by a release store, {@code
 * ?} waits for it. The flag is how a thread gets to know that another one's operation is over:
 * without that, or without a producer that polls too, nobody can tell that a queue was refused as
 * full which was not.
 *
 * @param capacity as asked of the constructor
 * @param before steps before the threads run, by one thread
 * @param threads steps of each thread
 */
record QueueClient(int capacity, String before, List<String> threads) implements Client {
  static final char OFFER = 'o';
  static final char OFFER_AGAIN = 'a';
  static final char POLL = 'p';
  static final char SIGNAL = '!';
  static final char AWAIT = '?';

  QueueClient {
    threads = List.copyOf(threads);
  }

  /** A client with its threads in one string, separated by bars. */
  static QueueClient of(int capacity, String before, String threads) {
    return new QueueClient(capacity, before, List.of(threads.split("\\|")));
  }

  /** The elements that a thread offers: the ones after those of the threads before it. */
  int firstElement(int thread) {
    int element = offers(before);
    for (int t = 0; t < thread; t++) {
      element += offers(threads.get(t));
    }
    return element + 1;
  }

  /**
   * How many threads from this one on do the same; those that offer elements of their own do not.
   */
  int equalThreads(int thread) {
    int end = thread + 1;
    if (threads.get(thread).indexOf(OFFER) < 0) {
      while (end < threads.size() && threads.get(end).equals(threads.get(thread))) {
        end++;
      }
    }
    return end - thread;
  }

  /**
   * Whether an element is offered more than once: then who took it does not tell who offered it.
   */
  boolean repeatsAnElement() {
    return threads.stream().anyMatch(steps -> steps.indexOf(OFFER_AGAIN) >= 0);
  }

  private static int offers(String steps) {
    return (int) steps.chars().filter(step -> step == OFFER).count();
  }

  /** Whether some thread waits for a flag. */
  boolean hasFlag() {
    return threads.stream().anyMatch(steps -> steps.indexOf(AWAIT) >= 0);
  }

  /** How many threads run, the one that drains included. */
  int threadCount() {
    return threads.size() + 1;
  }

  /** How many calls the threads make before the drain. */
  int calls() {
    return threads.stream()
        .mapToInt(steps -> (int) steps.chars().filter(s -> s != SIGNAL && s != AWAIT).count())
        .sum();
  }

  @Override
  public String text() {
    List<String> texts = new ArrayList<>();
    for (int t = 0; t < threads.size(); t++) {
      texts.add(steps(threads.get(t), firstElement(t)));
    }
    String start = before.isEmpty() ? "empty" : "after " + steps(before, 1);
    return String.join(" ‖ ", texts) + " (capacity " + capacity + ", " + start + "; then drain)";
  }

  private static String steps(String steps, int first) {
    List<String> texts = new ArrayList<>();
    int element = first;
    for (int i = 0; i < steps.length(); i++) {
      char step = steps.charAt(i);
      texts.add(
          switch (step) {
            case OFFER -> "offer(" + element++ + ")";
            case OFFER_AGAIN -> "offer(1)";
            case POLL -> "poll";
            case SIGNAL -> "set the flag";
            case AWAIT -> "await the flag";
            default -> throw new IllegalArgumentException("no step " + step);
          });
    }
    return String.join(", ", texts);
  }
}
