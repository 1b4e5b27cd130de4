package dev.touchstone.conformance.keys;

import dev.touchstone.conformance.Trial;
import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysClaims;
import dev.touchstone.contracts.keys.KeysCost;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Strength;
import dev.touchstone.evidence.Trace;
import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How the time of a selection grows with the number of keys, as the exponent between few keys and
 * many; and whether memory is given back. An exponent of 0 is constant, one of 1 linear; the limit
 * lies half an exponent above what is promised, far from both, and the least of several
 * measurements counts, so that a busy machine cannot make a verdict.
 */
final class KeysCostCheck extends KeysCheck {
  private static final int FEW = 64;
  private static final int MANY = 4_096;
  private static final int LEFT = 8;
  private static final int ROUNDS = 3;
  private static final long BATCH_NANOS = 100_000;
  private static final int LEAST_BATCHES = 5;
  private static final long NANOS = 8_000_000;

  @Override
  public String id() {
    return "keys-cost";
  }

  @Override
  public List<String> claims() {
    return List.of(KeysClaims.COST);
  }

  @Override
  public String sentence() {
    return "measures selections of 64 and of 4096 keys, without changes and with one, and how much room is left when the"
        + " keys are gone";
  }

  @Override
  public String hangClaim() {
    return KeysClaims.COST;
  }

  @Override
  void run(KeysSubject subject, Trial trial) {
    double limit = subject.contract().cost() == KeysCost.CHANGES ? 0.5 : 1.5;
    Map<String, String> figures = new LinkedHashMap<>();
    trial.journal().begin("Key sets of " + FEW + " and of " + MANY + " keys");
    String wrong = null;
    for (boolean changing : new boolean[] {false, true}) {
      double exponent = exponent(subject, trial, changing, limit);
      String what = "exponent of a selection " + (changing ? "with one change" : "without changes");
      figures.put(what, String.format(Locale.ROOT, "%.2f", exponent));
      if (exponent > limit) {
        wrong = "the " + what + " is " + figures.get(what) + ", above " + limit;
        break;
      }
    }
    if (wrong == null && subject.contract().shrinking()) {
      wrong = shrinks(subject, trial, figures);
    }
    Strength strength =
        new Strength(
            Strength.Kind.MEASURED, 0, trial.journal().calls(), "one thread", false, figures);
    trial.report(
        wrong == null
            ? Finding.holds(KeysClaims.COST, strength, Replay.Kind.RERUN)
            : Finding.violated(
                KeysClaims.COST, wrong, strength, trace(wrong, trial), Replay.Kind.RERUN));
  }

  private static Trace trace(String wrong, Trial trial) {
    return Trace.of(
        wrong,
        trial.journal().setting()
            + ". Times are the least of many measurements, in nanoseconds a selection. What is wrong: "
            + wrong
            + ".",
        List.of("caller"),
        trial.journal().steps(),
        List.of());
  }

  /** The least exponent of a few measurements; no more of them than are needed to be below. */
  private static double exponent(KeysSubject subject, Trial trial, boolean changing, double limit) {
    double least = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > limit; round++) {
      double few = nanos(subject, trial, FEW, changing);
      double many = nanos(subject, trial, MANY, changing);
      least = Math.min(least, Math.log(many / few) / Math.log((double) MANY / FEW));
    }
    return least;
  }

  private static double nanos(KeysSubject subject, Trial trial, int count, boolean changing) {
    KeySetUnderTest set = subject.create(KeysSignal.NONE);
    List<Object> keys = registered(set, count);
    String call =
        "selections of " + count + " keys" + (changing ? ", one of them changed each time" : "");
    return trial
        .journal()
        .call(call, () -> leastNanos(set, keys.get(count / 2), new int[count], changing));
  }

  /** The least time of a selection over batches that are long enough for any clock. */
  private static double leastNanos(KeySetUnderTest set, Object key, int[] ready, boolean changing) {
    int selections = 8;
    while (batchNanos(set, key, ready, changing, selections) < BATCH_NANOS) {
      selections *= 2;
    }
    long end = System.nanoTime() + NANOS;
    double least = Double.MAX_VALUE;
    for (int batch = 0; batch < LEAST_BATCHES || System.nanoTime() < end; batch++) {
      long nanos = batchNanos(set, key, ready, changing, selections);
      least = Math.min(least, (double) nanos / selections);
    }
    return Math.max(least, 1);
  }

  private static long batchNanos(
      KeySetUnderTest set, Object key, int[] ready, boolean changing, int selections) {
    long start = System.nanoTime();
    for (int i = 0; i < selections; i++) {
      if (changing) {
        set.interestSet(key, i % 2 == 0 ? SelectionKey.OP_WRITE : SelectionKey.OP_READ);
      }
      set.prepare();
      set.process(ready, 0);
      set.finish();
    }
    return System.nanoTime() - start;
  }

  private static List<Object> registered(KeySetUnderTest set, int count) {
    List<Object> keys = new ArrayList<>();
    for (int descriptor = 0; descriptor < count; descriptor++) {
      keys.add(set.register(descriptor, SelectionKey.OP_READ));
    }
    return keys;
  }

  /** What is wrong with the room that is left; null if nothing is. */
  private static @Nullable String shrinks(
      KeysSubject subject, Trial trial, Map<String, String> figures) {
    KeySetUnderTest set = subject.create(KeysSignal.NONE);
    List<Object> keys = registered(set, MANY);
    int most = trial.journal().call("room() with " + MANY + " keys", () -> roomAfter(set));
    keys.subList(LEFT, MANY).forEach(set::cancel);
    int left = trial.journal().call("room() with " + LEFT + " keys left", () -> roomAfter(set));
    figures.put("room for " + MANY + " keys, and with " + LEFT + " left", most + ", " + left);
    if (most < MANY) {
      return "it holds " + MANY + " keys and says that it has room for " + most;
    }
    return left <= MANY / 8
        ? null
        : "room for " + left + " is kept when " + LEFT + " of " + MANY + " keys are left";
  }

  private static int roomAfter(KeySetUnderTest set) {
    set.prepare();
    set.finish();
    return set.room();
  }
}
