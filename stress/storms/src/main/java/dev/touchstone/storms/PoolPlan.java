package dev.touchstone.storms;

import dev.touchstone.contracts.pool.PoolSettings;
import java.util.ArrayList;
import java.util.List;

/**
 * One storm on a pool: who does what.
 *
 * @param takers threads that take; they release too, unless there are releasers
 * @param releasers threads that release what the takers hand them; 0 if those do it themselves
 * @param most arrays that a taker holds at a time
 * @param observed whether one more thread asks what is retained, and trims now and then
 * @param entries the most entries in each thread's log
 * @param seed of every random choice
 */
record PoolPlan(
    PoolMix mix,
    PoolSettings settings,
    int takers,
    int releasers,
    int most,
    boolean observed,
    boolean noisy,
    int entries,
    long seed)
    implements Plan {

  /** How many threads there are, the one that takes what is left at the end not counted. */
  int threads() {
    return takers + releasers + (observed ? 1 : 0);
  }

  /** The names of all threads, the one that takes what is left at the end last. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= takers; i++) {
      names.add((releasers == 0 ? "holder " : "taker ") + i);
    }
    for (int i = 1; i <= releasers; i++) {
      names.add("releaser " + i);
    }
    if (observed) {
      names.add("observer");
    }
    names.add("afterwards");
    return names;
  }

  @Override
  public String words() {
    return (releasers == 0
            ? takers + " threads with up to " + most + " arrays each"
            : takers + " taking, " + releasers + " releasing")
        + (observed ? ", one observing" : "")
        + ", "
        + settings
        + (noisy ? ", schedule noise" : ", no noise")
        + ", seed "
        + seed;
  }
}
