package dev.touchstone.models.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.weaver.hook.Replaced;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of executions that differ in which of some equal consumers did what, one is judged. */
class EqualThreadsTest {
  private static final int CAPACITY = 2;
  private static final Duration AMPLE = Duration.ofMinutes(5);
  private static final WovenSubjects WOVEN = new WovenSubjects();

  private static QueueSubject subject(String name) {
    QueueSubject subject = (QueueSubject) WOVEN.of(Subjects.find(name, null));
    QueueCampaign.warmUp(subject, CAPACITY);
    return subject;
  }

  private static Verification.Result explore(
      QueueSubject subject, QueueClient client, boolean mergesEqual) {
    return new QueueExploration(WOVEN.loader(), subject, AccessModes.AS_WRITTEN)
        .explore(client, CAPACITY, Set.of(), new Jamx(), AMPLE, mergesEqual);
  }

  @ParameterizedTest
  @CsvSource({
    "touchstone:SpmcArrayQueue, '', oo|p|p",
    "touchstone:SpmcArrayQueue, '', o|p|p|p",
    "touchstone:SpmcArrayQueue, oo, po|p|p",
    "touchstone:WaitFreeSpmcArrayQueue, '', oo|pp|pp",
    "touchstone:WaitFreeSpmcArrayQueue, '', o!|?p|?p",
    "specimen:SpmcRepeatedElement, oo, oo|p|p",
    "specimen:SpmcOfferFailsWhileSlotIsClaimed, oo, po|p|p",
    "specimen:SpmcIndexBeforeElement, '', o!|?p|?p",
    "specimen:SpmcPlainProducerIndex, '', oo|p|p"
  })
  void whatIsJudgedStandsForAll(String name, String before, String threads) {
    QueueSubject subject = subject(name);
    QueueClient client = QueueClient.of(CAPACITY, before, threads);
    Verification.Result one = explore(subject, client, true);
    Verification.Result all = explore(subject, client, false);
    Exploration seen = one.exploration();
    assertThat(seen.represented()).isEqualTo(all.exploration().complete());
    assertThat(seen.complete()).isLessThan(all.exploration().complete());
    assertThat(one.holds()).isEqualTo(all.holds());
    assertThat(one.smallest().map(example -> example.fault().claim()))
        .isEqualTo(all.smallest().map(example -> example.fault().claim()));
    if (seen.blocked() == 0) {
      assertThat(one.faulty()).isEqualTo(all.faulty());
      assertThat(one.violating()).isEqualTo(all.violating());
    }
  }

  /** A queue whose operations do as if they were woven and asked for the thread that runs them. */
  private record Asking(QueueSubject subject) implements QueueSubject {
    @Override
    public String name() {
      return subject.name();
    }

    @Override
    public QueueContract contract() {
      return subject.contract();
    }

    @Override
    public Set<Capability> capabilities() {
      return Set.of();
    }

    @Override
    public QueueUnderTest create(int capacity) {
      QueueUnderTest queue = subject.create(capacity);
      return new QueueUnderTest() {
        private final QueueUnderTest reachable = queue;

        @Override
        public Set<Capability> capabilities() {
          return Set.of();
        }

        @Override
        public boolean offer(Object element) {
          return reachable.offer(element);
        }

        @Override
        public @Nullable Object poll() {
          assertThat(Replaced.currentThread()).isNotNull();
          return reachable.poll();
        }
      };
    }
  }

  @Test
  void threadsThatTheSubjectTellsApartAreNotMerged() {
    QueueSubject plain = subject("touchstone:SpmcArrayQueue");
    QueueClient client = QueueClient.of(CAPACITY, "", "oo|p|p");
    Verification.Result asking =
        new QueueExploration(WOVEN.loader(), new Asking(plain), AccessModes.AS_WRITTEN)
            .explore(client, CAPACITY, Set.of(), new Jamx(), AMPLE);
    assertThat(asking.holds()).isTrue();
    assertThat(asking.exploration().complete())
        .isEqualTo(explore(plain, client, false).exploration().complete());
  }
}
