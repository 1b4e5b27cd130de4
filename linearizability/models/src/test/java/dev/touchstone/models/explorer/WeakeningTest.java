package dev.touchstone.models.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.weaver.hook.AccessSite;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** References whose classes are as compiled, but for the mode of one access. */
class WeakeningTest {
  private static final int CAPACITY = 2;
  private static final Duration AMPLE = Duration.ofMinutes(5);
  private static final WovenSubjects WOVEN = new WovenSubjects();

  private static QueueExploration reference(String name) {
    QueueSubject subject = (QueueSubject) WOVEN.of(Subjects.find("touchstone:" + name, null));
    // Classes are initialized before any thread runs.
    subject.create(CAPACITY).offer(1);
    return new QueueExploration(WOVEN.loader(), subject, AccessModes.AS_WRITTEN);
  }

  private static List<QueueClient> clients(QueueExploration exploration) {
    return QueueClients.of(exploration.subject().contract(), CAPACITY, CAPACITY, 1);
  }

  private static Weakening weakening(QueueExploration exploration, MemoryModel model) {
    return new Weakening(exploration, clients(exploration), CAPACITY, model, AMPLE);
  }

  private static AccessSite access(Weakening weakening, String method) {
    return weakening.sites().stream()
        .filter(site -> site.code().method().equals(method))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "SpmcArrayQueue,setProducerIndexRelease",
    "SpmcArrayQueue,getProducerIndexAcquire",
    "WaitFreeSpmcArrayQueue,setProducerIndexRelease",
    "WaitFreeSpmcArrayQueue,getProducerIndexAcquire"
  })
  void theProducerIndexIsNeededAsItIs(String reference, String accessor) {
    QueueExploration exploration = reference(reference);
    Weakening java = weakening(exploration, new Jamx());
    AccessSite site = access(java, accessor);
    for (AccessMode weaker : Weakening.weaker(site)) {
      Weakening.Row row = java.row(site, weaker);
      assertThat(row.claim()).as(row.toString()).isNotEmpty();
      Weakening interleavings = weakening(exploration, new SequentialConsistency());
      assertThat(interleavings.row(site, weaker).claim()).isEmpty();
    }
  }

  @Test
  void theStaleReadTheMissedWriteAndTheMissingModeAreNamed() {
    QueueExploration exploration = reference("SpmcArrayQueue");
    AccessSite site = access(weakening(exploration, new Jamx()), "setProducerIndexRelease");
    AccessModes weakened =
        s -> s.id() == site.id() ? AccessMode.OPAQUE : AccessModes.AS_WRITTEN.of(s);
    Verification.Result result =
        exploration
            .with(weakened)
            .explore(
                QueueClient.of(CAPACITY, "", "oo|p|p"),
                CAPACITY,
                Set.of("QUEUE-PUBLISH"),
                new Jamx(),
                AMPLE);
    assertThat(result.smallest().orElseThrow().trace().explanation())
        .contains(
            "is stale: it saw",
            "although thread 0 had written",
            "later opaque write of queue.producerIndex",
            "the write is opaque, and would have to be a release write");
  }

  @ParameterizedTest
  @ValueSource(strings = {"SpmcArrayQueue", "WaitFreeSpmcArrayQueue"})
  void everyAccessInEveryWeakerModeIsTried(String reference) {
    List<Weakening.Row> table = weakening(reference(reference), new Jamx()).table();
    assertThat(table).hasSizeGreaterThan(12);
    assertThat(table).filteredOn(row -> row.claim().isEmpty()).isNotEmpty();
    assertThat(table).filteredOn(row -> !row.claim().isEmpty()).hasSizeGreaterThan(4);
  }
}
