package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.queue.QueueClaims;
import org.junit.jupiter.api.Test;

class ExhibitTest {

  @Test
  void tenFailuresEachWithTwoSentences() {
    assertThat(Exhibit.ALL).hasSize(10).extracting(Exhibit::id).doesNotHaveDuplicates();
    assertThat(Exhibit.ALL)
        .allSatisfy(
            exhibit -> {
              assertThat(exhibit.words().split("\\. ", -1)).as(exhibit.id()).hasSize(2);
              assertThat(EngineKind.named(exhibit.engine())).as(exhibit.id()).isPresent();
            });
  }

  @Test
  void everyEngineOfQueuesIsThere() {
    assertThat(Exhibit.ALL)
        .extracting(Exhibit::engine)
        .contains("conformance", "lincheck", "storms", "jcstress", "jmh");
    assertThat(Exhibit.ALL).extracting(Exhibit::claim).contains(QueueClaims.FULL, QueueClaims.PEEK);
  }
}
