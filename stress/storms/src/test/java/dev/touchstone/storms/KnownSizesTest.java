package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * J6 of the known defects: {@code size} tells the only consumer of an element, and its {@code poll}
 * finds none. JCTools 1.2.1 mended that by turning two stores round, and so its sizes can be -1: a
 * certificate calls both releases violated for QUEUE-SIZE. Here the two are told apart by what is
 * seen.
 */
@Tag("known-defects")
class KnownSizesTest {
  private static final int RUNS = Integer.getInteger("known.defects.runs", 10);
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final String TOLD = "size told the only consumer";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SpscUnboundedArrayQueue",
        "SpscGrowableArrayQueue",
        "atomic.SpscAtomicArrayQueue"
      })
  void sizeThenNothing(String queue) throws Exception {
    int bad = 0;
    int good = 0;
    long worst = 0;
    for (int seed = 1; seed <= RUNS; seed++) {
      long millis = millisUntilTold(queue, "1.2", seed);
      bad += millis < 0 ? 0 : 1;
      worst = Math.max(worst, millis);
      good += millisUntilTold(queue, "1.2.1", seed) < 0 ? 0 : 1;
    }
    System.out.printf(
        "J6 %s: jctools 1.2 seen in %d of %d runs, after at most %d ms; 1.2.1 in %d of %d, %d s each%n",
        queue, bad, RUNS, worst, good, RUNS, LIMIT.toSeconds());
    assertThat(bad).isEqualTo(RUNS);
    assertThat(good).isZero();
  }

  private static long millisUntilTold(String queue, String version, long seed) throws Exception {
    QueueSubject subject = woven("org.jctools.queues." + queue, version);
    Judge judge = new Judge(Rules.of(subject.contract()));
    long begin = System.nanoTime();
    for (int i = 0; System.nanoTime() - begin < LIMIT.toNanos(); i++) {
      for (Capacities.Capacity capacity : Capacities.of(subject)) {
        StormHistory history = storm(subject, capacity, (seed << 32) + i);
        if (judge.judge(history).stream().anyMatch(b -> b.sentence().startsWith(TOLD))) {
          return (System.nanoTime() - begin) / 1_000_000;
        }
      }
    }
    return -1;
  }

  private static StormHistory storm(QueueSubject subject, Capacities.Capacity capacity, long seed)
      throws InterruptedException {
    StormPlan plan =
        new StormPlan(Mix.OBSERVED, capacity.asked(), 1, 1, 0, false, 2, true, 300, seed);
    int holds = capacity.holds();
    StormHistory.Setup setup = new StormHistory.Setup(holds, holds, false, true);
    Storm.Outcome outcome =
        new Storm(plan, subject.create(capacity.asked()), setup, true, true, 2_000).run();
    StormHistory history = outcome.history();
    assertThat(history).as("%s", outcome).isNotNull();
    return history;
  }

  /** The class as that release has it, ahead of the one that tests are compiled with. */
  private static QueueSubject woven(String className, String version) {
    String classPath = System.getProperty("java.class.path");
    Path jar = Path.of("target/known-defects/jctools-core-" + version + ".jar");
    assertThat(jar).exists();
    System.setProperty("java.class.path", jar + File.pathSeparator + classPath);
    try {
      QueueSubject named = (QueueSubject) Subjects.find(className, null);
      QueueSubject woven = WovenSubject.of(named, QueueSubject.class).subject();
      assertThat(woven).isNotNull();
      return woven;
    } finally {
      System.setProperty("java.class.path", classPath);
    }
  }
}
