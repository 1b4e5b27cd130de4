package dev.touchstone.storms;

import static dev.touchstone.storms.PoolHistories.BYTES;
import static dev.touchstone.storms.PoolHistories.LENGTH;
import static dev.touchstone.storms.PoolHistories.RELAXED;
import static dev.touchstone.storms.PoolHistories.STRICT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.storms.PoolHistories.Taken;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Histories of pools that are right or wrong by one entry; times are start and end. */
class PoolJudgeTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int AFTERWARDS = 2;

  private final char[] a0 = new char[LENGTH];
  private final char[] a1 = new char[LENGTH];
  private final char[] a2 = new char[LENGTH];

  private static void expect(PoolHistories history, boolean wrong, String finding) {
    assertThat(history.found()).isEqualTo(wrong ? List.of(finding) : List.of());
  }

  private static PoolHistories history(String subject, int room) {
    return new PoolHistories(subject, PoolMix.CORE, 3, room);
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void anArrayWhoseTakeReturnedBeforeItsReleaseBeganHasTwoHolders(String subject) {
    for (long begin : new long[] {3, 4}) {
      PoolHistories history = history(subject, 2);
      Taken mine = history.take(A, a0, 0, 1);
      Taken theirs = history.take(B, a0, 2, 3);
      history.release(A, mine, true, begin, 5).release(B, theirs, true, 6, 7);
      history.take(AFTERWARDS, a0, 8, 9);
      expect(
          history,
          begin == 4,
          "POOL-EXCLUSIVE: a0 was taken by holder 2 while holder 1 had it, who had taken it"
              + " and released it only later");
    }
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void anArrayThatNobodyReleasedHasTwoHolders(String subject) {
    PoolHistories history = history(subject, 2);
    history.take(A, a0, 0, 1);
    history.take(B, a0, 2, 3);
    assertThat(history.found())
        .containsExactly(
            "POOL-EXCLUSIVE: a0 was taken by holder 2 while holder 1 had it, who had taken it and"
                + " never released it");
  }

  @Test
  void aForeignStampIsAnotherHoldersOrAnEarlierOnesSecret() {
    int stamp = Stamps.stamp(B, 0);
    for (PoolMix mix : new PoolMix[] {PoolMix.CORE, PoolMix.SECRET}) {
      PoolHistories history = new PoolHistories(STRICT, mix, 3, 1);
      history.release(A, history.take(A, a0, stamp, 0, 1), false, 2, 3);
      assertThat(history.judge())
          .singleElement()
          .satisfies(
              breach -> {
                assertThat(breach.claim())
                    .isEqualTo(mix == PoolMix.SECRET ? "POOL-SECRET" : "POOL-EXCLUSIVE");
                assertThat(breach.sentence())
                    .startsWith("a0 came to holder 1")
                    .contains("holder 2");
              });
    }
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void twoArraysInThePoolAtOneMomentAreMoreThanRoomForOne(String subject) {
    for (long taken : new long[] {15, 25}) {
      PoolHistories history = history(subject, 1);
      Taken mine = history.take(A, a0, 0, 1);
      Taken theirs = history.take(B, a1, 0, 1);
      history.release(A, mine, true, 2, 10).release(B, theirs, true, 11, 20);
      history.release(A, history.take(A, a0, taken, 30), false, 31, 32);
      history.take(AFTERWARDS, a1, 40, 41);
      expect(
          history,
          taken == 25,
          "POOL-CAPACITY: at one moment the pool kept 2 arrays of 32 bytes, and the cap is 16: all"
              + " had been released, and were taken only later");
    }
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void thePoolsOwnWordIsEnough(String subject) {
    PoolHistories history = history(subject, 1);
    history.observe(A, PoolOp.RETAINED, BYTES, 0, 1);
    assertThat(history.found()).isEmpty();
    history.observe(A, PoolOp.RETAINED, BYTES + 1, 2, 3);
    assertThat(history.found())
        .containsExactly("POOL-CAPACITY: retained told holder 1 of 17 bytes, and the cap is 16");
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void whatWasKeptAndCannotBeTakenIsLostUnlessItWasTrimmed(String subject) {
    for (boolean trimmed : new boolean[] {true, false}) {
      PoolHistories history = history(subject, 2);
      history.release(A, history.take(A, a0, 0, 1), true, 2, 3);
      if (trimmed) {
        history.observe(B, PoolOp.TRIM, BYTES, 3, 4);
      }
      history.take(AFTERWARDS, a1, 8, 9);
      expect(
          history,
          !trimmed,
          "POOL-CONSERVE: a0 was kept, and afterwards, with no operation in progress, nobody could"
              + " take it: 16 bytes of kept arrays are missing");
    }
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void aTrimThatTellsOfMoreThanIsMissingIsWrong(String subject) {
    PoolHistories history = history(subject, 2);
    history.observe(B, PoolOp.TRIM, BYTES, 3, 4);
    assertThat(history.found())
        .containsExactly("POOL-CONSERVE: trims told of 16 dropped bytes, and nothing is missing");
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void whatWasDroppedMustNotComeBack(String subject) {
    PoolHistories history = history(subject, 1);
    Taken mine = history.take(A, a0, 0, 1);
    Taken theirs = history.take(B, a1, 0, 1);
    history.release(A, mine, true, 2, 3).release(B, theirs, false, 4, 5);
    history.take(A, a1, 6, 7);
    history.take(AFTERWARDS, a0, 8, 9);
    assertThat(history.found())
        .containsExactly(
            "POOL-CONSERVE: a1 was taken again, though its release had said that it was dropped");
  }

  @ParameterizedTest
  @MethodSource("dev.touchstone.storms.PoolHistories#both")
  void atRestThePoolTellsOfWhatCanBeTaken(String subject) {
    for (int told : new int[] {BYTES, 0}) {
      PoolHistories history = history(subject, 2);
      history.release(A, history.take(A, a0, 0, 1), true, 2, 3);
      history.observe(AFTERWARDS, PoolOp.RETAINED, told, 6, 7);
      history.take(AFTERWARDS, a0, 8, 9);
      history.take(AFTERWARDS, a1, 10, 11);
      expect(
          history,
          told == 0,
          "POOL-CONSERVE: at rest retained told of 0 bytes, and arrays of 16 bytes could be"
              + " taken");
    }
  }

  @Test
  void onlyARelaxedPoolMayMiss() {
    for (String subject : new String[] {STRICT, RELAXED}) {
      for (long end : new long[] {7, 9}) {
        PoolHistories history = history(subject, 2);
        history.release(A, history.take(A, a0, 0, 1), true, 2, 3);
        history.take(B, a1, 4, end);
        history.take(AFTERWARDS, a0, 8, 10);
        history.take(AFTERWARDS, a2, 11, 12);
        expect(
            history,
            subject.equals(STRICT) && end == 7,
            "POOL-CONSERVE: take allocated a1 although a0 lay in the pool all the time");
      }
    }
  }

  @Test
  void onlyARelaxedPoolMayDropForAnythingButItsCap() {
    for (String subject : new String[] {STRICT, RELAXED}) {
      for (int room : new int[] {1, 2}) {
        PoolHistories history = history(subject, room);
        Taken mine = history.take(A, a0, 0, 1);
        Taken theirs = history.take(B, a1, 0, 1);
        history.release(A, mine, true, 2, 3).release(B, theirs, false, 4, 5);
        history.take(AFTERWARDS, a0, 8, 9);
        expect(
            history,
            subject.equals(STRICT) && room == 2,
            "POOL-CONSERVE: release dropped a1 although at most 16 of 32 bytes were in the"
                + " pool");
      }
    }
  }
}
