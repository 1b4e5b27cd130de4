package dev.touchstone.models.explorer;

import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueContract;
import java.util.ArrayList;
import java.util.List;

/**
 * The client programs on which a queue is explored: from empty, with one element, full, and with
 * indexes that have gone round; producers that poll too, and clients that pass a flag.
 */
final class QueueClients {
  private final boolean manyProducers;
  private final boolean manyConsumers;
  private final int capacity;
  private final int actual;
  private final List<QueueClient> clients = new ArrayList<>();

  private QueueClients(QueueContract contract, int capacity, int actual) {
    this.manyProducers = contract.producers() == Multiplicity.MANY;
    this.manyConsumers = contract.consumers() == Multiplicity.MANY;
    this.capacity = capacity;
    this.actual = actual;
  }

  /**
   * Client programs at one capacity, small ones first.
   *
   * @param capacity as asked of the constructor
   * @param actual how many elements that is; {@link Integer#MAX_VALUE} without bound
   * @param size of the largest, from 1 to 3
   */
  static List<QueueClient> of(QueueContract contract, int capacity, int actual, int size) {
    QueueClients made = new QueueClients(contract, capacity, actual);
    made.small();
    if (size >= 2) {
      made.larger();
    }
    if (size >= 3) {
      made.largest();
    }
    return made.clients;
  }

  private void small() {
    String full = "o".repeat(actual > MOST_FILLED ? 1 : actual);
    String round = "op".repeat(Math.min(actual, MOST_FILLED));
    if (!manyConsumers) {
      add("", "oo|pp");
      add("o", "oo|pp");
      add(full, "?o|p!");
      add("", "o!|?p");
      add(round + "o", "oo|pp");
    } else {
      add(full, "p|po");
      add(full, "?o|p!");
      add("", "o!|?p|p");
      add("", "oo|p|p");
      add("o", "oo|p|p");
      add(full, "oo|p|p");
      add(full, "po|p|p");
      add(round + "o", "oo|p|p");
    }
    add("o", "a|p");
    if (manyProducers) {
      add("", "o|o|p");
      add("o", manyConsumers ? "o|op|p" : "o|o|pp");
      add(full, "o|o|p");
    }
  }

  private void larger() {
    String full = "o".repeat(actual > MOST_FILLED ? 1 : actual);
    add("", manyConsumers ? "oo|pp|pp" : "ooo|ppp");
    add("o", manyConsumers ? "ooo|p|pp" : "ooo|ppp");
    add(full, manyConsumers ? "oo|pp|p" : "ooo|ppp");
    add(full, manyConsumers ? "pop|pp|p" : "ooo|ppp");
    if (manyProducers) {
      add("", "oo|o|pp");
    }
  }

  private void largest() {
    add("", manyConsumers ? "ooo|pp|pp" : "oooo|pppp");
    add("", manyConsumers ? "ooo|ppp|ppp" : "ooooo|ppppp");
    if (manyProducers) {
      add("", "oo|oo|pp");
    }
  }

  /** How many elements a queue may hold and still be filled before the threads run. */
  static final int MOST_FILLED = 16;

  private void add(String before, String threads) {
    QueueClient client = QueueClient.of(capacity, before, threads);
    if (!clients.contains(client)) {
      clients.add(client);
    }
  }
}
