package dev.touchstone.explorer.woven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.explorer.UnequalThreadsException;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.SequentialConsistency;
import org.junit.jupiter.api.Test;

/** Compiled classes do under the explorer what Java's memory model says. */
class WovenHeapTest {
  private static final MemoryModel JAVA = new Jamx();

  private static WovenSample mailbox() {
    return new WovenSample("Mailbox");
  }

  @Test
  void aVolatileFlagPublishesAndAPlainOneDoesNot() {
    WovenSample.Outcome right =
        mailbox().thread("sendVolatile").thread("receiveVolatile").explore(new Jamx());
    assertThat(right.results()).containsExactly("null | -1", "null | 42");
    assertThat(right.exploration().isExhausted()).isTrue();
    assertThat(mailbox().thread("sendPlain").thread("receivePlain").explore(new Jamx()).results())
        .containsExactly("null | -1", "null | 0", "null | 42");
    assertThat(
            mailbox()
                .thread("sendPlain")
                .thread("receivePlain")
                .explore(new SequentialConsistency())
                .results())
        .containsExactly("null | -1", "null | 42");
  }

  @Test
  void modesOfVarHandlesAreKept() {
    WovenSample.Outcome right =
        mailbox().thread("sendRelease").thread("receiveAcquire").explore(new Jamx());
    assertThat(right.results()).containsExactly("null | 42");
    assertThat(
            mailbox().thread("sendRelease").thread("receiveOpaque").explore(new Jamx()).results())
        .containsExactly("null | 0", "null | 42");
  }

  @Test
  void aLoopThatOnlyWaitsIsSeenOnceAndOneThatCountsIsNot() {
    WovenSample.Outcome waits =
        mailbox().thread("sendRelease").thread("receiveAcquire").explore(new Jamx());
    assertThat(waits.exploration().complete()).isEqualTo(1);
    assertThat(waits.exploration().isExhausted()).isTrue();
    WovenSample.Outcome forEver = mailbox().thread("receiveAcquire").explore(new Jamx());
    assertThat(forEver.stuck()).isTrue();
    assertThat(
            mailbox().thread("sendRelease").thread("receiveOrGiveUp").explore(new Jamx()).results())
        .containsExactly("null | -1", "null | 42");
  }

  @Test
  void atomicsAndMonitorsCount() {
    assertThat(mailbox().thread("count").thread("count").explore(new Jamx()).results())
        .containsExactly("1 | 2", "2 | 1");
    assertThat(mailbox().thread("countLocked").thread("countLocked").explore(new Jamx()).results())
        .containsExactly("1 | 2", "2 | 1");
    assertThat(mailbox().thread("countRacy").thread("countRacy").explore(new Jamx()).results())
        .containsExactly("1 | 1", "1 | 2", "2 | 1", "2 | 2");
  }

  @Test
  void whatIsNotWovenIsRefusedByName() {
    assertThatThrownBy(() -> mailbox().thread("put").thread("put").explore(new Jamx()))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining("java.util.Map.put, used in")
        .hasMessageContaining("Mailbox.put(Mailbox.java:");
  }

  @Test
  void whatThreadsAllocateIsTheSameObjectInEveryRun() {
    WovenSample.Outcome right =
        new WovenSample("TreiberStack")
            .thread("push 1", "pop")
            .thread("push 2", "pop")
            .afterwards("pop")
            .explore(new Jamx());
    assertThat(right.exploration().isExhausted()).isTrue();
    assertThat(right.results()).containsExactly("null,1 | null,2 | null", "null,2 | null,1 | null");
  }

  @Test
  void aNodeThatIsLinkedTooLateLosesAnother() {
    WovenSample.Outcome wrong =
        new WovenSample("TreiberStack")
            .thread("pushBeforeLinking 1")
            .thread("pushBeforeLinking 2", "pop", "pop")
            .afterwards("pop")
            .explore(new Jamx());
    assertThat(wrong.results()).contains("null | null,1,null | null");
  }

  @Test
  void aWakeUpBeforeTheWaiterIsThereIsLost() {
    WovenSample.Outcome wrong =
        new WovenSample("ParkingLatch", true)
            .thread("open")
            .thread("awaitLookingFirst")
            .explore(new SequentialConsistency());
    assertThat(wrong.stuck()).isTrue();
    assertThat(wrong.results()).containsExactly("null | 42");
  }

  @Test
  void parkingForATimeIsRefusedByName() {
    assertThatThrownBy(
            () ->
                new WovenSample("ParkingLatch", true)
                    .thread("awaitForSomeTime")
                    .explore(new Jamx()))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining("LockSupport.parkNanos, used in")
        .hasMessageContaining("is not supported");
  }

  @Test
  void ofEqualThreadsOfCompiledClassesOneOrderIsSeen() {
    WovenSample.Outcome seen = mailbox().threads(3, "countRacy").explore(new Jamx());
    WovenSample.Outcome all =
        mailbox().thread("countRacy").thread("countRacy").thread("countRacy").explore(new Jamx());
    assertThat(seen.exploration().represented()).isEqualTo(all.exploration().complete());
    assertThat(seen.exploration().complete()).isLessThan(all.exploration().complete() / 3);
    assertThat(all.results()).containsAll(seen.results());
  }

  @Test
  void threadsThatAllocateWhatTheyShareOrLookAtThemselvesAreNotEqual() {
    assertThatThrownBy(() -> new WovenSample("TreiberStack").threads(2, "push 1").explore(JAVA))
        .isInstanceOf(UnequalThreadsException.class);
    assertThatThrownBy(() -> mailbox().threads(2, "hideWhoIAm").explore(JAVA))
        .as("though the code under test catches what refuses it")
        .isInstanceOf(UnequalThreadsException.class);
  }

  private static WovenSample counter() {
    return new WovenSample("TryingCounter", true);
  }

  @Test
  void aLockIsTriedAgainByItsOwnerOnly() {
    assertThat(counter().thread("incrementTwice").thread("increment").explore(new Jamx()).results())
        .containsExactly("3 | -1", "3 | 3", "5 | 1");
  }

  @Test
  void aLockThatIsNotReentrantWaitsForItself() {
    assertThat(counter().thread("takeTwice").explore(new Jamx()).stuck()).isTrue();
  }

  @Test
  void aSharedLockIsRefusedByName() {
    assertThatThrownBy(() -> counter().thread("read").explore(new Jamx()))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining("Lock.lock, used in");
  }
}
