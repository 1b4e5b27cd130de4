package dev.touchstone.explorer;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.sync.ModelMonitor;
import dev.touchstone.explorer.sync.Permits;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads that wait: what is a deadlock, what is merely an unfinished execution. */
class BlockingTest {
  private static final List<MemoryModel> MODELS =
      List.of(new SequentialConsistency(), new Rc11(), new Jamx());

  private static void deadlocks(Program program, boolean expected) {
    for (MemoryModel model : MODELS) {
      Verification.Result result = Verification.of(Explorer.of(model), new Failures()).run(program);
      assertThat(result.count(Fault.Kind.DEADLOCK) > 0)
          .as(model.name() + " " + program.name())
          .isEqualTo(expected);
      assertThat(result.count(Fault.Kind.FAILURE)).isZero();
      assertThat(result.exploration().isExhausted()).isTrue();
      assertThat(result.exploration().complete()).isPositive();
    }
  }

  private static Program twoLocks(boolean sameOrder) {
    Program.Builder p = Program.named("two locks, same order " + sameOrder);
    ModelMonitor a = new ModelMonitor(p, "a", 2);
    ModelMonitor b = new ModelMonitor(p, "b", 2);
    p.thread(m -> nested(m, a, b));
    p.thread(m -> nested(m, sameOrder ? a : b, sameOrder ? b : a));
    return p.build();
  }

  private static void nested(Memory m, ModelMonitor first, ModelMonitor second) {
    first.lock(m);
    second.lock(m);
    second.unlock(m);
    first.unlock(m);
  }

  @Test
  void locksTakenInOppositeOrderDeadlock() {
    deadlocks(twoLocks(false), true);
    deadlocks(twoLocks(true), false);
  }

  /** A waiter that looks at its flag before it takes the lock, or under the lock. */
  private static Program signalled(boolean lookUnderLock) {
    Program.Builder p = Program.named("signal, look under lock " + lookUnderLock);
    ModelMonitor monitor = new ModelMonitor(p, "monitor", 2);
    Location ready = p.location("ready", 0);
    p.thread(
        m -> {
          if (lookUnderLock) {
            monitor.lock(m);
            while (m.read(ready, PLAIN) == 0) {
              monitor.await(m);
            }
            monitor.unlock(m);
          } else if (m.read(ready, VOLATILE) == 0) {
            monitor.lock(m);
            monitor.await(m);
            monitor.unlock(m);
          }
        });
    p.thread(
        m -> {
          monitor.lock(m);
          m.write(ready, 1, VOLATILE);
          monitor.signal(m);
          monitor.unlock(m);
        });
    return p.build();
  }

  @Test
  void aSignalThatComesBeforeTheWaitIsLost() {
    deadlocks(signalled(false), true);
    deadlocks(signalled(true), false);
  }

  private static Program twoWaiters(boolean all) {
    Program.Builder p = Program.named("two waiters, notify all " + all);
    ModelMonitor monitor = new ModelMonitor(p, "monitor", 3);
    Location ready = p.location("ready", 0);
    for (int i = 0; i < 2; i++) {
      p.thread(
          m -> {
            monitor.lock(m);
            while (m.read(ready, PLAIN) == 0) {
              monitor.await(m);
            }
            monitor.unlock(m);
          });
    }
    p.thread(
        m -> {
          monitor.lock(m);
          m.write(ready, 1, PLAIN);
          if (all) {
            monitor.signalAll(m);
          } else {
            monitor.signal(m);
          }
          monitor.unlock(m);
        });
    return p.build();
  }

  @Test
  void notifyInsteadOfNotifyAllLosesAWakeUp() {
    deadlocks(twoWaiters(false), true);
    deadlocks(twoWaiters(true), false);
  }

  /** Parks while a flag is not set; the waker sets it and unparks, in one order or the other. */
  private static Program parking(boolean flagFirst, boolean loops) {
    Program.Builder p = Program.named("parking, flag first " + flagFirst + ", loops " + loops);
    Permits permits = new Permits(p, 2);
    Location flag = p.location("flag", 0);
    p.thread(
        m -> {
          while (m.read(flag, VOLATILE) == 0) {
            permits.park(m);
            if (!loops) {
              return;
            }
          }
        });
    p.thread(
        m -> {
          if (flagFirst) {
            m.write(flag, 1, VOLATILE);
          }
          permits.unpark(m, 0);
          if (!flagFirst) {
            m.write(flag, 1, VOLATILE);
          }
        });
    return p.build();
  }

  @Test
  void unparkBeforeTheFlagLosesTheWakeUp() {
    deadlocks(parking(true, true), false);
    deadlocks(parking(false, true), true);
  }

  @Test
  void aSpinThatNobodyEndsIsStuckAndOneThatSomebodyEndsIsNot() {
    for (long written : new long[] {1, 2}) {
      Program.Builder p = Program.named("spin for 1, written " + written);
      Location x = p.location("x", 0);
      p.thread(
          m -> {
            int head = m.loopHead();
            while (m.read(x, ACQUIRE) != 1) {
              head = m.spin(head);
            }
          });
      p.thread(m -> m.write(x, written, RELEASE));
      Verification.Result result = Verification.of(Explorer.of(new Rc11())).run(p.build());
      assertThat(result.count(Fault.Kind.DEADLOCK)).isEqualTo(written == 1 ? 0 : 1);
    }
  }

  @Test
  void threadsThatStartAndJoinSeeEachOther() {
    Program.Builder p = Program.named("start and join");
    Location x = p.location("x", 0);
    p.thread(
        m -> {
          m.write(x, 1, PLAIN);
          m.start(1);
          m.join(1);
          m.check(m.read(x, PLAIN) == 2, "the join shows the child's write");
        });
    p.child(
        m -> {
          m.check(m.read(x, PLAIN) == 1, "the start shows the parent's write");
          m.write(x, 2, PLAIN);
        });
    deadlocks(p.build(), false);
  }

  @Test
  void spuriousFailuresOfAWeakCompareAndSetAreShown() {
    Program.Builder p = Program.named("weak compare-and-set");
    Location x = p.location("x", 0);
    p.thread(m -> m.note("done", m.weakCompareAndSet(x, 0, 1, OPAQUE) ? 1 : 0));
    long[] seen = new long[2];
    Explorer.of(new Jamx())
        .explore(
            p.build(),
            execution -> {
              seen[execution.noted(0, "done").orElseThrow().intValue()]++;
              return true;
            });
    assertThat(seen).containsExactly(1, 1);
  }
}
