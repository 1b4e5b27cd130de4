package dev.touchstone.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class LedgerTest {

  @Test
  void manyArraysShareBucketsAndEachHasItsOwnState() {
    Ledger ledger = new Ledger();
    byte[][] arrays = new byte[2000][0];
    for (byte[] array : arrays) {
      ledger.taken(array);
    }
    for (int i = 0; i < arrays.length; i += 2) {
      ledger.released(arrays[i]);
    }
    for (int i = 0; i < arrays.length; i++) {
      byte[] array = arrays[i];
      if (i % 2 == 0) {
        assertThatIllegalStateException().isThrownBy(() -> ledger.released(array));
        ledger.taken(array);
      }
      ledger.released(array);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> ledger.released(new byte[0]));
  }

  @Test
  @Timeout(60)
  void anArrayThatNobodyHoldsIsNotKeptAlive() {
    Ledger ledger = new Ledger();
    byte[] array = new byte[8];
    ledger.taken(array);
    WeakReference<byte[]> lost = new WeakReference<>(array);
    array = null;
    while (lost.get() != null) {
      System.gc();
    }
    byte[][] more = new byte[2000][0];
    for (byte[] one : more) {
      ledger.taken(one);
    }
    for (byte[] one : more) {
      ledger.released(one);
    }
  }

  @Test
  @Timeout(60)
  void ofTwoReleasesAtOnceOneIsRefused() throws Exception {
    Ledger ledger = new Ledger();
    byte[][] arrays = new byte[20_000][0];
    for (byte[] array : arrays) {
      ledger.taken(array);
    }
    Callable<Integer> releaser =
        () -> {
          int accepted = 0;
          for (byte[] array : arrays) {
            try {
              ledger.released(array);
              accepted++;
            } catch (IllegalStateException e) {
              // The other one was faster.
            }
          }
          return accepted;
        };
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<Integer>> accepted = new ArrayList<>();
      accepted.add(threads.submit(releaser));
      accepted.add(threads.submit(releaser));
      assertThat(accepted.get(0).get() + accepted.get(1).get()).isEqualTo(arrays.length);
    } finally {
      threads.shutdownNow();
    }
  }
}
