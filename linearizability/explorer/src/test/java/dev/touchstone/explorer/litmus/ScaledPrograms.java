package dev.touchstone.explorer.litmus;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.sync.ModelMonitor;

/** Synthetic programs that grow with a parameter, by their usual names. */
public final class ScaledPrograms {
  private ScaledPrograms() {}

  static Program coa(int n) {
    Program.Builder p = Program.named("CoA");
    Location x = p.location("x", 0);
    Location y = p.location("y", 0);
    Location z = p.location("z", 0);
    p.thread(m -> writeReadRead(m, x, 1, y));
    p.thread(m -> writeReadRead(m, x, 2, z));
    for (int i = 0; i < n; i++) {
      int value = i;
      p.thread(
          m -> {
            m.write(y, value, RELEASE);
            m.write(z, value, RELEASE);
          });
    }
    return p.build();
  }

  private static void writeReadRead(Memory m, Location own, long value, Location other) {
    m.write(own, value, RELEASE);
    m.read(other, ACQUIRE);
    m.read(own, ACQUIRE);
  }

  static Program writersAndReader(int writers) {
    Program.Builder p = Program.named("N-writers");
    Location x = p.location("x", 0);
    for (int i = 0; i < writers; i++) {
      int value = i;
      p.thread(m -> m.write(x, value, RELEASE));
    }
    return p.thread(m -> m.read(x, ACQUIRE)).build();
  }

  /** {@code n} threads that increment each of {@code counters} counters. */
  static Program increments(int n, int counters) {
    Program.Builder p = Program.named("inc");
    Location[] x = p.array("x", counters, 0);
    for (int i = 0; i < n; i++) {
      p.thread(
          m -> {
            for (Location counter : x) {
              m.getAndAdd(counter, 1, OPAQUE);
            }
          });
    }
    return p.build();
  }

  static Program casRotation(int n) {
    Program.Builder p = Program.named("casrot");
    Location x = p.location("x", 0);
    for (int i = 1; i <= n; i++) {
      int value = i;
      p.thread(m -> m.compareAndSet(x, value - 1, value, OPAQUE));
    }
    return p.build();
  }

  static Program casThenWrite(int n) {
    Program.Builder p = Program.named("casw");
    Location x = p.location("x", 0);
    for (int i = 0; i < n; i++) {
      int value = i;
      p.thread(
          m -> {
            m.compareAndSet(x, 0, 1, OPAQUE);
            m.write(x, value + 3, RELEASE);
          });
    }
    return p.build();
  }

  static Program writeAndCas(int n) {
    Program.Builder p = Program.named("wcas");
    Location x = p.location("x", 0);
    p.thread(m -> m.write(x, 2, RELEASE));
    for (int i = 0; i < n; i++) {
      p.thread(m -> m.compareAndSet(x, 2, 3, OPAQUE));
    }
    return p.build();
  }

  /** The last-zero search; a large {@code n} gives a long run. */
  public static Program lastZero(int n) {
    Program.Builder p = Program.named("lastzero");
    Location[] array = p.array("array", n + 1, 0);
    p.thread(
        m -> {
          for (int i = n; m.read(array[i], ACQUIRE) != 0; i--) {
            m.check(i > 0, "the first element is never written");
          }
        });
    for (int i = 1; i <= n; i++) {
      int j = i;
      p.thread(m -> m.write(array[j], m.read(array[j - 1], ACQUIRE) + 1, RELEASE));
    }
    return p.build();
  }

  /** One writer, {@code n} readers: two to the power of {@code n} executions. */
  public static Program readers(int n) {
    Program.Builder p = Program.named("readers");
    Location x = p.location("x", 0);
    p.thread(m -> m.write(x, 42, RELEASE));
    for (int i = 0; i < n; i++) {
      p.thread(m -> m.read(x, ACQUIRE));
    }
    return p.build();
  }

  static Program readThenWrite(int n) {
    Program.Builder p = Program.named("rw");
    Location x = p.location("x", 0);
    for (int i = 0; i < n; i++) {
      int value = i;
      p.thread(
          m -> {
            m.read(x, OPAQUE);
            m.write(x, value, OPAQUE);
          });
    }
    return p.build();
  }

  static Program writeAndIncrements(int n) {
    Program.Builder p = Program.named("wainc");
    Location x = p.location("x", 0);
    p.thread(m -> m.write(x, 42, RELEASE));
    for (int i = 0; i < n; i++) {
      p.thread(m -> m.getAndAdd(x, 1, OPAQUE));
    }
    return p.build();
  }

  static Program peterson(AccessMode reads, AccessMode writes) {
    Program.Builder p = Program.named("peterson");
    Location[] flag = p.array("flag", 2, 0);
    Location turn = p.location("turn", 0);
    Location x = p.location("x", 0);
    for (int i = 0; i < 2; i++) {
      int me = i;
      p.thread(
          m -> {
            int other = 1 - me;
            m.write(flag[me], 1, writes);
            m.write(turn, other, writes);
            m.assume(m.read(flag[other], reads) != 1 || m.read(turn, reads) != other);
            m.write(x, me, writes);
            m.read(x, reads);
            m.write(flag[me], 0, writes);
          });
    }
    return p.build();
  }

  static Program szymanski() {
    Program.Builder p = Program.named("szymanski");
    Location x = p.location("x", 0);
    Location[] flag = p.array("flag", 2, 0);
    for (int i = 0; i < 2; i++) {
      int me = i;
      p.thread(
          m -> {
            Location own = flag[me];
            Location other = flag[1 - me];
            writeAndFence(m, own, 1);
            m.assume(m.read(other, OPAQUE) < 3);
            writeAndFence(m, own, 3);
            if (m.read(other, OPAQUE) == 1) {
              writeAndFence(m, own, 2);
              m.assume(m.read(other, OPAQUE) == 4);
            }
            writeAndFence(m, own, 4);
            m.assume(m.read(other, OPAQUE) < 2);
            m.write(x, me, OPAQUE);
            m.read(x, OPAQUE);
            m.check(m.read(x, OPAQUE) == me, "the section is exclusive");
            m.fence(VOLATILE);
            m.assume(2 > m.read(other, OPAQUE) || m.read(other, OPAQUE) > 3);
            m.write(own, 0, OPAQUE);
          });
    }
    return p.build();
  }

  private static void writeAndFence(Memory m, Location location, long value) {
    m.write(location, value, OPAQUE);
    m.fence(VOLATILE);
  }

  static Program dekker() {
    Program.Builder p = Program.named("dekker");
    Location[] flag = p.array("flag", 2, 0);
    Location c = p.location("c", 0);
    for (int i = 0; i < 2; i++) {
      int me = i;
      p.thread(
          m -> {
            writeAndFence(m, flag[me], 1);
            if (m.read(flag[1 - me], OPAQUE) == 0) {
              m.write(c, me, OPAQUE);
              m.check(m.read(c, OPAQUE) == me, "the section is exclusive");
            }
          });
    }
    return p.build();
  }

  static Program lockedIncrements(int n) {
    Program.Builder p = Program.named("lockinc");
    ModelMonitor lock = new ModelMonitor(p, "lock", n);
    Location x = p.location("x", 0);
    for (int i = 0; i < n; i++) {
      p.thread(
          m -> {
            lock.lock(m);
            m.write(x, m.read(x, OPAQUE) + 1, OPAQUE);
            lock.unlock(m);
          });
    }
    return p.build();
  }

  static Program publish() {
    Program.Builder p = Program.named("publish");
    Location x = p.location("x", 0);
    Location flag = p.location("flag", 0);
    p.thread(
        m -> {
          m.write(x, 42, RELEASE);
          m.write(flag, 1, RELEASE);
        });
    p.thread(
        m -> {
          int count = 0;
          while (m.read(flag, ACQUIRE) != 1) {
            if (++count > 40) {
              return;
            }
          }
          m.check(m.read(x, ACQUIRE) == 42, "what was published is seen");
        });
    return p.build();
  }

  /** Two readers that read so many times in turn, two writers of three rounds each. */
  static Program big(int firstReads, int secondReads) {
    Program.Builder p = Program.named("big");
    Location[] x = p.array("x", 4, 0);
    p.thread(m -> readInTurn(m, x, 4, firstReads));
    p.thread(m -> readInTurn(m, x, secondReads == 3 ? 3 : 4, secondReads));
    for (int i = 0; i < 4; i += 2) {
      int first = i;
      p.thread(
          m -> {
            for (int round = 1; round <= 3; round++) {
              m.write(x[first], round, RELEASE);
              m.write(x[first + 1], round, RELEASE);
            }
          });
    }
    return p.build();
  }

  private static void readInTurn(Memory m, Location[] x, int of, int reads) {
    for (int i = 0; i < reads; i++) {
      m.read(x[i % of], ACQUIRE);
    }
  }

  /** The Fibonacci race. */
  public static Program fibonacci() {
    Program.Builder p = Program.named("fib_bench");
    Location[] x = p.array("x", 2, 1);
    for (int i = 0; i < 2; i++) {
      int me = i;
      p.thread(
          m -> {
            for (int round = 0; round < 5; round++) {
              long sum = m.read(x[0], ACQUIRE) + m.read(x[1], ACQUIRE);
              m.write(x[me], sum, RELEASE);
            }
          });
    }
    p.thread(
        m ->
            m.check(
                m.read(x[0], ACQUIRE) <= 144 && m.read(x[1], ACQUIRE) <= 144,
                "no more than the twelfth number"));
    return p.build();
  }
}
