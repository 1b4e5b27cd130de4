package dev.touchstone.perf.rows;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import java.nio.channels.SelectionKey;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Selections of any key set with 2000 keys, without a kernel: what its Java layer costs. The
 * adapter is one call for each call, and a fork loads one class of each, so that calls are inlined.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class KeysRows {
  private static final int KEYS = 2_000;

  /** The subject's name. */
  @Param("")
  public String subject = "";

  /** The text of its contract where its provider does not know it; else empty. */
  @Param("")
  public String contract = "";

  private KeySetUnderTest set;
  private final Object[] keys = new Object[KEYS];
  private final int[] ready = new int[KEYS];
  private int next;

  /** Registers the keys and makes a first selection. */
  @Setup
  public void register() {
    Contract given = contract.isEmpty() ? null : Contracts.parse(contract);
    set = ((KeysSubject) Subjects.find(subject, given)).create(KeysSignal.NONE);
    for (int i = 0; i < KEYS; i++) {
      keys[i] = set.register(i, SelectionKey.OP_READ);
    }
    ready[0] = SelectionKey.OP_READ;
    idle();
  }

  /** A selection with nothing changed and nothing ready. */
  @Benchmark
  public int idle() {
    KeySetUnderTest s = set;
    s.prepare();
    int changed = s.process(ready, 0);
    s.finish();
    return changed;
  }

  /** One key's interest changed, then a selection in which one key is ready. */
  @Benchmark
  public int oneChange() {
    KeySetUnderTest s = set;
    int at = next;
    next = at == KEYS - 1 ? 0 : at + 1;
    s.interestSet(
        keys[at],
        s.interest(keys[at]) == SelectionKey.OP_READ
            ? SelectionKey.OP_READ | SelectionKey.OP_WRITE
            : SelectionKey.OP_READ);
    s.prepare();
    int changed = s.process(ready, 1);
    s.finish();
    return changed;
  }
}
