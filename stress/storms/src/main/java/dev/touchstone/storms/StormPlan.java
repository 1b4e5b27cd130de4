package dev.touchstone.storms;

import java.util.ArrayList;
import java.util.List;

/**
 * One storm: who does what on which queue.
 *
 * @param capacity as asked of the constructor
 * @param producers threads that offer
 * @param consumers threads that poll
 * @param observers threads that only look
 * @param producersPoll whether producers poll too, now and then
 * @param pollsOneIn in OBSERVED storms a consumer polls in one of so many steps and looks in the
 *     others: the rarer it polls, the fuller the queue
 * @param noisy whether the subject is woven and its schedule disturbed
 * @param entries the most entries in each thread's log
 * @param seed of every random choice
 */
record StormPlan(
    Mix mix,
    int capacity,
    int producers,
    int consumers,
    int observers,
    boolean producersPoll,
    int pollsOneIn,
    boolean noisy,
    int entries,
    long seed)
    implements Plan {

  /** How many threads there are, the one that drains at the end not counted. */
  int threads() {
    return producers + consumers + observers;
  }

  /** The names of all threads, the one that drains at the end last. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    add(names, "producer", producers);
    add(names, "consumer", consumers);
    add(names, "observer", observers);
    names.add("afterwards");
    return names;
  }

  private static void add(List<String> names, String role, int count) {
    for (int i = 1; i <= count; i++) {
      names.add(count == 1 ? role : role + " " + i);
    }
  }

  @Override
  public String words() {
    return producers
        + " producing, "
        + consumers
        + " consuming"
        + (observers == 0 ? "" : ", " + observers + " observing")
        + ", capacity "
        + capacity
        + (noisy ? ", schedule noise" : ", no noise")
        + ", seed "
        + seed;
  }
}
