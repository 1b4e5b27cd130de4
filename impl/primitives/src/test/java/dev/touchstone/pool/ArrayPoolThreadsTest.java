package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A first look with real threads; the engines of the house look closer. */
class ArrayPoolThreadsTest {
  private static final int ROUNDS = 4_000;
  private static final int CAP = 256;

  @ParameterizedTest
  @CsvSource({
    "SYNCHRONIZED,false", "STAMPED_LOCK,false", "STRIPED,false",
    "SYNCHRONIZED,true", "STAMPED_LOCK,true", "STRIPED,true"
  })
  @Timeout(60)
  void eachHolderIsAloneAndThePoolStaysWithinItsCap(Pools pools, boolean checked) throws Exception {
    ArrayPool<byte[]> pool =
        pools.bytes(
            PoolOptions.ofCap(CAP).withLengths(8, 16).withClearing(true).withChecks(checked));
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<Long>> balances = new ArrayList<>();
      for (byte id = 1; id <= 3; id++) {
        balances.add(threads.submit(holder(pool, id)));
      }
      long balance = 0;
      for (Future<Long> one : balances) {
        balance += one.get();
      }
      assertThat(pool.retained()).as("kept and not yet trimmed").isBetween(0L, (long) CAP);
      assertThat(balance).as("arrays in a holder's hands at the end").isZero();
    } finally {
      threads.shutdownNow();
    }
  }

  /** Stamps what it holds, and looks whether the stamps are still there before it releases. */
  private static Callable<Long> holder(ArrayPool<byte[]> pool, byte id) {
    return () -> {
      Deque<byte[]> held = new ArrayDeque<>();
      long balance = 0;
      for (int i = 0; i < ROUNDS || !held.isEmpty(); i++) {
        if (i < ROUNDS && held.size() < 5 && ThreadLocalRandom.current().nextBoolean()) {
          byte[] array = pool.take(8 + i % 9);
          assertThat(array).containsOnly(0);
          Arrays.fill(array, id);
          held.push(array);
          balance++;
        } else if (!held.isEmpty()) {
          byte[] array = held.pop();
          assertThat(array).containsOnly(id);
          pool.release(array);
          balance--;
        }
        if (i % 64 == 0) {
          assertThat(pool.retained()).isBetween(0L, (long) CAP);
        }
      }
      return balance;
    };
  }
}
