package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who waits for a stopped thread is said in words, and held against the contract. */
class StallsTest {
  private static final String OFFER = "offer with a consumer stopped";

  private static Map<String, String> words(String name) throws InterruptedException {
    QueueSubject subject = (QueueSubject) Subjects.find(name, null);
    QueueSubject woven = WovenSubject.of(subject, QueueSubject.class).subject();
    assertThat(woven).isNotNull();
    Stalls<QueueUnderTest> stalls = new Stalls<>(new QueueStalls(woven, Capacities.of(subject)));
    assertThat(stalls.run()).as("a broken promise").isNull();
    assertThat(stalls.places()).isGreaterThanOrEqualTo(10);
    return stalls.strength().figures();
  }

  @Test
  void anOfferThatWaitsIsReportedAsBlockingAndKeepsItsPromise() throws Exception {
    Map<String, String> words = words("touchstone:SpmcArrayQueue");
    assertThat(words.get(OFFER))
        .matches("offer waited for a consumer stopped at \\w+\\.java:\\d+ .*")
        .contains("(in drain, poll")
        .endsWith("the contract promises blocking: holds");
    assertThat(words.get("poll with a consumer stopped"))
        .matches("poll returned with .* each of its \\d+ accesses; .* lock-free: holds");
  }

  @Test
  void anOfferThatNeverWaitsReturnsBesideAConsumerStoppedAnywhere() throws Exception {
    Map<String, String> words = words("touchstone:WaitFreeSpmcArrayQueue");
    assertThat(words.get(OFFER))
        .matches(
            "offer returned with a consumer stopped at each of its (1\\d|[2-9]\\d) accesses;"
                + " the contract promises wait-free: holds");
  }
}
